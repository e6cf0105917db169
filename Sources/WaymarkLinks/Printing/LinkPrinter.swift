/// Writes the path form of a link. Hand-written destinations never see it: a ``Link`` drives it.
///
/// A value that the policy would not read back (a `..`, an empty segment, a text that is too long) makes the whole
/// link unprintable: better none than one that means something else.
public struct LinkPrinter {
    private var path = ""
    private var query = ""
    private var isPrintable = true
    /// What was written, by placeholder: names and texts, not encoded.
    private(set) var arguments: [LinkArgument] = []
    private var name = ""

    init() {}

    /// A literal segment.
    public mutating func literal(_ text: String) {
        path += "/"
        path += text
    }

    /// Names the placeholder that the next value stands for.
    mutating func placeholder(_ name: String) { self.name = name }

    /// One value, at its place.
    public mutating func value<P: LinkParameter>(_ value: P, at place: LinkPlace) {
        let text = value.linkText
        arguments.append(LinkArgument(name: name, text: text))
        guard readsBack(value, text) else {
            isPrintable = false
            return
        }
        switch place {
        case .segment:
            guard !text.isEmpty, !LinkScanner.isDots(text.utf8) else {
                isPrintable = false
                return
            }
            path += "/"
            PercentCoding.append(text, to: &path, isPlain: Byte.isUnreserved)
        case .query(_, let key):
            query += query.isEmpty ? "?" : "&"
            query += key
            query += "="
            PercentCoding.append(text, to: &query, isPlain: Byte.isUnreserved)
        }
    }

    /// The values of a catch-all, at least one.
    public mutating func values<P: LinkParameter>(_ values: [P], at place: LinkPlace) {
        if values.isEmpty { isPrintable = false }
        for value in values { self.value(value, at: place) }
    }

    private func readsBack<P: LinkParameter>(_ value: P, _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { buffer in
            (try? P.parse(buffer.span)) == value
        }
    }

    /// The path and query, nil where it would not read back.
    consuming func finish() -> String? {
        guard isPrintable else { return nil }
        let link = (path.isEmpty ? "/" : path) + query
        return link.utf8.count <= LinkLimits.bytes ? link : nil
    }
}

/// A parameter of a printed link: its name and its text, not encoded.
public struct LinkArgument: Hashable, Sendable {
    /// The placeholder's name.
    public let name: String
    /// The value's text.
    public let text: String
}
