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
        guard text.utf8.count <= Self.maximumBytes else { throw Self.tooLong }
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
        guard bytes.count <= maximumBytes else { throw tooLong }
        guard bytes.withUnsafeBufferPointer({ isText($0) }) else {
            throw .malformed(expected: "text without control characters")
        }
        return LinkText(unchecked: String(linkBytes: bytes))
    }
    @inlinable public static func parse(printable bytes: Span<UInt8>) throws(LinkParameterError) -> LinkText {
        guard bytes.count <= maximumBytes else { throw tooLong }
        return LinkText(unchecked: String(linkBytes: bytes))
    }
    @usableFromInline static var tooLong: LinkParameterError { .tooLong(maximum: maximumBytes) }
    @usableFromInline init(unchecked text: String) { self.text = text }
    public var linkText: String { text }
    public var description: String { text }
    /// Every text that could be made is valid.
    @inlinable public func isReadBack(from bytes: Span<UInt8>) -> Bool { true }

    /// C0, DEL, C1, line and paragraph separators, and the marks that reorder text are none.
    private static func isText(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isText($0) }
    }
    /// On the bytes of valid UTF-8, where each of those characters has one form.
    private static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress, !Word.arePrintable(base, bytes.count) else { return true }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index &+= 1
            if byte < 0x80 {
                if byte < 0x20 || byte == 0x7F { return false }
                continue
            }
            let next = index < bytes.count ? bytes[index] : 0
            switch byte {
            case 0xC2 where next < 0xA0: return false  // U+0080 to U+009F
            case 0xD8 where next == 0x9C: return false  // U+061C
            case 0xE2 where next == 0x80 || next == 0x81:
                let last = index &+ 1 < bytes.count ? bytes[index &+ 1] : 0
                if next == 0x80, last == 0x8E || last == 0x8F || (0xA8...0xAE).contains(last) { return false }
                if next == 0x81, (0xA6...0xA9).contains(last) { return false }
            default: break
            }
        }
        return true
    }
}
