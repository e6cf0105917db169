/// Reads a link by the policy, from left to right: its size and alphabet, scheme and host, then segment by segment and
/// pair by pair. Nothing is copied: segments and pairs are ranges of the link.
///
/// The only place that knows the rules of `LinkPolicy.md`.
@usableFromInline struct LinkScanner: ~Escapable {
    /// The form that the link has.
    enum Form { case path, universal, custom }
    /// A segment, or one side of a pair.
    @usableFromInline struct Part {
        @usableFromInline let range: Range<Int>
        /// True if it contains a percent sign.
        @usableFromInline var isEncoded = false
        /// The hash of its bytes.
        var hash = SegmentHash()
    }
    /// A pair of the query. One without `=` has no value.
    struct Pair { let name: Part, value: Part? }

    @usableFromInline let bytes: Span<UInt8>
    var form = Form.path
    /// The offset of the next byte.
    var index = 0
    /// The number of segments read so far.
    private(set) var segments = 0
    private var pairs = 0

    /// - Parameters:
    ///   - origins: Where links may come from; nil for the path form.
    ///   - orPath: Whether the path form is accepted beside links of these origins.
    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, _ origins: LinkOrigins.Spellings?, orPath: Bool = false) throws(LinkError) {
        self.bytes = bytes
        guard !bytes.isEmpty else { throw LinkError(.empty) }
        guard bytes.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
        if let origins, !orPath || bytes[0] != Byte.slash {
            try readOrigin(origins)
        } else if bytes[0] != Byte.slash {
            throw LinkError(.malformed(.path, offset: 0))
        }
    }
    /// The error of the first byte that no link has; nil if there is none, or the link is too long to be looked at.
    static func illegalByte(in bytes: Span<UInt8>) -> LinkError? {
        guard bytes.count <= LinkLimits.bytes else { return nil }
        return bytes.indices.first { !ByteSet.allowed.contains(bytes[$0]) }
            .map { LinkError(illegalByteAt: $0, of: bytes) }
    }

    // MARK: path
    /// The next segment; nil at the path's end.
    @inline(__always) mutating func nextSegment() throws(LinkError) -> Part? {
        if form != .custom || segments > 0 {
            guard index < bytes.count, bytes[index] == Byte.slash else { return nil }
            index += 1
        }
        let (bytes, start) = (bytes, index)
        var end = start
        var hash = SegmentHash()
        var isEncoded = false
        while end < bytes.count {
            let byte = bytes[end]
            // most are letters
            if !Byte.isLetter(byte), !ByteSet.segment.contains(byte) {
                guard byte == Byte.percent else { break }
                isEncoded = true
            }
            hash.add(byte)
            end += 1
        }
        index = end
        guard end == bytes.count || ByteSet.segmentEnds.contains(bytes[end]) else {
            throw LinkError(illegalByteAt: end, of: bytes)
        }
        guard start < end else {
            // a path may end with a slash, or be one; two in a row are refused
            guard end == bytes.count || bytes[end] != Byte.slash else { throw LinkError(.emptySegment(offset: end)) }
            return nil
        }
        let part = Part(range: start..<end, isEncoded: isEncoded, hash: hash)
        if isEncoded || end - start <= 2 { try check(part) }
        segments += 1
        return part
    }
    /// - Throws: An error for broken encoding, and for `.` and `..`.
    private func check(_ segment: Part) throws(LinkError) {
        var (count, dots) = (0, 0)
        let isWellFormed = PercentCoding.read(bytes, segment.range) { byte in
            count += 1
            if byte == Byte.dot { dots += 1 }
        }
        guard isWellFormed else { throw LinkError(.invalidEncoding(offset: segment.range.lowerBound)) }
        if count <= 2, dots == count { throw LinkError(.dotSegment(offset: segment.range.lowerBound)) }
    }

    /// Reads what is left of the path.
    mutating func finishPath() throws(LinkError) { while try nextSegment() != nil {} }
    /// Skips to the end of a segment, which another scanner of the same link has read.
    mutating func skip(to index: Int) {
        segments += 1
        self.index = index
    }

    // MARK: query and fragment
    /// The next pair of the query, once the path was read; nil at its end. Empty ones are skipped.
    mutating func nextPair() throws(LinkError) -> Pair? {
        while index < bytes.count, bytes[index] != Byte.hash {
            // behind the question mark, or behind the pair before
            index += 1
            let start = index
            var equals: Int?
            var (isNameEncoded, isValueEncoded) = (false, false)
            let bytes = bytes
            var end = start
            scan: while end < bytes.count {
                let byte = bytes[end]
                if !ByteSet.pair.contains(byte) {
                    switch byte {
                    case Byte.equals: equals = equals ?? end
                    case Byte.percent: if equals == nil { isNameEncoded = true } else { isValueEncoded = true }
                    case Byte.ampersand, Byte.hash: break scan
                    default: throw LinkError(illegalByteAt: end, of: bytes)
                    }
                }
                end += 1
            }
            index = end
            guard start < end else { continue }
            guard pairs < LinkLimits.queryPairs else {
                throw LinkError(.tooManyParameters(limit: LinkLimits.queryPairs, offset: start))
            }
            pairs += 1
            // each side by itself: a triplet can't span both
            let name = Part(range: start..<(equals ?? end), isEncoded: isNameEncoded)
            if isNameEncoded { try checkEncoding(name) }
            guard let equals else { return Pair(name: name, value: nil) }
            let value = Part(range: (equals + 1)..<end, isEncoded: isValueEncoded)
            if isValueEncoded { try checkEncoding(value) }
            return Pair(name: name, value: value)
        }
        return nil
    }
    private func checkEncoding(_ part: Part) throws(LinkError) {
        guard PercentCoding.isWellFormed(bytes, part.range) else {
            throw LinkError(.invalidEncoding(offset: part.range.lowerBound))
        }
    }
    /// Reads what is left of the query, and the fragment, which is dropped.
    mutating func finish() throws(LinkError) {
        guard index < bytes.count else { return }
        while try nextPair() != nil {}
        guard index < bytes.count else { return }
        let fragment = (index + 1)..<bytes.count
        for index in fragment where !ByteSet.allowed.contains(bytes[index]) {
            throw LinkError(illegalByteAt: index, of: bytes)
        }
        if let hash = first(Byte.hash, in: fragment) {
            throw LinkError(.illegalCharacter(byte: Byte.hash, offset: hash))
        }
        guard PercentCoding.hasWholeTriplets(bytes, fragment) else {
            throw LinkError(.invalidEncoding(offset: fragment.lowerBound))
        }
    }

    // MARK: bytes
    /// True if a part's decoded bytes are those of a text. `==` would accept canonically equivalent texts.
    func isSame(_ part: Part, as text: String) -> Bool {
        if part.isEncoded { return PercentCoding.decoded(bytes, part.range)?.elementsEqual(text.utf8) ?? false }
        return part.range.count == text.utf8.count && zip(part.range, text.utf8).allSatisfy { bytes[$0] == $1 }
    }

    func first(_ byte: UInt8, in range: Range<Int>) -> Int? { range.first { bytes[$0] == byte } }
    /// True if bytes are those of a lower-case text, ignoring their case.
    func isSame(_ range: Range<Int>, lowercased: some Collection<UInt8>) -> Bool {
        range.count == lowercased.count && zip(range, lowercased).allSatisfy { Byte.lowercased(bytes[$0]) == $1 }
    }
}
