/// The presentations and other features that a container supports on this system. ``Router/capabilities`` is empty
/// until a container has shown the router.
package struct NavigationCapabilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Full-screen covers. macOS shows sheets instead.
    package static let fullScreenCovers = NavigationCapabilities(rawValue: 1)
    /// Popovers. tvOS and watchOS show sheets instead.
    package static let popovers = NavigationCapabilities(rawValue: 2)
    /// Inspectors, which need the modifier `navigationInspectors()` of WaymarkSwiftUI. Without it, and on tvOS, watchOS
    /// and visionOS, sheets are shown instead.
    package static let inspectors = NavigationCapabilities(rawValue: 4)
    /// Zoom transitions, on iOS 18, watchOS 11, visionOS 2 and later. Elsewhere the system's own transition is used.
    package static let zoomTransitions = NavigationCapabilities(rawValue: 8)
    /// Tabs with roles and sections that the user can customize, on iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    /// and later. Older systems show a plain row of tabs.
    package static let customizableTabs = NavigationCapabilities(rawValue: 16)
    /// Several windows, on macOS and visionOS, and on iPadOS if the app's `Info.plist` allows them.
    package static let windows = NavigationCapabilities(rawValue: 32)
}
