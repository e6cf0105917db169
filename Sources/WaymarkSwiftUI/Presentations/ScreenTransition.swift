#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// The transition with which a screen appears and disappears.
public enum ScreenTransition: Hashable, Sendable {
    /// The system's transition.
    case automatic
    /// A zoom from the view marked with `navigationSource(of:)`, and back to it. Requires iOS 18, visionOS 2 or watchOS
    /// 11; elsewhere, and with Reduce Motion, it is ``automatic``. See
    /// [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:)).
    case zoom
    /// No animation.
    case instant
}

extension View {
    /// Sets the transitions of screens in the containers inside this view, by destination. For a screen pushed onto a
    /// UIKit navigation controller, only ``ScreenTransition/instant`` has an effect.
    ///
    /// ```swift
    /// NavigationContainer(router) { screen(for: $0) }
    ///     .navigationTransitions { (route: Route) in route.isPhoto ? .zoom : .automatic }
    /// ```
    /// - Parameter transition: Returns the transition of a destination's screen. A screen keeps the first answer about
    ///   it, except that ``ScreenTransition/instant`` applies to each navigation for which it is returned.
    public func navigationTransitions<Destination: Navigation>(
        _ transition: @escaping (Destination) -> ScreenTransition
    ) -> some View { modifier(AddsRule(\.screenTransitions, transition)) }
}

/// Applies the zoom transition to a destination's screen; none if the destination is nil.
struct Zooms<Destination: Navigation>: ViewModifier {
    let destination: Destination?
    @Environment(\.navigationGround) private var container
    @Environment(\.navigationCapabilities) private var capabilities
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    /// The first value of the setting. It is kept, because another one would reset the screen.
    @State private var isStill = Kept<Bool>()

    func body(content: Content) -> some View {
        #if os(macOS)
        content
        #else
        if !isStill.first(reducesMotion), let destination, let namespace = container?.namespace,
            capabilities.contains(.zoomTransitions),
            #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        {
            content.navigationTransition(.zoom(sourceID: destination.identity, in: namespace))
        } else {
            content
        }
        #endif
    }
}

/// Marks the source of a zoom transition.
struct ZoomsFrom: ViewModifier {
    let destination: AnyHashable
    @Environment(\.navigationGround) private var container
    @Environment(\.navigationCapabilities) private var capabilities

    func body(content: Content) -> some View {
        if let namespace = container?.namespace, capabilities.contains(.zoomTransitions),
            #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        {
            content.matchedTransitionSource(id: destination, in: namespace)
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    @Entry var screenTransitions: DestinationRule<ScreenTransition>?
}
#endif
