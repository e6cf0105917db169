/// A kind of link that is constructed to cost as much as possible.
public enum HostileLinks: String, CaseIterable {
    case segments, segment, encoded, unicode, pairs, keys, values, fragment, illegal, host, scheme, custom

    /// The patterns that make the links costly.
    public static let patterns = ["/a/{x}/b", "/{x}/a/b", "/{x}/{y}/c", "/q/search?aaaaaaaa={a}&aaaaaaab={b}"]

    /// Returns a link of `length` bytes or slightly fewer.
    public func link(_ length: Int) -> String {
        switch self {
        case .segments: Self.filled("https://example.com/", with: "a/", length)
        case .segment: Self.filled("https://example.com/a/", with: "a", length)
        case .encoded: Self.filled("https://example.com/a/", with: "%61", length)
        case .unicode: Self.filled("https://example.com/a/", with: "%C3%A9", length)
        case .pairs: Self.filled("https://example.com/a/b?", with: "&", length)
        case .keys: Self.filled("https://example.com/q/search?", with: "aaaaaaaz=1&aaaaaaay=%C3%A9&", length)
        case .values: Self.filled("https://example.com/q/search?aaaaaaaa=", with: "%C3%A9", length)
        case .fragment: Self.filled("https://example.com/a/b#", with: "%61", length)
        case .illegal: Self.filled("https://example.com/", with: "a", length - 1) + " "
        case .host: Self.filled("https://", with: "example.com.", length)
        case .scheme: Self.filled("", with: "example", length)
        case .custom: Self.filled("example://", with: "A", length)
        }
    }
    private static func filled(_ start: String, with part: String, _ length: Int) -> String {
        var text = start
        while text.utf8.count + part.utf8.count <= length { text += part }
        return text
    }
}
