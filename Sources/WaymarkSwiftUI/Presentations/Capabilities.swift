#if canImport(SwiftUI)
import SwiftUI

/// The presentations and other features that a container supports on this system.
package struct NavigationCapabilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Full-screen covers. macOS shows sheets instead.
    package static let fullScreenCovers = NavigationCapabilities(rawValue: 1)
    /// Popovers. tvOS and watchOS show sheets instead.
    package static let popovers = NavigationCapabilities(rawValue: 2)
    /// Zoom transitions, on iOS 18, watchOS 11, visionOS 2 and later. Elsewhere the system's own transition is used.
    package static let zoomTransitions = NavigationCapabilities(rawValue: 8)
    /// Tabs with roles and sections that the user can customize, on iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    /// and later. Older systems show a plain row of tabs.
    package static let customizableTabs = NavigationCapabilities(rawValue: 16)
}

extension NavigationCapabilities {
    /// The capabilities of the system.
    package static var ofSystem: NavigationCapabilities {
        var capabilities: NavigationCapabilities = []
        #if !os(macOS)
        capabilities.insert(.fullScreenCovers)
        #endif
        #if !os(tvOS) && !os(watchOS)
        capabilities.insert(.popovers)
        #endif
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            capabilities.insert(.customizableTabs)
            #if !os(macOS) && !os(tvOS)
            capabilities.insert(.zoomTransitions)
            #endif
        }
        return capabilities
    }
}

private struct CapabilitiesKey: EnvironmentKey {
    static var defaultValue: NavigationCapabilities { .ofSystem }
}
extension EnvironmentValues {
    /// The capabilities of containers. The default is all that the system supports. Setting the value drops those that
    /// the system doesn't support; tests set fewer.
    package var navigationCapabilities: NavigationCapabilities {
        get { self[CapabilitiesKey.self] }
        set { self[CapabilitiesKey.self] = newValue.intersection(.ofSystem) }
    }
}
#endif
