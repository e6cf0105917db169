/// A fragment of a page. Elements, attributes and text escape their values, so raw markup can't be inserted.
public struct HTML: Sendable {
    /// The fragment's markup, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Creates an empty fragment.
    public init() {}
    /// Creates a fragment from the elements, texts and fragments in a closure.
    @MainActor public init(@HTMLBuilder _ content: () -> HTML) { self = content() }
    /// Creates a fragment with text, which is escaped.
    @MainActor public init(text: String) { bytes.append(escaping: text) }
    /// Creates a fragment from markup that is already escaped.
    init(markup: [UInt8]) { bytes = markup }

    /// A placeholder for a streamed page's content: a NUL byte. Pages can't contain it otherwise, because escaping
    /// replaces control characters.
    static let gap = HTML(markup: [gapByte])
    static let gapByte: UInt8 = 0

    /// The fragment's markup as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isEmpty: Bool { bytes.isEmpty }

    /// Appends another fragment.
    mutating func append(_ next: HTML) {
        if isEmpty { self = next } else { bytes.append(contentsOf: next.bytes) }
    }
}

/// A result builder that creates ``HTML`` from elements, text and fragments.
@MainActor @resultBuilder public enum HTMLBuilder {
    public static func buildExpression(_ element: Element) -> HTML { element.html }
    public static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    public static func buildExpression(_ html: consuming HTML) -> HTML { html }
    public static func buildBlock() -> HTML { HTML() }
    public static func buildPartialBlock(first part: consuming HTML) -> HTML { part }
    public static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
        accumulated.append(next)
        return accumulated
    }
    public static func buildOptional(_ part: consuming HTML?) -> HTML { part ?? HTML() }
    public static func buildEither(first part: consuming HTML) -> HTML { part }
    public static func buildEither(second part: consuming HTML) -> HTML { part }
    public static func buildArray(_ parts: [HTML]) -> HTML {
        var all = HTML()
        for part in parts { all.append(part) }
        return all
    }
}
