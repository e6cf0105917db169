public import WaymarkLinks

/// Asks an app's features in turn: for the screen of a destination, for the destination of a link (B5).
///
/// Which feature shows a type of navigation is remembered, so that every further screen costs one look-up.
@MainActor public final class FeatureRegistry<Screen> {
    private let features: [any Feature<Screen>]
    private let notFound: @MainActor (any Navigation, any Navigator) -> Screen
    private var known: [ObjectIdentifier: Int] = [:]
    /// How often a feature was asked for a screen.
    private(set) var asked = 0
    /// The links of all features in one table.
    public let links: LinkTable<AnyNavigation>
    private let handlers: [any DeepLinkHandler<AnyNavigation>]

    /// - Parameters:
    ///   - features: In the order in which they are asked.
    ///   - notFound: The screen for what no feature shows.
    /// - Throws: `LinkTableError` where links of two features clash, naming both.
    public init(
        _ features: [any Feature<Screen>], notFound: @escaping @MainActor (any Navigation, any Navigator) -> Screen
    ) throws(LinkTableError) {
        self.features = features
        self.notFound = notFound
        links = try LinkTable(.merging(features.map { $0.erasedLinks }))
        handlers = features.compactMap { $0.erasedHandler }
    }

    /// The screen of a destination; the not-found screen for one that no feature shows.
    public func screen(for navigation: AnyNavigation, navigator: any Navigator) -> Screen {
        let type = ObjectIdentifier(type(of: navigation.base))
        if let index = known[type] {
            asked += 1
            return features[index].resolve(navigation.base, navigator: navigator)
                ?? notFound(navigation.base, navigator)
        }
        for (index, feature) in features.enumerated() {
            asked += 1
            if let screen = feature.resolve(navigation.base, navigator: navigator) {
                known[type] = index
                return screen
            }
        }
        return notFound(navigation.base, navigator)
    }

    /// The links of all features: patterns first, then each feature's handler; the first that knows a link wins.
    ///
    /// - Throws: `LinkOriginsError` for a scheme or host that cannot be one.
    public func deepLinks(
        schemes: [String] = [], hosts: [String] = [], root: AnyNavigation? = nil,
        notFound: (@Sendable (String) -> AnyNavigation)? = nil
    ) throws(LinkOriginsError) -> DeepLinks<AnyNavigation> {
        let origins = try LinkOrigins(schemes: schemes, hosts: hosts)
        return DeepLinks(
            LinkResolver(origins: origins, table: links), root: root, handlers: handlers, notFound: notFound)
    }
}
