// Scheme, host and port, read from the raw bytes, before anything is decoded.
extension LinkScanner {
    mutating func readOrigin(_ origins: LinkOrigins.Spellings) throws(LinkError) {
        if readUsualOrigin(origins) { return }
        if let illegal = Self.illegalByte(in: bytes) { throw illegal }
        var colon = 0
        while colon < bytes.count, ByteSet.scheme.contains(bytes[colon]) { colon += 1 }
        guard colon < bytes.count, bytes[colon] == Byte.colon else {
            throw LinkError(.relativeReference(offset: colon))
        }
        guard colon > 0, Byte.isLetter(bytes[0]) else { throw LinkError(.malformed(.scheme, offset: 0)) }
        let isUniversal = isSame(0..<colon, lowercased: "https".utf8)
        guard isUniversal || origins.schemes.contains(where: { isSame(0..<colon, lowercased: $0) }) else {
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
    private mutating func readUsualOrigin(_ origins: LinkOrigins.Spellings) -> Bool {
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
    private mutating func readAuthority(from start: Int, _ origins: LinkOrigins.Spellings) throws(LinkError) {
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
        guard origins.hosts.contains(where: { isSame(host, lowercased: $0) }) else {
            throw LinkError(.hostNotAllowed(offset: start))
        }
        guard let colon else { return }
        let port = (colon + 1)..<end
        guard port.allSatisfy({ Byte.isDigit(bytes[$0]) }) else { throw LinkError(.malformed(.port, offset: colon)) }
        guard isSame(port, lowercased: "443".utf8) else { throw LinkError(.portNotAllowed(offset: colon)) }
    }
}
