/// The links that a type of destination declares. They are checked once an app's links are set up.
public struct Links<Destination: Sendable>: Sendable {
    /// In the order of their declaration, which decides nothing but which pattern of a link is canonical.
    @usableFromInline let groups: [LinkGroup<Destination>]

    /// ```swift
    /// Links {
    ///     LinkRoute("/home", to: .home)
    /// }
    /// ```
    public init(@_LinksBuilder<Destination> _ links: () -> Links) { self = links() }
    /// The links in a list.
    public init(_ links: [LinkRoute<Destination>] = []) { groups = links.map(\.group) }
    @inlinable init(groups: [LinkGroup<Destination>]) { self.groups = groups }

    /// All links of a type at once. Nothing is made for a link by itself, so that a type with many of them costs as
    /// little as one with few.
    ///
    /// Underscored: only the code that `@Links` writes calls it.
    ///
    /// - Parameters:
    ///   - declarations: The patterns of each link, and the types of its values.
    ///   - make: Makes the destination of a match, by the match's `index`.
    ///   - write: Writes a destination: `begin` with the index of its declaration, then its values in order.
    @inlinable public init(
        _declarations declarations: [_LinkDeclaration],
        make: @escaping @Sendable (borrowing _LinkMatch) throws(LinkError) -> Destination,
        write: @escaping @Sendable (Destination, inout _LinkPrinter) -> Void
    ) {
        groups = [LinkGroup(declarations: declarations, owner: "\(Destination.self)", make: make, write: write)]
    }

    /// The same for a type that has a rule of its own, which is asked about every destination.
    public init(
        _declarations declarations: [_LinkDeclaration],
        make: @escaping @Sendable (borrowing _LinkMatch) throws(LinkError) -> Destination,
        write: @escaping @Sendable (Destination, inout _LinkPrinter) -> Void
    ) where Destination: LinkValidating {
        let plain = LinkGroup(declarations: declarations, owner: "\(Destination.self)", make: make, write: write)
        groups = [plain.checking { (destination) throws(LinkParameterError) in try destination.validate() }]
    }

    /// No links: the destinations cannot be reached from outside.
    public static var none: Links { Links([]) }
    /// True if there are no links.
    public var isEmpty: Bool { groups.allSatisfy(\.declarations.isEmpty) }
    /// Every pattern, in the order of declaration.
    package var patterns: [LinkPattern] { groups.flatMap { $0.declarations.flatMap(\.patterns) } }

    /// The same links with a rule over several values. Destinations that it refuses are neither read nor printed.
    ///
    /// ```swift
    /// Links {
    ///     LinkRoute("/stays?from={from}&to={to}") { .stays(from: $0, to: $1) } values: { … }
    /// }
    /// .checking { route throws(LinkParameterError) in
    ///     guard case .stays(let from, let to) = route, from > to else { return }
    ///     throw .outOfRange(expected: "'from' at most 'to'")
    /// }
    /// ```
    /// An enum with `@Links` conforms to ``LinkValidating`` instead.
    public func checking(_ rule: @escaping @Sendable (Destination) throws(LinkParameterError) -> Void) -> Links {
        Links(groups: groups.map { $0.checking(rule) })
    }

    /// The same links, for a type that wraps the destination.
    @inlinable public func map<Wider: Sendable>(
        _ wrap: @escaping @Sendable (consuming Destination) -> Wider,
        _ unwrap: @escaping @Sendable (Wider) -> Destination?
    ) -> Links<Wider> { Links<Wider>(groups: groups.map { $0.map(wrap, unwrap) }) }

    /// The links of several features together. Clashes are found when the app's links are set up.
    public static func merging(_ all: [Links]) -> Links { Links(groups: all.flatMap(\.groups)) }
}

/// Builds ``Links`` from the declarations in braces.
///
/// Underscored: it is only ever an attribute, of `Links.init` and of functions that are like it.
@resultBuilder public enum _LinksBuilder<Destination: Sendable> {
    public static func buildExpression(_ link: LinkRoute<Destination>) -> Links<Destination> { Links([link]) }
    public static func buildExpression(_ links: Links<Destination>) -> Links<Destination> { links }
    public static func buildBlock(_ parts: Links<Destination>...) -> Links<Destination> { .merging(parts) }
    public static func buildOptional(_ part: Links<Destination>?) -> Links<Destination> { part ?? .none }
    public static func buildEither(first part: Links<Destination>) -> Links<Destination> { part }
    public static func buildEither(second part: Links<Destination>) -> Links<Destination> { part }
    public static func buildArray(_ parts: [Links<Destination>]) -> Links<Destination> { .merging(parts) }
}
