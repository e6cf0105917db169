/// A table's patterns: which of them a link has, and where in the link the values lie.
///
/// One pass over the link's bytes, whatever the number of patterns. Nothing is allocated but for what holds a `%`.
@usableFromInline final class LinkMatcher: Sendable {
    /// The place of a link's value in a pattern.
    struct Place {
        let slot: Int
        var isQuery: Bool { slot >= LinkLimits.segments }
        /// True if it is in the query here and in the path of the canonical pattern. A value that the path couldn't hold is
        /// refused, so that every link that resolves also prints.
        var printsAsSegment = false
        /// True if, moreover, an optional segment precedes it in the canonical pattern: that one has to be there, too.
        var followsOptional = false
    }
    struct Pattern {
        let site: LinkSite
        let parsed: ParsedPattern
        /// The indices of its group of links, and of its link in the group.
        let group: Int, link: Int
        let isCanonical: Bool
        /// For each value of the link.
        let places: [Place]
        /// The declared parameter of a value in the query.
        func queryParameter(at place: Place) -> ParsedPattern.QueryParameter {
            parsed.query[place.slot - LinkLimits.segments]
        }
        /// The name of the placeholder that a value fills.
        func name(at place: Place) -> String {
            place.isQuery ? queryParameter(at: place).name : parsed.segments[place.slot].name ?? ""
        }
    }
    let patterns: [Pattern]
    private let tree: SegmentTree

    init(_ patterns: [Pattern], _ tree: SegmentTree) {
        self.patterns = patterns
        self.tree = tree
    }

    /// The match of a link, or of a path. The types of its values are checked when they are read.
    ///
    /// - Parameters:
    ///   - origins: Where links may come from; nil for the path form.
    ///   - orPath: Whether the path form is accepted beside links of these origins.
    @usableFromInline @_lifetime(copy bytes)
    func match(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> _LinkMatch {
        do throws(LinkError) { return try findMatch(bytes, origins, orPath) } catch {
            // a byte that no link may have comes first, wherever it is; without a pattern, all bytes have been read
            throw error.isUnknownRoute ? error : LinkScanner.illegalByte(in: bytes) ?? error
        }
    }
    @_lifetime(copy bytes)
    private func findMatch(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, _ orPath: Bool
    ) throws(LinkError) -> _LinkMatch {
        var link = try LinkScanner(bytes, origins, orPath: orPath)
        let pathStart = link.index
        var places = LinkPlaces()
        guard let pattern = try tree.find(&link, &places) else {
            try link.finishPath()
            try link.finish()
            throw LinkError(.unknownRoute(offset: pathStart))
        }
        let path = link
        if !patterns[pattern].parsed.query.isEmpty {
            try readQuery(of: &link, patterns[pattern].parsed.query, &places)
        }
        try link.finish()
        return _LinkMatch(path, places, self, pattern)
    }
    /// Keeps the values of declared keys. Each may appear once, or any number of times for a list, and needs a value;
    /// other keys are ignored.
    private func readQuery(
        of link: inout LinkScanner, _ parameters: [ParsedPattern.QueryParameter], _ places: inout LinkPlaces
    ) throws(LinkError) {
        var read = 0
        var valueless: LinkError?
        while let pair = try link.nextPair() {
            guard let index = parameters.firstIndex(where: { link.isSame(pair.name, as: $0.key) }) else { continue }
            let parameter = parameters[index]
            let offset = pair.name.range.lowerBound
            guard parameter.arity == .many || read & 1 << index == 0 else {
                throw LinkError(.duplicateParameter(name: parameter.name, offset: offset))
            }
            read |= 1 << index
            if let value = pair.value {
                places.keep(value, in: LinkPlaces.query(index))
            } else if valueless == nil {
                valueless = LinkError(.valuelessParameter(name: parameter.name, offset: offset))
            }
        }
        if let valueless { throw valueless }
    }
    /// The index of the pattern that a link has, whatever its query; nil if none does.
    func pattern(of link: LinkScanner) -> Int? {
        var (link, places) = (link, LinkPlaces())
        return try? tree.find(&link, &places)
    }

    /// True if another pattern may match some paths of this one first.
    func mayBeBeaten(_ pattern: Int) -> Bool { tree.mayBeBeaten(patterns[pattern].parsed) }
    /// The other patterns of the link that a pattern is the canonical one of; they follow it.
    func aliases(of canonical: Int) -> some Sequence<Int> {
        let link = (patterns[canonical].group, patterns[canonical].link)
        return patterns.indices[(canonical + 1)...].prefix { (patterns[$0].group, patterns[$0].link) == link }
    }
}
