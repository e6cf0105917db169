import WaymarkLinks

/// The features of an app. Making a destination's screen takes one look-up by its type.
@MainActor public final class FeatureRegistry<Screen> {
    /// Makes the screens of each type of destination. Found once, since finding it costs more than calling it.
    @usableFromInline let features: [ObjectIdentifier: @MainActor (any Navigation, any Navigator) -> Screen]
    @usableFromInline let notFound: @MainActor (any Navigation, any Navigator) -> Screen

    /// Creates a registry of an app's features.
    ///
    /// - Parameters:
    ///   - features: The features. If two show the same type of navigation, the first one does.
    ///   - notFound: The screen for destinations that no feature shows.
    public init(
        _ features: [any Feature<Screen>], notFound: @escaping @MainActor (any Navigation, any Navigator) -> Screen
    ) {
        self.features = Dictionary(
            features.map { ($0.incoming, $0.maker) }, uniquingKeysWith: { first, _ in first })
        self.notFound = notFound
    }

    /// The screen of a destination, or the not-found screen if no feature shows it.
    @inlinable public func screen(for navigation: AnyNavigation, navigator: any Navigator) -> Screen {
        let make = features[ObjectIdentifier(type(of: navigation.base))] ?? notFound
        return make(navigation.base, navigator)
    }
}

extension Feature {
    fileprivate var incoming: ObjectIdentifier { ObjectIdentifier(Incoming.self) }
    fileprivate var maker: @MainActor (any Navigation, any Navigator) -> Screen {
        { resolve($0, navigator: $1) }
    }
    private func resolve(_ navigation: any Navigation, navigator: any Navigator) -> Screen {
        func resolved(_ shown: some Navigation) -> Screen {
            guard let shown = shown as? Incoming else { preconditionFailure("a feature is asked for what it shows") }
            return screen(for: shown, navigator: navigator)
        }
        return resolved(navigation)
    }
    var erasedLinks: Links<AnyNavigation> { links.map({ AnyNavigation($0) }, { $0.base as? Incoming }) }
}
