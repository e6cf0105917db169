/// The patterns of a table. Finds the pattern of a link, and the ranges of its values.
///
/// Matching is one pass over the link's bytes, unless several patterns compete for a segment. It allocates memory only
/// for percent-encoded parts and for the first segment after a custom scheme.
@usableFromInline final class LinkMatcher: Sendable {
    let patterns: [DeclaredPattern]
    private let tree: SegmentTree

    /// Creates a matcher of a table's patterns.
    ///
    /// - Throws: ``LinkSetupError``, which names both patterns of a clash.
    init(_ patterns: [DeclaredPattern]) throws(LinkSetupError) {
        var tree = SegmentTree(patterns: patterns.count)
        for (index, pattern) in patterns.enumerated() {
            do throws(SegmentTree.Clash) { try tree.add(pattern.parsed, index) } catch {
                throw LinkSetupError(pattern, clashingWith: patterns[error.pattern], isCase: error.isCase)
            }
        }
        self.patterns = patterns
        self.tree = tree
    }

    /// Returns the number of segments of a link that a pattern matches; nil if it matches them all.
    static func mismatch(of link: borrowing LinkScanner, with pattern: ParsedPattern) -> Int? {
        var (link, places, tree) = (copy link, LinkPlaces(), SegmentTree())
        try? tree.add(pattern, 0)
        return (try? tree.find(&link, &places)) == nil ? places.matched : nil
    }
    /// Returns the match of a link or a path. Its values are parsed only when they are read.
    ///
    /// - Parameters:
    ///   - origins: The allowed origins of links.
    ///   - forms: The forms that are allowed.
    /// - Throws: ``LinkError``. An illegal byte anywhere takes precedence over other errors, unless the link is too
    ///   long.
    @usableFromInline @_lifetime(copy bytes)
    func match(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins, accepting forms: LinkForms
    ) throws(LinkError) -> _LinkMatch {
        do throws(LinkError) { return try findMatch(bytes, origins, forms) } catch {
            // for an unknown route, all bytes have been checked already
            throw error.isUnknownRoute ? error : LinkScanner.illegalByte(in: bytes) ?? error
        }
    }
    @_lifetime(copy bytes)
    private func findMatch(
        _ bytes: Span<UInt8>, _ origins: LinkOrigins, _ forms: LinkForms
    ) throws(LinkError) -> _LinkMatch {
        var link = try LinkScanner(bytes, origins, accepting: forms)
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
                places.keep(value, in: LinkLimits.segments + index)
            } else if valueless == nil {
                valueless = LinkError(.valuelessParameter(name: parameter.name, offset: offset))
            }
        }
        if let valueless { throw valueless }
    }
}
