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
    /// - Precondition: The name isn't `script`, `style`, `iframe`, `object`, `embed` or `base`, since a page's content
    ///   never runs code or frames another page. A void element, such as `img`, has no content. Both are checked in
    ///   debug builds only, since names are literals.
    @MainActor public init(
        _ tag: StaticString, _ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { HTML() }
    ) {
        assert(!Self.isRefused(tag), "this element is not for pages")
        self.init(unchecked: tag, attributes, content: content)
    }

    /// The start tag is written before the content is made, so the whole element is contiguous.
    @MainActor init(
        unchecked tag: StaticString, _ attributes: [HTMLAttribute], and last: HTMLAttribute = .none,
        @HTMLBuilder content: () -> HTML = { HTML() }
    ) {
        var room = tag.utf8CodeUnitCount + 2 + last.capacity
        for attribute in attributes { room += attribute.capacity }
        var html = HTML(room: room) { writer in
            writer.byte(UInt8(ascii: "<"))
            writer.text(tag)
            for attribute in attributes { attribute.write(to: &writer) }
            last.write(to: &writer)
            writer.byte(UInt8(ascii: ">"))
        }
        let content = content()
        if content.isEmpty, Self.isVoid(tag) {
            self.html = html
            return
        }
        assert(!Self.isVoid(tag), "an element without an end tag has no content")
        html.append(content)
        html.end(tag)
        self.html = html
    }

    /// The length and the first letter rule out most names.
    private static func isVoid(_ tag: StaticString) -> Bool {
        tag.withUTF8Buffer { name in
            guard let first = name.first else { return false }
            return switch (name.count, first) {
            case (2, UInt8(ascii: "b")), (2, UInt8(ascii: "h")), (3, UInt8(ascii: "c")), (3, UInt8(ascii: "i")),
                (3, UInt8(ascii: "w")), (4, UInt8(ascii: "a")), (4, UInt8(ascii: "l")), (4, UInt8(ascii: "m")),
                (5, UInt8(ascii: "i")), (5, UInt8(ascii: "t")), (6, UInt8(ascii: "s")):
                voidNames.contains(name.reduce(0) { $0 << 8 | UInt64($1) })
            default: false
            }
        }
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

/// An attribute of an element. Its value is escaped and always quoted.
public struct HTMLAttribute: Sendable {
    private let name: StaticString
    private let value: String?

    /// Creates an attribute with a value.
    ///
    /// - Precondition: The attribute doesn't hold code or an address: use ``href(_:)`` and ``src(_:)-(WebPath)``.
    ///   Checked in debug builds only, since names are literals.
    public init(_ name: StaticString, _ value: String) {
        assert(!Self.isRefused("\(name)"), "this attribute has a type of its own, or is not for pages")
        self.init(unchecked: name, value)
    }
    /// Creates a Boolean attribute.
    public static func flag(_ name: StaticString) -> HTMLAttribute {
        assert(!isRefused("\(name)"), "this attribute is not for pages")
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

    /// The attribute if a condition holds, else none.
    public static func when(_ condition: Bool, _ attribute: HTMLAttribute) -> HTMLAttribute {
        condition ? attribute : .none
    }
    /// No attribute. Not an optional, which is slow to copy.
    static let none = HTMLAttribute(unchecked: "", nil)
    /// The classes of an element.
    public static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute(unchecked: "class", names) }
    /// The id of an element.
    public static func id(_ id: String) -> HTMLAttribute { HTMLAttribute(unchecked: "id", id) }
    /// The target of a link.
    public static func href(_ path: WebPath) -> HTMLAttribute { HTMLAttribute(unchecked: "href", path.text) }
    /// The source of an image.
    public static func src(_ path: WebPath) -> HTMLAttribute { HTMLAttribute(unchecked: "src", path.text) }
    /// The source of an image on another host: `https` only, and the security policy has to allow the host.
    public static func src(_ remote: RemoteImage) -> HTMLAttribute { HTMLAttribute(unchecked: "src", remote.text) }
    /// The text alternative of an image; empty for a decorative one.
    public static func alt(_ text: String) -> HTMLAttribute { HTMLAttribute(unchecked: "alt", text) }
    /// A label for assistive technologies.
    public static func label(_ text: String) -> HTMLAttribute { HTMLAttribute(unchecked: "aria-label", text) }

    /// The maximum size of the attribute, in bytes.
    var capacity: Int { name.utf8CodeUnitCount + 4 + (value.map(PageWriter.escapedCapacity) ?? 0) }

    func write(to writer: inout PageWriter) {
        guard name.utf8CodeUnitCount > 0 else { return }
        writer.byte(UInt8(ascii: " "))
        writer.text(name)
        guard let value else { return }
        writer.byte(UInt8(ascii: "="))
        writer.byte(UInt8(ascii: "\""))
        writer.escaped(value)
        writer.byte(UInt8(ascii: "\""))
    }
}
