import WaymarkLinks

/// Escaping of text for SVG documents.
enum XMLText {
    /// Returns a text escaped for use between tags and in attributes. Tabs and line breaks become spaces; other control
    /// characters, line separators and bidirectional controls become U+FFFD.
    static func escaped(_ text: some StringProtocol) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isSpace = scalar == "\t" || scalar == "\n" || scalar == "\r"
            plain.append(isSpace ? " " : LogText.isControl(scalar) ? "\u{FFFD}" : scalar)
        }
        return MarkupText.escaped(String(plain))
    }
}

/// Validation of links.
package enum SafeLink {
    /// Returns the link if it can't run a script, because it has no scheme or one of the given schemes; nil otherwise.
    /// Also returns nil if it is empty, or has spaces or control characters.
    package static func checked(_ link: String?, schemes: Set<String> = SVGOptions().linkSchemes) -> String? {
        guard let link, !link.isEmpty else { return nil }
        // browsers ignore control characters and spaces before and within a scheme
        let isPlain = link.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
        guard isPlain else { return nil }
        let head = link.prefix { !"/?#".contains($0) }
        guard let colon = head.firstIndex(of: ":") else { return link }
        return schemes.contains(head[..<colon].lowercased()) ? link : nil
    }
}
