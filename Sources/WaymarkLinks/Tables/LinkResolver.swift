/// The one entry point for links from outside: custom schemes and universal links, by one policy.
///
/// ```swift
/// let resolver = LinkResolver(origins: try LinkOrigins(schemes: ["challenge"], hosts: ["challenge.example"]), table: table)
/// try resolver.resolve("challenge://character/42")
/// ```
public struct LinkResolver<Destination: Sendable>: Sendable {
    /// Where links may come from.
    public let origins: LinkOrigins
    /// What they lead to.
    public let table: LinkTable<Destination>

    /// A resolver for an app.
    public init(origins: LinkOrigins, table: LinkTable<Destination>) {
        self.origins = origins
        self.table = table
    }

    /// The destination of a link.
    ///
    /// - Throws: ``LinkError``: which rule refused, where, and what was expected.
    public func resolve(_ link: String) throws(LinkError) -> Destination { try resolution(link).destination }

    /// The same from bytes of UTF-8.
    public func resolve(utf8 bytes: Span<UInt8>) throws(LinkError) -> Destination {
        var failure = LinkError.empty
        let result = bytes.withUnsafeBufferPointer { buffer -> Destination? in
            do throws(LinkError) {
                return try table.resolution(buffer, LinkScanner.link(buffer, origins)).destination
            } catch {
                failure = error
                return nil
            }
        }
        guard let result else { throw failure }
        return result
    }

    /// The destination, with the pattern that matched.
    public func resolution(_ link: String) throws(LinkError) -> LinkTable<Destination>.Resolution {
        try withBytes(of: link) { (bytes) throws(LinkError) -> LinkTable<Destination>.Resolution in
            try table.resolution(bytes, LinkScanner.link(bytes, origins))
        }
    }

    /// The link of a destination in one of its forms.
    ///
    /// nil for a destination that the table does not know, that the policy would refuse, or, in the form of a custom
    /// scheme, whose first segment is not a literal (P6).
    public func link(to destination: Destination, as origin: LinkOrigin) -> String? {
        guard let path = table.path(to: destination) else { return nil }
        let link: String
        switch origin {
        case .universal(let host): link = "https://" + host + path
        case .scheme(let scheme):
            guard path.utf8.count > 1, let pattern = table.pattern(of: destination)?.text.utf8,
                pattern.dropFirst().first != UInt8(ascii: "{"), pattern.dropFirst().first != Byte.question
            else { return nil }
            let first = path.utf8.dropFirst().prefix { $0 != Byte.slash && $0 != Byte.question }
            guard !first.contains(where: { $0 == Byte.colon || $0 == Byte.at || $0 == Byte.percent }) else {
                return nil
            }
            link = scheme + "://" + path.dropFirst()
        }
        return link.utf8.count <= LinkLimits.bytes ? link : nil
    }
}
