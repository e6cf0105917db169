/// Text that people typed: any Unicode but control characters, at most 128 bytes.
///
/// A plain `String` parameter is for identifiers and takes printable ASCII without `/`, `\` and `%` only. Use this
/// type where a link carries what somebody searched for.
public struct LinkText: LinkParameter, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The most bytes of UTF-8.
    public static let maximumBytes = 128

    /// The text.
    public let text: String

    /// - Throws: ``LinkParameterError`` for a text that no link could carry: too long, or with control characters.
    public init(_ text: String) throws(LinkParameterError) {
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLong(maximum: Self.maximumBytes) }
        guard Self.isText(text) else { throw .malformed(expected: "text without control characters") }
        self.text = text
    }
    /// A text that is known to be valid.
    ///
    /// - Precondition: The literal is one that ``init(_:)`` takes.
    public init(stringLiteral value: String) {
        precondition(value.utf8.count <= Self.maximumBytes && Self.isText(value), "this literal is no link text")
        text = value
    }
    public static func parse(_ bytes: Span<UInt8>) throws(LinkParameterError) -> LinkText {
        try LinkText(String(linkBytes: bytes))
    }
    public var linkText: String { text }
    public var description: String { text }

    /// C0, DEL, C1, line and paragraph separators, and the marks that reorder text are none.
    private static func isText(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: false
            default: true
            }
        }
    }
}
