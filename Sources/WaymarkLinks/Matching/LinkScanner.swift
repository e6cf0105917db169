/// Applies the rules that need no table: what stands where in a link, and whether it may.
///
/// Offsets into the bytes, nothing copied but encoded segments.
struct LinkScanner {
    /// Which form the link has.
    enum Form: Hashable { case path, universal, custom }
    struct Segment { let range: Range<Int>, isEncoded: Bool }
    /// A query pair: its raw name, its raw value if it has an `=`.
    struct Pair { let name: Range<Int>, value: Range<Int>? }

    private(set) var form = Form.path
    private(set) var path: Range<Int> = 0..<0
    private(set) var segments: [Segment] = []
    private(set) var pairs: [Pair] = []

    /// A link from outside: absolute.
    static func link(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkOrigins
    ) throws(LinkError) -> LinkScanner {
        var scanner = LinkScanner()
        try checkAlphabet(bytes)
        let start = try scanner.origin(bytes, origins)
        try scanner.pathAndQuery(bytes, from: start)
        return scanner
    }

    /// The path form, of saved state and pages.
    static func path(_ bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) -> LinkScanner {
        var scanner = LinkScanner()
        try checkAlphabet(bytes)
        guard bytes[0] == Byte.slash else { throw LinkError(.malformed(.path, offset: 0)) }
        try scanner.pathAndQuery(bytes, from: 0)
        return scanner
    }

    // MARK: size and alphabet
    private static func checkAlphabet(_ bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) {
        guard bytes.count <= LinkLimits.bytes else { throw LinkError(.tooLong(limit: LinkLimits.bytes)) }
        guard !bytes.isEmpty else { throw LinkError(.empty) }
        for index in bytes.indices where !Byte.isAllowed(bytes[index]) {
            throw LinkError(illegalByteAt: index, of: bytes)
        }
    }

    // MARK: scheme, host and port
    /// What is wrong with scheme, host or port, said in full: for errors.
    static func checkOrigin(_ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkOrigins) throws(LinkError) {
        var scanner = LinkScanner()
        _ = try scanner.origin(bytes, origins)
    }
    /// Where the path starts: behind the authority, or at a custom scheme's first segment.
    private mutating func origin(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkOrigins
    ) throws(LinkError) -> Int {
        let end = bytes.firstIndex { !LinkOrigins.isSchemeByte($0) } ?? bytes.count
        guard end < bytes.count, bytes[end] == Byte.colon else { throw LinkError(.relativeReference(offset: end)) }
        guard end > 0, Byte.isLetter(bytes[0]) else { throw LinkError(.malformed(.scheme, offset: 0)) }
        let scheme = bytes[..<end]
        let isUniversal = Self.equalsFolded(scheme, "https")
        guard isUniversal || origins.schemes.contains(where: { Self.equalsFolded(scheme, $0) }) else {
            throw LinkError(.schemeNotAllowed)
        }
        let start = end + 3
        guard start <= bytes.count, bytes[end + 1] == Byte.slash, bytes[end + 2] == Byte.slash else {
            throw LinkError(.malformed(isUniversal ? .authority : .customScheme, offset: end))
        }
        form = isUniversal ? .universal : .custom
        let rest = bytes[start...]
        let authority =
            start..<(rest.firstIndex { $0 == Byte.slash || $0 == Byte.question || $0 == Byte.hash }
            ?? bytes.count)
        guard !authority.isEmpty else {
            throw LinkError(.malformed(isUniversal ? .authority : .customScheme, offset: start))
        }
        if let at = bytes[authority].lastIndex(of: Byte.at) { throw LinkError(.userInfoNotAllowed(offset: at)) }
        if isUniversal {
            try checkHost(bytes, authority, origins)
            return authority.upperBound
        }
        if let colon = bytes[authority].firstIndex(of: Byte.colon) { throw LinkError(.portNotAllowed(offset: colon)) }
        if let percent = bytes[authority].firstIndex(of: Byte.percent) {
            throw LinkError(.encodedDelimiter(offset: percent))
        }
        return start
    }

