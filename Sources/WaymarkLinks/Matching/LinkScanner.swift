/// A scanner that reads a link from left to right as the policy requires: its size and alphabet, scheme and host, then
/// each segment and each query pair. Nothing is copied: segments and pairs are ranges of the link.
///
/// Implements the link policy of `Security.md`, except its rules for patterns, declared query keys and values, which
/// are in `SegmentTree`, `LinkMatcher` and the types of parameters.
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
    ///   - origins: The allowed origins of links.
    ///   - forms: The forms that are allowed.
    @inline(__always) @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, _ origins: LinkOrigins, accepting forms: LinkForms) throws(LinkError) {
        self.bytes = bytes
        guard !bytes.isEmpty else { throw LinkError(.empty) }
        guard bytes.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
        if forms != .links, bytes[0] == Byte.slash { return }
        guard forms != .paths else { throw LinkError(.malformed(.path, offset: 0)) }
        try readOrigin(origins)
    }
    /// Returns the error for the first illegal byte; nil if there is none, or if the link is too long to be checked.
    static func illegalByte(in bytes: Span<UInt8>) -> LinkError? {
        guard bytes.count <= LinkLimits.bytes else { return nil }
        return bytes.indices.first { !ByteSet.allowed.contains(bytes[$0]) }
            .map { LinkError(illegalByteAt: $0, of: bytes) }
    }

    // MARK: scheme, host and port
    // read from the raw bytes, before anything is decoded
    mutating func readOrigin(_ origins: LinkOrigins) throws(LinkError) {
        if readUsualOrigin(origins) { return }
        if let illegal = Self.illegalByte(in: bytes) { throw illegal }
        var colon = 0
        while colon < bytes.count, ByteSet.scheme.contains(bytes[colon]) { colon += 1 }
        guard colon < bytes.count, bytes[colon] == Byte.colon else {
            throw LinkError(.relativeReference(offset: colon))
        }
        guard colon > 0, Byte.isLetter(bytes[0]) else { throw LinkError(.malformed(.scheme, offset: 0)) }
        let isUniversal = isSame(0..<colon, lowercased: "https".utf8)
        guard isUniversal || origins.schemeBytes.contains(where: { isSame(0..<colon, lowercased: $0) }) else {
            throw LinkError(.schemeNotAllowed)
        }
        form = isUniversal ? .universal : .custom
        let start = colon + 3
        guard start <= bytes.count, bytes[colon + 1] == Byte.slash, bytes[colon + 2] == Byte.slash else {
            throw LinkError(.malformed(isUniversal ? .authority : .customScheme, offset: colon))
        }
        try readAuthority(from: start, origins)
    }
    /// Reads the start of nearly every link: `https://` and one of the app's hosts, in lower case and without a port.
    /// Returns false for any other origin.
    private mutating func readUsualOrigin(_ origins: LinkOrigins) -> Bool {
        for prefix in origins.prefixes where prefix.count <= bytes.count {
            guard bytes.extracting(first: prefix.count).isSame(as: prefix.span),
                prefix.count == bytes.count || ByteSet.segmentEnds.contains(bytes[prefix.count])
            else { continue }
            form = .universal
            index = prefix.count
            return true
        }
        return false
    }

    /// Reads host and port from the raw bytes. In a custom scheme's link, the first segment takes their place: it is
    /// only checked here, and read later as part of the path.
    private mutating func readAuthority(from start: Int, _ origins: LinkOrigins) throws(LinkError) {
        let bytes = bytes
        var end = start
        var at: Int?
        var colon: Int?
        while end < bytes.count {
            let byte = bytes[end]
            if ByteSet.segmentEnds.contains(byte) { break }
            if byte == Byte.at { at = end }
            if byte == Byte.colon, colon == nil { colon = end }
            end += 1
        }
        let authority = start..<end
        guard !authority.isEmpty else {
            throw LinkError(.malformed(form == .universal ? .authority : .customScheme, offset: start))
        }
        if let at { throw LinkError(.userInfoNotAllowed(offset: at)) }
        guard form == .universal else {
            // the path begins with the slash before the first segment
            index = start - 1
            if let colon { throw LinkError(.portNotAllowed(offset: colon)) }
            if let percent = first(Byte.percent, in: authority) {
                throw LinkError(.encodedDelimiter(offset: percent))
            }
            return
        }
        index = end
        let host = start..<(colon ?? end)
        guard origins.hostBytes.contains(where: { isSame(host, lowercased: $0) }) else {
            throw LinkError(.hostNotAllowed(offset: start))
        }
        guard let colon else { return }
        let port = (colon + 1)..<end
        guard port.allSatisfy({ Byte.isDigit(bytes[$0]) }) else { throw LinkError(.malformed(.port, offset: colon)) }
        guard isSame(port, lowercased: "443".utf8) else { throw LinkError(.portNotAllowed(offset: colon)) }
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
        if segment.isEncoded { try checkEncoding(segment) }
        let first = bytes[segment.range.lowerBound]
        if first == Byte.dot || first == Byte.percent, Byte.areDots(text(segment).utf8) {
            throw LinkError(.dotSegment(offset: segment.range.lowerBound))
        }
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
    /// Returns the decoded text of a part.
    @usableFromInline func text(_ part: Part) -> String {
        part.isEncoded ? PercentCoding.decoded(bytes, part.range) ?? "" : raw(part.range)
    }
    func raw(_ range: Range<Int>) -> String { String(bytes.extracting(range)) }
    /// Returns true if a part's decoded bytes equal a text's. `==` would also accept canonically equivalent texts.
    func isSame(_ part: Part, as text: String) -> Bool {
        if part.isEncoded { return self.text(part).utf8.elementsEqual(text.utf8) }
        return part.range.count == text.utf8.count && zip(part.range, text.utf8).allSatisfy { bytes[$0] == $1 }
    }

    func first(_ byte: UInt8, in range: Range<Int>) -> Int? { range.first { bytes[$0] == byte } }
    /// Returns true if the bytes of a range equal a text that is in lower case. The case of ASCII letters in the range
    /// is ignored.
    func isSame(_ range: Range<Int>, lowercased: some Collection<UInt8>) -> Bool {
        range.count == lowercased.count && zip(range, lowercased).allSatisfy { Byte.lowercased(bytes[$0]) == $1 }
    }
}

/// The forms of a text that are accepted: links with an origin, paths, or both.
@usableFromInline package enum LinkForms { case links, paths, linksAndPaths }

extension Span<UInt8> {
    @inline(__always) func isSame(as other: Span<UInt8>) -> Bool {
        count == other.count && indices.allSatisfy { self[$0] == other[$0] }
    }
}

extension String {
    /// Creates a text from bytes that are valid UTF-8.
    init(_ bytes: Span<UInt8>) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
            let text = try? UTF8Span(validating: bytes)
        {
            self.init(copying: text)
        } else {
            self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        }
    }
}
