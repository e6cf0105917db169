/// Importing `WaymarkSwiftUI` also imports `Waymark`.
@_exported public import Waymark
