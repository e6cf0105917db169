/// An element of a page.
///
/// ```swift
/// Element("p", .class("note")) { "Text that is escaped, \(name) too" }
/// Element("img", .src("/picture.svg"), .alt(name))
/// ```
public struct Element: Sendable {
    let html: HTML

    /// Creates an element with attributes and content.
    ///
    /// - Precondition: The name isn't `script`, `style`, `iframe`, `object`, `embed` or `base`, so that a page's
    ///   content never runs code or frames another page. A void element, such as `img`, has no content. Both are
    ///   checked in debug builds only, because names are literals.
    @MainActor public init(
        _ tag: StaticString, _ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { HTML() }
    ) {
        assert(!Self.isRefused(tag), "pages can't contain this element")
        self.init(unchecked: tag, attributes, content: content)
    }

    @MainActor init(
        unchecked tag: StaticString, _ attributes: [HTMLAttribute], and last: HTMLAttribute = .none,
        @HTMLBuilder content: () -> HTML = { HTML() }
    ) {
        let content = content().bytes
        var markup: [UInt8] = []
        markup.reserveCapacity(
            attributes.reduce(last.count + 2 * tag.utf8CodeUnitCount + content.count + 5) { $0 + $1.count })
        markup.append(UInt8(ascii: "<"))
        markup.append(tag)
        for attribute in attributes { attribute.write(to: &markup) }
        last.write(to: &markup)
        markup.append(UInt8(ascii: ">"))
        if !content.isEmpty || !Self.isVoid(tag) {
            assert(!Self.isVoid(tag), "a void element can't have content")
            markup.append(contentsOf: content)
            markup.append("</")
            markup.append(tag)
            markup.append(UInt8(ascii: ">"))
        }
        html = HTML(markup: markup)
    }

    private static func isVoid(_ tag: StaticString) -> Bool {
        switch "\(tag)" {
        case "area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
        default: false
        }
    }
    private static func isRefused(_ tag: StaticString) -> Bool {
        switch "\(tag)" {
        case "script", "style", "iframe", "object", "embed", "base": true
        default: false
        }
    }
}

/// An attribute of an element. Its value is escaped and always quoted.
public struct HTMLAttribute: Sendable {
    private let name: StaticString
    private let value: String?

    /// Creates an attribute with a value.
    ///
    /// - Precondition: The attribute isn't for code or addresses, such as `onclick`, `style` or `href`; for addresses,
    ///   use ``href(_:)`` and ``src(_:)-(WebPath)``. Checked in debug builds only, because names are literals.
    public init(_ name: StaticString, _ value: String) {
        assert(!Self.isRefused("\(name)"), "pages can't contain this attribute; for an address, use .href or .src")
        self.init(unchecked: name, value)
    }
    /// Creates an attribute without a value, such as `inert`.
    ///
    /// - Precondition: The attribute isn't for code or addresses; see ``init(_:_:)``.
    public static func flag(_ name: StaticString) -> HTMLAttribute {
        assert(!isRefused("\(name)"), "pages can't contain this attribute")
        return HTMLAttribute(unchecked: name, nil)
    }
    init(unchecked name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }
    private static func isRefused(_ name: String) -> Bool {
        name.hasPrefix("on")
            || ["href", "src", "action", "formaction", "srcdoc", "style", "srcset", "poster"].contains(name)
    }

    /// Returns the attribute if a condition holds, or else one that renders nothing.
    public static func when(_ condition: Bool, _ attribute: HTMLAttribute) -> HTMLAttribute {
        condition ? attribute : .none
    }
    /// An attribute that renders nothing. A sentinel, because copying an optional is slower.
    static let none = HTMLAttribute(unchecked: "", nil)
    /// Creates the `class` attribute.
    ///
    /// - Parameter names: The names, separated by spaces.
    public static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute(unchecked: "class", names) }
    /// Creates the `id` attribute.
    public static func id(_ id: String) -> HTMLAttribute { HTMLAttribute(unchecked: "id", id) }
    /// Creates the `href` attribute: the target of a link.
    public static func href(_ path: WebPath) -> HTMLAttribute { HTMLAttribute(unchecked: "href", path.text) }
    /// Creates the `src` attribute: the address of an image on this host.
    public static func src(_ path: WebPath) -> HTMLAttribute { HTMLAttribute(unchecked: "src", path.text) }
    /// Creates the `src` attribute of an image on another host. Browsers don't load it unless the security policy
    /// allows the host (``WebSecurity/imageHosts``).
    public static func src(_ remote: RemoteImage) -> HTMLAttribute { HTMLAttribute(unchecked: "src", remote.text) }
    /// Creates the `alt` attribute: the text alternative of an image; empty for a decorative one.
    public static func alt(_ text: String) -> HTMLAttribute { HTMLAttribute(unchecked: "alt", text) }
    /// Creates the `aria-label` attribute: a label for assistive technologies.
    public static func label(_ text: String) -> HTMLAttribute { HTMLAttribute(unchecked: "aria-label", text) }

    /// The maximum size of the attribute before escaping, in bytes.
    var count: Int { name.utf8CodeUnitCount + 4 + (value?.utf8.count ?? 0) }

    func write(to markup: inout [UInt8]) {
        guard name.utf8CodeUnitCount > 0 else { return }
        markup.append(UInt8(ascii: " "))
        markup.append(name)
        guard let value else { return }
        markup.append("=\"")
        markup.append(escaping: value)
        markup.append(UInt8(ascii: "\""))
    }
}
