#if canImport(SwiftUI)
import SwiftUI
import Waymark

extension NavigationCapabilities {
    /// What this system has.
    package static var ofSystem: NavigationCapabilities {
        var capabilities: NavigationCapabilities = []
        #if !os(macOS)
        capabilities.insert(.fullScreenCovers)
        #endif
        #if !os(tvOS) && !os(watchOS)
        capabilities.insert(.popovers)
        #endif
        #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        capabilities.insert(.inspectors)
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
    /// What there is to show destinations with: at most what the system has. Tests leave things out.
    package var navigationCapabilities: NavigationCapabilities {
        get { self[CapabilitiesKey.self] }
        set { self[CapabilitiesKey.self] = newValue.intersection(.ofSystem) }
    }
}
#endif
