/// Views are a part of what an app says with Waymark: one import gives both.
@_exported public import Waymark
