/// The one entry point for links from outside: custom schemes and universal links, by one policy.
///
/// ```swift
/// let origins = try LinkOrigins(schemes: ["challenge"], hosts: ["challenge.example"])
/// let resolver = LinkResolver(origins: origins, table: table)
/// let destination = try resolver.resolve("challenge://character/42")
/// ```
@usableFromInline package struct LinkResolver<Destination: Sendable>: Sendable {
    /// The origins of the app's links.
    @usableFromInline package let origins: LinkOrigins
    /// The destinations of the app's links.
    @usableFromInline package let table: LinkIndex<Destination>

    /// A resolver for an app.
    package init(origins: LinkOrigins, table: LinkIndex<Destination>) {
        self.table = table
        self.origins = origins
    }

    /// The destination of a link.
    ///
    /// One pass over its bytes: a few tenths of a microsecond, whatever the number of patterns. Nothing is allocated
    /// before the first value that needs memory of its own is made.
    ///
    /// - Throws: ``LinkError``: which rule refused, where, and what was expected.
    @inlinable package func resolve(_ link: String) throws(LinkError) -> Destination {
        try table.resolve(link, origins.spellings)
    }

    /// The destination of a link or, without scheme and host, of its path alone.
    @inlinable package func resolve(linkOrPath text: String) throws(LinkError) -> Destination {
        try table.resolve(text, origins.spellings, orPath: true)
    }

    /// The same from bytes of UTF-8.
    @inlinable package func resolve(utf8 bytes: Span<UInt8>) throws(LinkError) -> Destination {
        try table.resolve(bytes, origins.spellings)
    }

    /// The index, among the table's entries, of the pattern that a link has. No value is read.
    package func index(of link: String) throws(LinkError) -> Int { try table.index(of: link, origins.spellings) }

    /// The link of a destination in one of its forms.
    ///
    /// nil for a destination that the table does not know, that the policy would refuse, or, in the form of a custom
    /// scheme, whose first segment is not a literal.
    @inlinable package func link(to destination: Destination, as origin: LinkOrigin) -> String? {
        table.print(destination, as: origin)
    }
}
