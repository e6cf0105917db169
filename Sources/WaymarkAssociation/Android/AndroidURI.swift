import WaymarkLinks

/// The parts of a link, split as `android.net.Uri` splits them.
struct AndroidURI {
    /// The text before the first colon; nil if there is none.
    let scheme: String?
    /// The host, decoded, without user and port. nil without `//`; empty if nothing follows it.
    let host: String?
    /// The port; nil if there is none, or one that doesn't fit into 32 bits.
    let port: Int?
    /// The path, decoded; nil for a link such as `mailto:a`.
    let path: String?

    init(_ link: String) {
        var rest = link.unicodeScalars[...]
        if let colon = rest.firstIndex(of: ":") {
            scheme = String(rest[..<colon])
            rest = rest[colon...].dropFirst()
        } else {
            scheme = nil
        }
        let isOpaque = scheme != nil && rest.first != "/"
        if rest.starts(with: "//".unicodeScalars) {
            let authority = rest.dropFirst(2).prefix { !"/\\?#".unicodeScalars.contains($0) }
            rest = rest[authority.endIndex...]
            (host, port) = Self.parts(of: authority)
        } else {
            (host, port) = (nil, nil)
        }
        path = isOpaque ? nil : Self.decoded(rest.prefix { $0 != "?" && $0 != "#" })
    }

    /// Splits an authority. The port consists of the digits after the last colon, and the user ends at the last `@`.
    private static func parts(of authority: Substring.UnicodeScalarView) -> (host: String?, port: Int?) {
        let start = authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex
        let isDigit: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
        guard let colon = authority.lastIndex(where: { !isDigit($0) }), authority[colon] == ":" else {
            return (decoded(authority[start...]), nil)
        }
        let port = Int32(String(authority[colon...].dropFirst())).map(Int.init)
        return (decoded(authority[start..<colon]), port)
    }
    /// Returns a text decoded once. Malformed escapes and invalid UTF-8 become U+FFFD.
    private static func decoded(_ text: Substring.UnicodeScalarView) -> String {
        let source = Array(String(text).utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            let isEscape = source[index] == UInt8(ascii: "%")
            if isEscape, index + 2 < source.count, let high = Byte.hexValue(source[index + 1]),
                let low = Byte.hexValue(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes += isEscape ? Array("\u{FFFD}".utf8) : [source[index]]
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension AndroidIntentFilter {
    /// The host of a filter, with its port if it names one.
    package struct Authority: Hashable, Sendable {
        /// The host. A leading `*` matches any prefix, so `*` alone is every host.
        package let host: String
        /// The port; nil for any.
        package let port: Int?

        /// Creates an authority from the values of a `data` element.
        package init(host: String, port: Int? = nil) {
            self.host = host
            self.port = port
        }

        /// Returns true if the authority's host matches the given one. Case is ignored.
        package func matches(host other: String) -> Bool {
            let own = Self.folded(host)
            let other = Self.folded(other)
            return own.first == "*" ? other.suffix(own.count - 1).elementsEqual(own.dropFirst()) : own == other
        }
        func matches(_ link: AndroidURI) -> Bool {
            guard let other = link.host, matches(host: other) else { return false }
            return port == nil || port == link.port
        }
        private static func folded(_ text: String) -> [String] {
            text.unicodeScalars.map(\.properties.lowercaseMapping)
        }
    }
}
