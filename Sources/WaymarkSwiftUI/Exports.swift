/// One import gives the views and `Waymark`.
@_exported public import Waymark
