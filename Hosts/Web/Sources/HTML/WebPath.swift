/// An address on the app's own host: a path, which may have a query, or a fragment of the page. Other text is refused,
/// which rules out `javascript:` and other hosts.
public struct WebPath: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String

    /// Creates a path from a literal.
    ///
    /// - Precondition: It starts with `#`, or with a `/` that isn't followed by `/` or `\`.
    public init(stringLiteral value: StaticString) {
        let text = "\(value)"
        precondition(Self.isLocal(text), "a path starts with a single '/', or with '#'")
        self.text = text
    }
    /// Creates a path from text. Returns nil unless it is a path on this host, or a fragment such as `#main`, in ASCII
    /// without spaces, control characters, `\` or `"`.
    public init?(_ text: String) {
        var text = text
        let isPlain = text.withUTF8 { $0.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 } }
        guard isPlain, Self.isLocal(text) else { return nil }
        self.text = text
    }
    private static func isLocal(_ text: String) -> Bool {
        // compare bytes: a combining scalar after a slash would merge with it into another character
        var bytes = text.utf8.makeIterator()
        let (first, second) = (bytes.next(), bytes.next())
        return first == UInt8(ascii: "#")
            || (first == UInt8(ascii: "/") && second != UInt8(ascii: "/") && second != UInt8(ascii: "\\"))
    }
}

/// The `https` address of an image on another host. The app's security policy has to allow the host.
public struct RemoteImage: Hashable, Sendable {
    let text: String

    /// Creates an address from text. Returns nil unless the text starts with `https://` and has at most 2,048 bytes, in
    /// ASCII without spaces, control characters, `\` or `"`.
    public init?(_ text: String) {
        guard text.hasPrefix("https://"), text.utf8.count <= 2_048,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 })
        else { return nil }
        self.text = text
    }
}
