/// The patterns of a table. Finds the pattern of a link, and the ranges of its values.
///
/// Matching is one pass over the link's bytes, unless several patterns compete for a segment. It allocates memory only
/// for percent-encoded parts, for the first segment after a custom scheme, and, on systems whose strings provide no
/// span, to compare query keys.
@usableFromInline final class LinkMatcher: Sendable {
    /// The place of a value in a pattern, by its slot in `LinkPlaces`.
    struct Place {
        let slot: Int
        var isQuery: Bool { slot >= LinkLimits.segments }
        /// A Boolean value that indicates whether the value is in this pattern's query but in the canonical pattern's
        /// path. A value that the path can't contain is refused, so that every link that resolves can also be printed.
        var printsAsSegment = false
        /// A Boolean value that indicates whether `printsAsSegment` is true and, in the canonical pattern's path, the
        /// value follows an optional segment. If the value is present, that segment's value has to be present, too.
        var followsOptional = false
    }
    struct Pattern {
        let site: LinkSite
        let parsed: ParsedPattern
        /// The index of the link's group, and the link's index in that group.
        let group: Int, link: Int
        let isCanonical: Bool
        /// The place of each value, in the order of the canonical pattern's placeholders.
        let places: [Place]
        /// Returns the query parameter at a place, which must be in the query.
        func queryParameter(at place: Place) -> ParsedPattern.QueryParameter {
            parsed.query[place.slot - LinkLimits.segments]
        }
        /// Returns the name of the placeholder at a place.
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

    /// Returns the match of a link or a path. Its values are parsed only when they are read.
    ///
    /// - Parameters:
    ///   - origins: The allowed origins; nil for paths.
    ///   - orPath: true to also accept paths.
    /// - Throws: ``LinkError``. An illegal byte anywhere takes precedence over other errors, unless the link is too
    ///   long.
    @usableFromInline @_lifetime(copy bytes)
    func match(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, orPath: Bool = false
    ) throws(LinkError) -> _LinkMatch {
        do throws(LinkError) { return try findMatch(bytes, origins, orPath) } catch {
            // for an unknown route, all bytes have been checked already
            throw error.isUnknownRoute ? error : LinkScanner.illegalByte(in: bytes) ?? error
        }
    }
    @_lifetime(copy bytes)
    private func findMatch(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, _ orPath: Bool
    ) throws(LinkError) -> _LinkMatch {
        var link = try LinkScanner(bytes, origins, orPath: orPath)
        let pathStart = link.form == .custom ? link.index + 1 : link.index
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
    /// Records the value of each declared key, or the last value of a list. Each key needs a value and may appear once,
    /// or any number of times for a list; other keys are ignored.
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
    /// Returns the index of the pattern that matches a link's path; nil if none does, or if the policy refuses the
    /// path.
    func pattern(of link: LinkScanner) -> Int? {
        var (link, places) = (link, LinkPlaces())
        return try? tree.find(&link, &places)
    }

    /// Returns false if no other pattern can take precedence for a path of the pattern at an index. It may return true
    /// even then: see `SegmentTree.mayBeBeaten(_:)`.
    func mayBeBeaten(_ pattern: Int) -> Bool { tree.mayBeBeaten(patterns[pattern].parsed) }
    /// Returns the indices of the other patterns of a canonical pattern's link. They directly follow the canonical one.
    func aliases(of canonical: Int) -> some Sequence<Int> {
        let link = (patterns[canonical].group, patterns[canonical].link)
        return patterns.indices[(canonical + 1)...].prefix { (patterns[$0].group, patterns[$0].link) == link }
    }
}
