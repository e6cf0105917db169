/// The parts of a link that the policy accepted, for handlers of links that patterns cannot express.
///
/// Scheme, host and fragment are left out: they never decide where a link leads.
public struct ParsedLink: Hashable, Sendable {
    /// One query pair, both parts decoded once. A pair without `=` has no value.
    package struct QueryItem: Hashable, Sendable {
        /// The decoded name.
        package let name: String
        /// The decoded value; nil without `=`.
        package let value: String?
        /// The pair as it stood in the link.
        let raw: String
    }

    /// The decoded segments of the path. The first one of a custom scheme's link is in lower case.
    public let segments: [String]
    package let items: [QueryItem]
    /// The path as it stood in the link, with a leading slash.
    let rawPath: String

    /// A link from outside.
    ///
    /// - Throws: ``LinkError`` where the policy refuses.
    package init(_ link: String, origins: LinkOrigins) throws(LinkError) {
        let bytes = try linkBytes(of: link)
        try self.init(bytes.span, origins.spellings)
    }
    /// Parses the path form of a link, such as `/recipe.php?id=7`.
    ///
    /// - Throws: ``LinkError`` if the policy refuses it.
    public init(path: String) throws(LinkError) {
        let bytes = try linkBytes(of: path)
        try self.init(bytes.span, nil)
    }

    init(_ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?) throws(LinkError) {
        func raw(_ range: Range<Int>) -> String { String(linkBytes: bytes.extracting(range)) }
        func text(_ part: LinkScanner.Part) -> String {
            String(decoding: PercentCoding.decoded(bytes, part.range) ?? [], as: UTF8.self)
        }
        var link = try LinkScanner(bytes, origins)
        let start = link.index
        var segments: [String] = []
        while let segment = try link.nextSegment() { segments.append(text(segment)) }
        var path = raw(start..<link.index)
        if link.form == .custom {
            // ASCII, and not encoded
            segments[0] = Byte.lowercased(segments[0])
            path = "/" + segments[0] + path.dropFirst(segments[0].count)
        }
        var items: [QueryItem] = []
        while let pair = try link.nextPair() {
            let end = pair.value?.range.upperBound ?? pair.name.range.upperBound
            items.append(
                QueryItem(
                    name: text(pair.name), value: pair.value.map(text), raw: raw(pair.name.range.lowerBound..<end)))
        }
        try link.finish()
        self.segments = segments
        self.items = items
        rawPath = path.isEmpty ? "/" : path
    }

    /// The path form of the link without some of its query.
    package func path(withoutQuery names: some Collection<String>) -> String {
        let kept = items.filter { !names.contains($0.name) }.map(\.raw)
        return kept.isEmpty ? rawPath : rawPath + "?" + kept.joined(separator: "&")
    }
    /// The decoded value of the first query pair of a name; nil if there is none, or it has no value.
    public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
    /// The query, in order, both parts of a pair decoded once. A pair without `=` has no value.
    public var query: [(name: String, value: String?)] { items.map { ($0.name, $0.value) } }
    /// True if the path is `/`.
    package var isRoot: Bool { segments.isEmpty }
}
