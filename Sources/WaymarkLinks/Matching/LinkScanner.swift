/// Reads a link by the policy, from left to right: its size and alphabet, scheme and host, then segment by segment and
/// pair by pair. Nothing is copied: what it finds are places in the link.
///
/// The only place that knows the rules of `LinkPolicy.md`.
@usableFromInline struct LinkScanner: ~Escapable {
    /// The form that the link has.
    enum Form { case path, universal, custom }
    /// A segment, or one side of a pair.
    @usableFromInline struct Part {
        @usableFromInline let range: Range<Int>
        /// Whether a percent sign stands in it.
        @usableFromInline var isEncoded = false
        /// What its literal is looked up by.
        var hash = SegmentHash()
    }
    /// A pair of the query. One without `=` has no value.
    struct Pair { let name: Part, value: Part? }

    @usableFromInline let bytes: Span<UInt8>
    private(set) var form = Form.path
    /// How far the link was read.
    private(set) var index = 0
    /// How many segments were read.
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
        try checkAlphabet()
        if let origins, !orPath || bytes[0] != Byte.slash {
            try readOrigin(origins)
        } else if bytes[0] != Byte.slash {
            throw LinkError(.malformed(.path, offset: 0))
        }
    }
    private func checkAlphabet() throws(LinkError) {
        // in sixteens, which the compiler looks at all at once; the last ones may overlap with those before
        let count = bytes.count
        let hasForbidden =
            count < 16
            ? hasForbidden(in: 0..<count) : hasForbidden(in: 0..<count & ~15) || hasForbidden(in: count - 16..<count)
        guard hasForbidden else { return }
        for index in bytes.indices where Byte.forbidden(bytes[index]) != 0 {
            throw LinkError(illegalByteAt: index, of: bytes)
        }
    }

    private func hasForbidden(in range: Range<Int>) -> Bool {
        let part = bytes.extracting(range)
        var found: UInt8 = 0
        for index in part.indices { found |= Byte.forbidden(part[index]) }
        return found != 0
    }

    // MARK: scheme, host and port
    private mutating func readOrigin(_ origins: LinkOrigins.Spellings) throws(LinkError) {
        if readUsualOrigin(origins) { return }
        var colon = 0
        while colon < bytes.count, ByteSet.scheme.contains(bytes[colon]) { colon &+= 1 }
        guard colon < bytes.count, bytes[colon] == Byte.colon else {
            throw LinkError(.relativeReference(offset: colon))
        }
        guard colon > 0, Byte.isLetter(bytes[0]) else { throw LinkError(.malformed(.scheme, offset: 0)) }
        let isUniversal = isSame(0..<colon, Self.https)
        guard isUniversal || origins.schemes.contains(where: { isSame(0..<colon, $0) }) else {
            throw LinkError(.schemeNotAllowed)
        }
        form = isUniversal ? .universal : .custom
        let start = colon + 3
        guard start <= bytes.count, bytes[colon + 1] == Byte.slash, bytes[colon + 2] == Byte.slash else {
            throw LinkError(.malformed(isUniversal ? .authority : .customScheme, offset: colon))
        }
        try readAuthority(from: start, origins)
    }
    private static let https = Array("https".utf8)
    /// Nearly every link begins with one of the app's hosts and no port.
    private mutating func readUsualOrigin(_ origins: LinkOrigins.Spellings) -> Bool {
        for prefix in origins.prefixes where prefix.count <= bytes.count && isSame(0..<prefix.count, prefix) {
            guard prefix.count == bytes.count || ByteSet.segmentEnds.contains(bytes[prefix.count]) else { continue }
            form = .universal
            index = prefix.count
            return true
        }
        return false
    }

    /// Host and port, on the raw bytes; or the first segment of a custom scheme's link, which stands in their place.
    private mutating func readAuthority(from start: Int, _ origins: LinkOrigins.Spellings) throws(LinkError) {
        let bytes = bytes
        var end = start
        var colon: Int?
        while end < bytes.count {
            let byte = bytes[end]
            if ByteSet.segmentEnds.contains(byte) { break }
            if byte == Byte.at { throw LinkError(.userInfoNotAllowed(offset: end)) }
            if byte == Byte.colon, colon == nil { colon = end }
            end &+= 1
        }
        guard start < end else {
            throw LinkError(.malformed(form == .universal ? .authority : .customScheme, offset: start))
        }
        guard form == .universal else {
            index = start
            if let colon { throw LinkError(.portNotAllowed(offset: colon)) }
            if let percent = first(Byte.percent, in: start..<end) {
                throw LinkError(.encodedDelimiter(offset: percent))
            }
            return
        }
        index = end
        let host = start..<(colon ?? end)
        guard origins.hosts.contains(where: { isSame(host, $0) }) else {
            throw LinkError(.hostNotAllowed(offset: start))
        }
        guard let colon else { return }
        let port = (colon + 1)..<end
        guard port.allSatisfy({ Byte.isDigit(bytes[$0]) }) else { throw LinkError(.malformed(.port, offset: colon)) }
        guard isSame(port, Self.port) else { throw LinkError(.portNotAllowed(offset: colon)) }
    }
    private static let port = Array("443".utf8)

    // MARK: path
    /// The next segment; nil at the path's end.
    mutating func nextSegment() throws(LinkError) -> Part? {
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
            if ByteSet.segmentMarks.contains(byte) {
                guard byte == Byte.percent else { break }
                isEncoded = true
            }
            hash.add(byte)
            end &+= 1
        }
        index = end
        guard start < end else {
            // one slash at the end, or nothing but it; never two in a row
            guard end == bytes.count || bytes[end] != Byte.slash else { throw LinkError(.emptySegment(offset: end)) }
            return nil
        }
        let part = Part(range: start..<end, isEncoded: isEncoded, hash: hash)
        if isEncoded || end &- start <= 2 { try check(part) }
        segments &+= 1
        return part
    }
    /// A segment is well encoded, and neither `.` nor `..`.
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
    /// Goes on where another one has stopped reading this path: behind a segment.
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
            while end < bytes.count {
                let byte = bytes[end]
                if ByteSet.pairMarks.contains(byte) {
                    if byte == Byte.ampersand || byte == Byte.hash { break }
                    if byte == Byte.equals, equals == nil { equals = end }
                    if byte == Byte.percent { if equals == nil { isNameEncoded = true } else { isValueEncoded = true } }
                }
                end &+= 1
            }
            index = end
            guard start < end else { continue }
            guard pairs < LinkLimits.queryPairs else {
                throw LinkError(.tooManyParameters(limit: LinkLimits.queryPairs, offset: start))
            }
            pairs += 1
            // each side by itself: half a triplet in each makes no whole one
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
        if let hash = first(Byte.hash, in: fragment) {
            throw LinkError(.illegalCharacter(byte: Byte.hash, offset: hash))
        }
        guard PercentCoding.hasWholeTriplets(bytes, fragment) else {
            throw LinkError(.invalidEncoding(offset: fragment.lowerBound))
        }
    }

    // MARK: bytes
    /// Whether a part's decoded bytes are this text's.
    func isSame(_ part: Part, as text: String) -> Bool {
        if part.isEncoded { return PercentCoding.text(bytes, part.range) == text }
        return part.range.count == text.utf8.count && zip(part.range, text.utf8).allSatisfy { bytes[$0] == $1 }
    }

    private func first(_ byte: UInt8, in range: Range<Int>) -> Int? { range.first { bytes[$0] == byte } }
    /// Whether bytes are those of a text in lower case, whatever their own case.
    private func isSame(_ range: Range<Int>, _ lowercased: [UInt8]) -> Bool {
        guard range.count == lowercased.count else { return false }
        for index in lowercased.indices
        where Byte.lowercased(bytes[range.lowerBound &+ index]) != lowercased[index] {
            return false
        }
        return true
    }
}

/// What a literal is looked up by. Any bytes can have the same one, so that literals are compared as well.
struct SegmentHash: Equatable {
    private var value: UInt64 = 0

    @inline(__always) mutating func add(_ byte: UInt8) {
        value = (value << 5 | value >> 59) ^ UInt64(byte)
    }
    /// The place among so many, a power of two, of a literal that stands behind a node.
    @inline(__always) func place(behind node: Int, of count: Int) -> Int {
        let mixed = (value ^ UInt64(truncatingIfNeeded: node) &* 0x8EBC_6AF0_9C88_C6E3) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }
}
