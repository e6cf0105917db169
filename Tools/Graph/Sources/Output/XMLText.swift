/// Text of SVG documents.
enum XMLText {
    /// Escapes a text for use between tags and in attributes. Characters that XML forbids, and bidirectional controls,
    /// become U+FFFD.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: false
        default: true
        }
    }
}

/// Links that are safe to click.
package enum SafeLink {
    /// Returns the link if it has no scheme or one of the given ones, and so is no script.
    package static func checked(_ link: String?, schemes: Set<String> = SVGOptions().linkSchemes) -> String? {
        guard let link, !link.isEmpty else { return nil }
        // browsers skip control characters and spaces before and inside a scheme
        let isPlain = link.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
        guard isPlain else { return nil }
        let head = link.prefix { !"/?#".contains($0) }
        guard let colon = head.firstIndex(of: ":") else { return link }
        return schemes.contains(head[..<colon].lowercased()) ? link : nil
    }
}
