/// An address on this very host: a path that the state's links printed, or one that stands in the code. Never a text
/// that came from elsewhere, so that no `javascript:` and no other host can get in.
public struct WebPath: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String

    /// A path that stands in the code.
    ///
    /// - Precondition: It starts with one `/`, or with `#`.
    public init(stringLiteral value: StaticString) {
        let text = "\(value)"
        precondition(Self.isLocal(text), "a path on this host starts with one '/'")
        self.text = text
    }
    /// A path that code put together; nil unless it is one on this host, in the alphabet of links.
    public init?(_ text: String) {
        guard Self.isLocal(text), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 }) else {
            return nil
        }
        self.text = text
    }
    private static func isLocal(_ text: String) -> Bool {
        text.hasPrefix("#") || (text.hasPrefix("/") && !text.hasPrefix("//") && !text.hasPrefix("/\\"))
    }
}

/// An image on another host.
public struct RemoteImage: Hashable, Sendable {
    let text: String

    /// nil unless it is an `https` address in plain ASCII.
    public init?(_ text: String) {
        guard text.hasPrefix("https://"), text.utf8.count <= 2_048,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x22 })
        else { return nil }
        self.text = text
    }
}
