/// Re-exports WaymarkLinks, so that one import is enough.
@_exported public import WaymarkLinks