    /// Host and port, on the raw bytes.
    private func checkHost(
        _ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>, _ origins: LinkOrigins
    ) throws(LinkError) {
        let colon = bytes[authority].firstIndex(of: Byte.colon)
        let host = bytes[authority.lowerBound..<(colon ?? authority.upperBound)]
        guard origins.hosts.contains(where: { Self.equalsFolded(host, $0) }) else {
            throw LinkError(.hostNotAllowed(offset: authority.lowerBound))
        }
        guard let colon else { return }
        let port = bytes[(colon + 1)..<authority.upperBound]
        guard port.allSatisfy(Byte.isDigit) else { throw LinkError(.malformed(.port, offset: colon)) }
        guard port.elementsEqual("443".utf8) else { throw LinkError(.portNotAllowed(offset: colon)) }
    }

    private static func equalsFolded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ lowercased: String) -> Bool {
        bytes.lazy.map(Byte.lowercased).elementsEqual(lowercased.utf8)
    }

    // MARK: path, query and fragment
    private mutating func pathAndQuery(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) throws(LinkError) {
        let end = bytes.count
        let hash = bytes[start...].firstIndex(of: Byte.hash)
        if let hash { try checkFragment(bytes, (hash + 1)..<end) }
        let queryStart = bytes[start..<(hash ?? end)].firstIndex(of: Byte.question)
        path = start..<(queryStart ?? hash ?? end)
        try splitPath(bytes)
        if let queryStart { try splitQuery(bytes, (queryStart + 1)..<(hash ?? end)) }
    }

    private mutating func splitPath(_ bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) {
        var rest = path
        if form != .custom, !rest.isEmpty { rest = (rest.lowerBound + 1)..<rest.upperBound }
        guard !rest.isEmpty else { return }
        var start = rest.lowerBound
        while true {
            let end = bytes[start..<rest.upperBound].firstIndex(of: Byte.slash) ?? rest.upperBound
            if end == start {
                // one trailing slash, and never a lone one behind the first
                guard end == rest.upperBound, !segments.isEmpty else { throw LinkError(.emptySegment(offset: start)) }
                return
            }
            let range = start..<end
            let isEncoded = bytes[range].contains(Byte.percent)
            try checkDots(bytes, range, isEncoded)
            segments.append(Segment(range: range, isEncoded: isEncoded))
            guard end < rest.upperBound else { return }
            start = end + 1
        }
    }

    private func checkDots(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isEncoded: Bool
    ) throws(LinkError) {
        if !isEncoded {
            if Self.isDots(bytes[range]) { throw LinkError(.dotSegment(offset: range.lowerBound)) }
            return
        }
        guard let decoded = PercentCoding.decoded(bytes, range) else {
            throw LinkError(.invalidEncoding(offset: range.lowerBound))
        }
        if Self.isDots(decoded) { throw LinkError(.dotSegment(offset: range.lowerBound)) }
    }
    static func isDots(_ bytes: some Collection<UInt8>) -> Bool {
        (1...2).contains(bytes.count) && bytes.allSatisfy { $0 == Byte.dot }
    }

    private mutating func splitQuery(
        _ bytes: UnsafeBufferPointer<UInt8>, _ query: Range<Int>
    ) throws(LinkError) {
        var start = query.lowerBound
        while start < query.upperBound {
            let end = bytes[start..<query.upperBound].firstIndex(of: Byte.ampersand) ?? query.upperBound
            if end > start {
                guard pairs.count < LinkLimits.queryPairs else {
                    throw LinkError(.tooManyParameters(limit: LinkLimits.queryPairs, offset: start))
                }
                let equals = bytes[start..<end].firstIndex(of: Byte.equals)
                let pair = Pair(name: start..<(equals ?? end), value: equals.map { ($0 + 1)..<end })
                for part in [pair.name, pair.value ?? 0..<0] where bytes[part].contains(Byte.percent) {
                    guard PercentCoding.decoded(bytes, part) != nil else {
                        throw LinkError(.invalidEncoding(offset: part.lowerBound))
                    }
                }
                pairs.append(pair)
            }
            start = end + 1
        }
    }

    private func checkFragment(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(LinkError) {
        if let hash = bytes[range].firstIndex(of: Byte.hash) {
            throw LinkError(.illegalCharacter(byte: Byte.hash, offset: hash))
        }
        guard PercentCoding.hasWholeTriplets(bytes, range) else {
            throw LinkError(.invalidEncoding(offset: range.lowerBound))
        }
    }
}
