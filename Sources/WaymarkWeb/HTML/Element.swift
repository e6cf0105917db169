/// An element of a page.
///
/// ```swift
/// Element("p", .class("note")) { "Text that is escaped, \(name) too" }
/// Element("img", .src("/picture.svg"), .alt(name))
/// ```
public struct Element: Sendable {
    let html: HTML

    /// An element with attributes and content.
    ///
    /// - Precondition: Checked in debug builds, since names stand in the code. Not `script`, `style`, `iframe`, `object`, `embed` or `base`: what runs or frames is never part
    ///   of a page's own content (W9). An element without an end tag has no content.
    public init(_ tag: StaticString, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML = { HTML() }) {
        assert(!Self.isRefused(tag), "this element is not for pages")
        self.init(unchecked: tag, attributes, content())
    }

    init(unchecked tag: StaticString, _ attributes: [Attribute], _ content: HTML = HTML()) {
        let isVoid = Self.isVoid(tag)
        precondition(!isVoid || content.isEmpty, "an element without an end tag has no content")
        let capacity = content.count + 2 * tag.utf8CodeUnitCount + 5 + attributes.reduce(0) { $0 + $1.capacity }
        html = HTML(
            escaped: ByteWriter.bytes(capacity: capacity) { writer in
                writer.text("<")
                writer.text(tag)
                for attribute in attributes { attribute.write(to: &writer) }
                writer.text(">")
                guard !isVoid else { return }
                writer.html(content)
                writer.text("</")
                writer.text(tag)
                writer.text(">")
            })
    }

    /// This runs for every element of every page: the name is compared as one number.
    private static func isVoid(_ tag: StaticString) -> Bool {
        let name = tag.withUTF8Buffer { $0.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }
        return voidNames.contains(name)
    }
    private static let voidNames: [UInt64] =
        ["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"].map {
            $0.utf8.reduce(0) { $0 << 8 | UInt64($1) }
        }

    private static func isRefused(_ tag: StaticString) -> Bool {
        switch "\(tag)" {
        case "script", "style", "iframe", "object", "embed", "base": true
        default: false
        }
    }
}

/// An attribute: its name is the app's own, its value is escaped and always quoted (W8).
public struct Attribute: Sendable {
    private let name: StaticString
    private let value: String?

    /// An attribute with a value.
    ///
    /// - Precondition: Checked in debug builds, since names stand in the code. Not one that holds code or an address: use ``href(_:)`` and ``src(_:)-(WebPath)``.
    public init(_ name: StaticString, _ value: String) {
        assert(!Self.isRefused("\(name)"), "this attribute has a type of its own, or is not for pages")
        self.init(unchecked: name, value)
    }
    /// An attribute that is there or not.
    public static func flag(_ name: StaticString) -> Attribute {
        assert(!isRefused("\(name)"), "this attribute is not for pages")
        return Attribute(unchecked: name, nil)
    }
    init(unchecked name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }
    private static func isRefused(_ name: String) -> Bool {
        name.hasPrefix("on")
            || ["href", "src", "action", "formaction", "srcdoc", "style", "srcset", "poster"].contains(name)
    }

    /// An attribute under a condition.
    public static func when(_ condition: Bool, _ attribute: Attribute) -> Attribute {
        condition ? attribute : Attribute(unchecked: "", nil)
    }
    /// The classes of an element.
    public static func `class`(_ names: String) -> Attribute { Attribute(unchecked: "class", names) }
    /// The id of an element.
    public static func id(_ id: String) -> Attribute { Attribute(unchecked: "id", id) }
    /// Where a link leads.
    public static func href(_ path: WebPath) -> Attribute { Attribute(unchecked: "href", path.text) }
    /// What an image shows.
    public static func src(_ path: WebPath) -> Attribute { Attribute(unchecked: "src", path.text) }
    /// What an image shows, from another host: `https` only, and the app's security policy must allow the host.
    public static func src(_ remote: RemoteImage) -> Attribute { Attribute(unchecked: "src", remote.text) }
    /// What an image shows, in words; empty for an ornament.
    public static func alt(_ text: String) -> Attribute { Attribute(unchecked: "alt", text) }
    /// A label for those who do not see the element.
    public static func label(_ text: String) -> Attribute { Attribute(unchecked: "aria-label", text) }

    /// The most bytes that it takes.
    var capacity: Int { name.utf8CodeUnitCount + 4 + (value.map(ByteWriter.escapedCapacity) ?? 0) }

    func write(to writer: inout ByteWriter) {
        guard name.utf8CodeUnitCount > 0 else { return }
        writer.text(" ")
        writer.text(name)
        guard let value else { return }
        writer.text("=\"")
        writer.escaped(value)
        writer.text("\"")
    }
}
