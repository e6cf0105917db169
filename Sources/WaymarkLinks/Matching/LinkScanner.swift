/// A scanner that reads a link from left to right as the policy requires: its size and alphabet, scheme and host, then
/// each segment and each query pair. Nothing is copied: segments and pairs are ranges of the link.
///
/// Implements the rules of `LinkPolicy.md`, except those for patterns, declared query keys and values: these are in
/// `SegmentTree`, `LinkMatcher` and the types of parameters.
@usableFromInline struct LinkScanner: ~Escapable {
    /// The form of the text: a path, an `https` link, or a link with a custom scheme.
    enum Form { case path, universal, custom }
    /// A segment, or the name or value of a query pair.
    @usableFromInline struct Part {
        @usableFromInline let range: Range<Int>
        /// A Boolean value that indicates whether the part contains a percent sign.
        @usableFromInline var isEncoded = false
    }
    /// A query pair. The value is nil if the pair has no `=`.
    struct Pair { let name: Part, value: Part? }

    @usableFromInline let bytes: Span<UInt8>
    var form = Form.path
    /// The offset of the next byte.
    var index = 0
    /// The number of segments read so far.
    private(set) var segments = 0
    /// The hash of the bytes of the segment that was read last, before decoding.
    private(set) var hash = SegmentHash()
    private var pairs = 0

    /// Creates a scanner, and reads the link's origin unless the text is a path.
    ///
    /// - Parameters:
    ///   - origins: The allowed origins; nil for paths.
    ///   - orPath: true to also accept paths.
    @inline(__always) @_lifetime(copy bytes)
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
    /// Returns the error for the first illegal byte; nil if there is none, or if the link is too long to be checked.
    static func illegalByte(in bytes: Span<UInt8>) -> LinkError? {
        guard bytes.count <= LinkLimits.bytes else { return nil }
        return bytes.indices.first { !ByteSet.allowed.contains(bytes[$0]) }
            .map { LinkError(illegalByteAt: $0, of: bytes) }
    }

    // MARK: path
    /// Reads the next segment; returns nil at the path's end.
    @inline(__always) mutating func nextSegment() throws(LinkError) -> Part? {
        let bytes = bytes
        guard index < bytes.count, bytes[index] == Byte.slash else { return nil }
        let start = index + 1
        var end = start
        var hash = SegmentHash()
        var isEncoded = false
        while end < bytes.count {
            let byte = bytes[end]
            // fast path: most bytes are letters
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
            // a path may be a slash or end with one, but two in a row are refused
            guard end == bytes.count || bytes[end] != Byte.slash else { throw LinkError(.emptySegment(offset: end)) }
            return nil
        }
        let part = Part(range: start..<end, isEncoded: isEncoded)
        if isEncoded || end - start <= 2 { try check(part) }
        segments += 1
        self.hash = hash
        return part
    }
    /// Checks the encoding of a segment.
    ///
    /// - Throws: ``LinkError`` for an invalid percent escape, encoded bytes that aren't UTF-8, `.` and `..`.
    private func check(_ segment: Part) throws(LinkError) {
        var (count, dots) = (0, 0)
        let isWellFormed = PercentCoding.read(bytes, segment.range) { byte in
            count += 1
            if byte == Byte.dot { dots += 1 }
        }
        guard isWellFormed else { throw LinkError(.invalidEncoding(offset: segment.range.lowerBound)) }
        if count <= 2, dots == count { throw LinkError(.dotSegment(offset: segment.range.lowerBound)) }
    }

    /// Reads the rest of the path.
    mutating func finishPath() throws(LinkError) { while try nextSegment() != nil {} }

    // MARK: query and fragment
    /// Reads the next query pair, after the path; returns nil at the query's end. Empty pairs are skipped.
    mutating func nextPair() throws(LinkError) -> Pair? {
        while index < bytes.count, bytes[index] != Byte.hash {
            // skip the question mark, or the ampersand after the previous pair
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
            // check name and value separately: an escape can't span both
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
    /// Reads the rest of the query, and the fragment, which is checked but has no effect.
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
    /// Returns true if a part's decoded bytes equal a text's. `==` would also accept canonically equivalent texts.
    func isSame(_ part: Part, as text: String) -> Bool {
        if part.isEncoded { return PercentCoding.decoded(bytes, part.range)?.elementsEqual(text.utf8) ?? false }
        return text.withBytes { bytes.extracting(part.range).isSame(as: $0) }
    }

    func first(_ byte: UInt8, in range: Range<Int>) -> Int? { range.first { bytes[$0] == byte } }
    /// Returns true if the bytes of a range equal a text that is in lower case. The case of ASCII letters in the range
    /// is ignored.
    func isSame(_ range: Range<Int>, lowercased: some Collection<UInt8>) -> Bool {
        range.count == lowercased.count && zip(range, lowercased).allSatisfy { Byte.lowercased(bytes[$0]) == $1 }
    }
}
