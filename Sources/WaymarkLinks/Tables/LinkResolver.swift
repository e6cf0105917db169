/// Resolves links from outside the app to destinations, and prints links to destinations. Combines the table of the
/// app's links with the origins that the app accepts. Custom schemes and universal links follow the same policy.
///
/// ```swift
/// let origins = try LinkOrigins(schemes: ["challenge"], hosts: ["challenge.example"])
/// let resolver = LinkResolver(origins: origins, table: table)
/// let destination = try resolver.resolve("challenge://character/42")
/// ```
@usableFromInline package struct LinkResolver<Destination: Sendable>: Sendable {
    /// The origins of the app's links.
    @usableFromInline package let origins: LinkOrigins
    /// The app's links and their destinations.
    @usableFromInline package let table: LinkIndex<Destination>

    /// Creates a resolver for an app.
    package init(origins: LinkOrigins, table: LinkIndex<Destination>) {
        self.table = table
        self.origins = origins
    }

    /// Returns the destination of a link.
    ///
    /// It takes one pass over the bytes, a few tenths of a microsecond, unless several patterns compete for a segment.
    /// Nothing is allocated except for values, percent-encoded parts, the first segment after a custom scheme, and, on
    /// systems whose strings provide no span, a copy of the link.
    ///
    /// - Throws: ``LinkError``: the rule that refused the link, where, and what was expected.
    @inlinable package func resolve(_ link: String) throws(LinkError) -> Destination {
        try table.resolve(link, origins.spellings)
    }

    /// Returns the destination of a link, or of a path, which starts with a slash.
    ///
    /// - Throws: ``LinkError``, as ``resolve(_:)`` does.
    @inlinable package func resolve(linkOrPath text: String) throws(LinkError) -> Destination {
        try table.resolve(text, origins.spellings, orPath: true)
    }

    /// Returns the destination of a link in UTF-8.
    ///
    /// - Throws: ``LinkError``, as ``resolve(_:)`` does.
    @inlinable package func resolve(utf8 bytes: Span<UInt8>) throws(LinkError) -> Destination {
        try table.resolve(bytes, origins.spellings)
    }

    /// Returns the index of the table's entry whose pattern matches a link. No value is parsed.
    ///
    /// - Throws: ``LinkError`` if the policy refuses the link or no pattern matches it.
    package func index(of link: String) throws(LinkError) -> Int { try table.index(of: link, origins.spellings) }

    /// Returns the link to a destination, with the given origin, which needn't be one of the app's.
    ///
    /// Returns nil if the table doesn't contain the destination, if its canonical link would be refused, or if other
    /// patterns take precedence for all of its paths. With a custom scheme, also returns nil if the first segment isn't
    /// a literal, needs encoding, or contains `:` or `@`.
    @inlinable package func link(to destination: Destination, as origin: LinkOrigin) -> String? {
        table.print(destination, as: origin, origins.prefix(of: origin))
    }
}
