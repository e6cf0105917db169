/// Re-exports Waymark, so that one import is enough.
@_exported public import Waymark
