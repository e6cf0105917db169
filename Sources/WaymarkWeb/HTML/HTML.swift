/// A piece of a page. It can only be made of elements, attributes and text that escape by their type: there is no way to
/// put a raw string into it (W8).
public struct HTML: Sendable {
    private(set) var bytes: [UInt8] = []

    /// Nothing.
    public init() {}
    /// What stands in the braces.
    public init(@HTMLBuilder _ content: () -> HTML) { self = content() }
    /// Text, escaped.
    public init(text: String) {
        bytes = ByteWriter.bytes(capacity: ByteWriter.escapedCapacity(of: text)) { $0.escaped(text) }
    }

    /// The piece as it is sent.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { bytes.isEmpty }

    /// Bytes that are known to be whole and escaped.
    init(escaped bytes: [UInt8]) { self.bytes = bytes }
    var count: Int { bytes.count }
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
        return HTML(
            escaped: ByteWriter.bytes(capacity: parts.reduce(0) { $0 + $1.count }) { writer in
                for part in parts { writer.html(part) }
            })
    }
}
