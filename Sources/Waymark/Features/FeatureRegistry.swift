import WaymarkLinks

/// The features of an app, which create its screens. A destination's type determines its feature, in one look-up.
@MainActor public final class FeatureRegistry<Screen> {
    /// The functions that create the screens, by type of destination.
    private let features: [ObjectIdentifier: @MainActor (any Navigation, any Navigator) -> Screen]
    private let notFound: @MainActor (any Navigation, any Navigator) -> Screen

    /// Creates a registry of an app's features.
    ///
    /// - Parameters:
    ///   - features: The features. If several have the same type of destinations, the first one is used.
    ///   - notFound: Returns the screen for a destination that no feature shows.
    public init(
        _ features: [any Feature<Screen>], notFound: @escaping @MainActor (any Navigation, any Navigator) -> Screen
    ) {
        self.features = Dictionary(
            features.map { ($0.incoming, $0.maker) }, uniquingKeysWith: { first, _ in first })
        self.notFound = notFound
    }

    /// Returns the screen of a destination, or the not-found screen if no feature shows it.
    public func screen(for navigation: AnyNavigation, navigator: any Navigator) -> Screen {
        let make = features[ObjectIdentifier(type(of: navigation.base))] ?? notFound
        return make(navigation.base, navigator)
    }
}

extension Feature {
    fileprivate var incoming: ObjectIdentifier { ObjectIdentifier(Incoming.self) }
    fileprivate var maker: @MainActor (any Navigation, any Navigator) -> Screen {
        { screen(for: own($0), navigator: $1) }
    }
    private func own(_ navigation: any Navigation) -> Incoming {
        func resolved(_ shown: some Navigation) -> Incoming {
            guard let shown = shown as? Incoming else { preconditionFailure("the destination is another feature's") }
            return shown
        }
        return resolved(navigation)
    }
    var erasedLinks: Links<AnyNavigation> { links.map({ AnyNavigation($0) }, { $0.base as? Incoming }) }
}
