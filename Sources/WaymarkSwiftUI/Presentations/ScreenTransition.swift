#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// The transition with which a screen appears and disappears.
public enum ScreenTransition: Hashable, Sendable {
    /// The system's transition.
    case automatic
    /// A zoom from the view marked with `navigationSource(of:)`, and back to it. Needs iOS 18, visionOS 2 or watchOS
    /// 11; elsewhere it is ``automatic``. See
    /// [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:)).
    case zoom
    /// No animation.
    case instant
}

extension View {
    /// Sets the transitions of screens in the containers inside, by destination.
    ///
    /// ```swift
    /// NavigationContainer(router) { screen(for: $0) }
    ///     .navigationTransitions { (route: Route) in route.isPhoto ? .zoom : .automatic }
    /// ```
    public func navigationTransitions<Destination: Navigation>(
        _ transition: @escaping (Destination) -> ScreenTransition
    ) -> some View { modifier(AddsRule(\.screenTransitions, transition)) }
}

/// Applies a screen's transition.
struct HasTransition<Destination: Navigation>: ViewModifier {
    let destination: Destination?
    @Environment(\.screenTransitions) private var transition
    @Environment(\.navigationNamespace) private var namespace
    @Environment(\.navigationCapabilities) private var capabilities
    /// Fixed on first use, so that a changed rule doesn't reset the screen.
    @State private var zooms = Kept<Bool>()

    func body(content: Content) -> some View {
        #if os(macOS)
        content
        #else
        if let destination, zooms.first(transition?(destination) == .zoom), let namespace,
            capabilities.contains(.zoomTransitions), #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
    @Environment(\.navigationNamespace) private var namespace
    @Environment(\.navigationCapabilities) private var capabilities

    func body(content: Content) -> some View {
        if let namespace, capabilities.contains(.zoomTransitions),
            #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        {
            content.matchedTransitionSource(id: destination, in: namespace)
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    var screenTransitions: DestinationRule<ScreenTransition>? {
        get { self[OptionalKey<DestinationRule<ScreenTransition>>.self] }
        set { self[OptionalKey<DestinationRule<ScreenTransition>>.self] = newValue }
    }
    /// The namespace of zoom transitions: one for each container.
    var navigationNamespace: Namespace.ID? {
        get { self[OptionalKey<Namespace.ID>.self] }
        set { self[OptionalKey<Namespace.ID>.self] = newValue }
    }
}
#endif
