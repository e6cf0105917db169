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
    /// Tabs with roles that the user can customize, on iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    /// and later. Older systems show a plain row of tabs.
    package static let customizableTabs = NavigationCapabilities(rawValue: 16)
    /// Sheets that the user can close without a button of the app's. macOS has none.
    package static let closableSheets = NavigationCapabilities(rawValue: 32)
    /// Sheets whose delegate is told when the user pulls them down, on iOS and visionOS.
    package static let pulledSheets = NavigationCapabilities(rawValue: 64)
}

extension NavigationCapabilities {
    /// The capabilities of the system.
    package static var ofSystem: NavigationCapabilities {
        #if os(macOS)
        var capabilities: NavigationCapabilities = [.popovers]
        #elseif os(tvOS) || os(watchOS)
        var capabilities: NavigationCapabilities = [.fullScreenCovers, .closableSheets]
        #else
        var capabilities: NavigationCapabilities = [.fullScreenCovers, .popovers, .closableSheets, .pulledSheets]
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

extension EnvironmentValues {
    /// The capabilities of containers: all that the system supports. Tests set fewer.
    @Entry package var navigationCapabilities: NavigationCapabilities = .ofSystem
}
#endif
