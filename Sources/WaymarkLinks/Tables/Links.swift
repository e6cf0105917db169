/// The links that a type of destination declares. Only a declaration: it is checked when a table is built from it.
public struct Links<Destination: Sendable>: Sendable {
    /// In the order of their declaration, which decides nothing but which pattern of a link is canonical.
    public let links: [Link<Destination>]

    /// ```swift
    /// Links {
    ///     Link("/home", to: .home)
    /// }
    /// ```
    public init(@LinksBuilder<Destination> _ links: () -> [Link<Destination>]) { self.links = links() }
    /// Links that are at hand.
    public init(_ links: [Link<Destination>] = []) { self.links = links }

    /// No links: the destinations cannot be reached from outside.
    public static var none: Links { Links([]) }

    /// The same links to a wider type of destination.
    public func map<Wider: Sendable>(
        _ wrap: @escaping @Sendable (Destination) -> Wider, _ unwrap: @escaping @Sendable (Wider) -> Destination?
    ) -> Links<Wider> {
        Links<Wider>(links.map { $0.map(wrap, unwrap) })
    }

    /// The links of several features as one declaration; what clashes is said when the table is built.
    public static func merging(_ all: [Links]) -> Links { Links(all.flatMap(\.links)) }
}

/// Builds ``Links`` from what stands in the braces.
@resultBuilder public enum LinksBuilder<Destination: Sendable> {
    public static func buildExpression(_ link: Link<Destination>) -> [Link<Destination>] { [link] }
    public static func buildExpression(_ links: Links<Destination>) -> [Link<Destination>] { links.links }
    public static func buildBlock(_ parts: [Link<Destination>]...) -> [Link<Destination>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Link<Destination>]?) -> [Link<Destination>] { part ?? [] }
    public static func buildEither(first part: [Link<Destination>]) -> [Link<Destination>] { part }
    public static func buildEither(second part: [Link<Destination>]) -> [Link<Destination>] { part }
    public static func buildArray(_ parts: [[Link<Destination>]]) -> [Link<Destination>] { parts.flatMap { $0 } }
}
