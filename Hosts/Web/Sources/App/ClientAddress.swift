/// The address that requests and connections are counted against, for limits and for taking turns.
enum ClientAddress {
    /// Returns the form in which an address is counted, without a port; nil if the text isn't an address. It is the
    /// whole IPv4 address, or the first 64 bits of an IPv6 address, such as `2001:db8:0:1::/64`. One subscriber owns
    /// all IPv6 addresses that share these bits (RFC 6177), and could use a new one for each request.
    static func counted(_ text: some StringProtocol) -> String? {
        let bare = withoutPort(Substring(text))
        if let bytes = version4(bare) { return bytes.map(String.init).joined(separator: ".") }
        guard let words = version6(bare) else { return nil }
        // an IPv4-mapped address (::ffff:a.b.c.d) counts as its IPv4 address
        if words[..<5].allSatisfy({ $0 == 0 }), words[5] == 0xFFFF {
            return "\(words[6] >> 8).\(words[6] & 255).\(words[7] >> 8).\(words[7] & 255)"
        }
        return words[..<4].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
    }

    /// Returns the address that a request through the app's own proxies is counted against: the entry that the
    /// outermost proxy appended. Each proxy appends the address of its caller, so the last `proxies` entries can be
    /// trusted. The visitor may have sent any entries before them. Returns `peer` if there are no proxies, if there are
    /// fewer entries than proxies, or if the entry isn't an address.
    ///
    /// - Parameters:
    ///   - forwarded: All `X-Forwarded-For` fields, joined with commas.
    ///   - proxies: The number of proxies that every request passes through.
    ///   - peer: The counted address of the connection's peer.
    static func counted(forwarded: String?, proxies: Int, peer: String) -> String {
        guard proxies > 0, let forwarded else { return peer }
        // split by bytes, because a combining scalar could merge with a comma that the proxy added
        let entries = forwarded.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard entries.count >= proxies else { return peer }
        return counted(trimmed(Substring(entries[entries.count - proxies]))) ?? peer
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
    /// Returns an address without the port that some proxies append, and without brackets: `1.2.3.4` for
    /// `1.2.3.4:5678`, and `::1` for `[::1]:5678` or `[::1]`. Returns any other text unchanged.
    private static func withoutPort(_ text: Substring) -> Substring {
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]"), isPort(text[text.index(after: end)...]) else { return text }
            return text[text.index(after: text.startIndex)..<end]
        }
        guard text.filter({ $0 == ":" }).count == 1, let colon = text.firstIndex(of: ":"),
            isPort(text[colon...])
        else { return text }
        return text[..<colon]
    }
    /// Returns true if a text is empty, or is a colon followed by one to five digits.
    private static func isPort(_ text: Substring) -> Bool {
        let bytes = text.utf8
        return bytes.isEmpty
            || (bytes.first == UInt8(ascii: ":") && (2...6).contains(bytes.count)
                && bytes.dropFirst().allSatisfy { $0 &- 0x30 < 10 })
    }
    private static func version4(_ text: Substring) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var bytes: [UInt8] = []
        for part in parts {
            guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let byte = UInt8(part)
            else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
    private static func version6(_ text: Substring) -> [UInt16]? {
        // ignore the zone, which is meaningful only on this machine
        let text = text.prefix { $0 != "%" }
        guard (2...45).contains(text.utf8.count) else { return nil }
        let halves = text.split(separator: "::", omittingEmptySubsequences: false)
        guard halves.count <= 2, let first = words(halves[0]) else { return nil }
        guard halves.count == 2 else { return first.count == 8 ? first : nil }
        guard let last = words(halves[1]), first.count + last.count < 8 else { return nil }
        return first + Array(repeating: 0, count: 8 - first.count - last.count) + last
    }
    private static func words(_ text: Substring) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var words: [UInt16] = []
        for (index, part) in parts.enumerated() {
            if index == parts.count - 1, let bytes = version4(part) {
                words += [UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3])]
            } else {
                guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
                    let word = UInt16(part, radix: 16)
                else { return nil }
                words.append(word)
            }
        }
        return words
    }
}
