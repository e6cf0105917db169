/// A piece of a page. It can only be made of elements, attributes and text that escape by their type: there is no way to
/// put a raw string into it (W8).
public struct HTML: Sendable {
    private(set) var bytes: [UInt8] = []

    /// Nothing.
    public init() {}
    /// What stands in the braces.
    public init(@HTMLBuilder _ content: () -> HTML) { self = content() }
    /// Text, escaped.
    public init(text: String) { appendEscaped(text) }

    /// The piece as it is sent.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ html: HTML) { bytes += html.bytes }
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Text and quoted attribute values alike: `&`, `<`, `>`, `"` and `'` become entities. Control characters that HTML
    /// does not allow become the replacement character.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { buffer in
            var start = 0
            for index in buffer.indices {
                let entity: StaticString
                switch buffer[index] {
                case UInt8(ascii: "&"): entity = "&amp;"
                case UInt8(ascii: "<"): entity = "&lt;"
                case UInt8(ascii: ">"): entity = "&gt;"
                case UInt8(ascii: "\""): entity = "&quot;"
                case UInt8(ascii: "'"): entity = "&#39;"
                case 0..<9, 11, 12, 14..<32, 127: entity = "\u{FFFD}"
                default: continue
                }
                bytes.append(contentsOf: buffer[start..<index])
                append(entity)
                start = index + 1
            }
            bytes.append(contentsOf: buffer[start...])
        }
    }
}

/// Builds ``HTML`` from elements and text.
@resultBuilder public enum HTMLBuilder {
    public static func buildExpression(_ element: Element) -> HTML { element.html }
    public static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    public static func buildExpression(_ html: HTML) -> HTML { html }
    public static func buildBlock(_ parts: HTML...) -> HTML { joined(parts) }
    public static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML() }
    public static func buildEither(first part: HTML) -> HTML { part }
    public static func buildEither(second part: HTML) -> HTML { part }
    public static func buildArray(_ parts: [HTML]) -> HTML { joined(parts) }

    private static func joined(_ parts: [HTML]) -> HTML {
        if parts.count == 1 { return parts[0] }
        var html = HTML()
        html.reserve(parts.reduce(0) { $0 + $1.bytes.count })
        for part in parts { html.append(part) }
        return html
    }
}
