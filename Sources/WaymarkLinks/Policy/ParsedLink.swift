/// A link that the policy has accepted, split into its parts, for handlers of links that patterns can't express.
///
/// Scheme, host and fragment are omitted, because they never determine a link's destination.
public struct ParsedLink: Hashable, Sendable {
    /// A query pair, with name and value decoded once.
    package struct QueryItem: Hashable, Sendable {
        /// The decoded name.
        package let name: String
        /// The decoded value; nil if the pair has no `=`.
        package let value: String?
        /// The pair, as written in the link.
        let raw: String

        /// Returns true if the item has the given name. Compares bytes, because `==` on strings takes the Kelvin sign
        /// for a K.
        func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
    }

    /// The decoded segments of the path; empty for `/`, and for a link without a path. For a custom scheme, the first
    /// one is in lower case.
    public let segments: [String]
    package let items: [QueryItem]
    /// The path as written in the link, with a leading slash; `/` without a path. For a custom scheme, its first
    /// segment is in lower case.
    let rawPath: String

    /// Parses a link from outside, or a path.
    ///
    /// - Throws: ``LinkError`` if the policy refuses it.
    package init(_ link: String, origins: LinkOrigins) throws(LinkError) {
        let bytes = Array(link.utf8)
        try self.init(try LinkScanner(bytes.span, origins, accepting: .linksAndPaths))
    }
    /// Parses the path form of a link, such as `/recipe.php?id=7`.
    ///
    /// - Throws: ``LinkError`` if the policy refuses it.
    public init(path: String) throws(LinkError) {
        let bytes = Array(path.utf8)
        try self.init(try LinkScanner(bytes.span, .none, accepting: .paths))
    }
    init(_ scanner: LinkScanner) throws(LinkError) {
        var link = scanner
        let start = link.index
        var segments: [String] = []
        while let segment = try link.nextSegment() { segments.append(link.text(segment)) }
        var path = link.raw(start..<link.index)
        if link.form == .custom {
            // the first segment is ASCII and not encoded
            segments[0] = Byte.lowercased(segments[0])
            path = "/" + segments[0] + path.dropFirst(1 + segments[0].count)
        }
        var items: [QueryItem] = []
        while let pair = try link.nextPair() {
            let end = pair.value?.range.upperBound ?? pair.name.range.upperBound
            items.append(
                QueryItem(
                    name: link.text(pair.name), value: pair.value.map { link.text($0) },
                    raw: link.raw(pair.name.range.lowerBound..<end)))
        }
        try link.finish()
        self.segments = segments
        self.items = items
        rawPath = path.isEmpty ? "/" : path
    }

    /// Returns the link's path form without the query items of these names. Other items keep their order and encoding.
    package func path(withoutQuery names: some Collection<String>) -> String {
        let kept = items.filter { item in !names.contains { item.isNamed($0) } }.map(\.raw)
        return kept.isEmpty ? rawPath : rawPath + "?" + kept.joined(separator: "&")
    }
    /// The decoded value of the first query pair with this name; nil if there is none, or if it has no value.
    public subscript(name: String) -> String? { items.first { $0.isNamed(name) }?.value }
    /// The query pairs in order, with names and values decoded once. The value of a pair without `=` is nil.
    public var query: [(name: String, value: String?)] { items.map { ($0.name, $0.value) } }
    /// A Boolean value that indicates whether the path has no segments, as in `/`.
    package var isRoot: Bool { segments.isEmpty }
}
