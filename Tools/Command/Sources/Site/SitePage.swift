#if Tools
import WaymarkAssociation
import WaymarkLinks

/// The page that a browser shows for the links of a pattern if the app isn't installed.
struct SitePage: Hashable, Sendable {
    let pattern: ParsedPattern
    let title: String
    let description: String?
    /// The path of the page's file, relative to the served folder.
    let file: String

    /// A Boolean value that indicates whether the pattern has placeholders. All of its links then share one file.
    var hasValues: Bool { !pattern.placeholders.isEmpty }
    /// The path of the pattern's only link. Valid only for a pattern without placeholders.
    var path: String {
        let texts = pattern.segments.map { segment in
            if case .literal(let text) = segment { "/" + PercentCoding.segment(text) } else { "" }
        }
        return texts.isEmpty ? "/" : texts.joined()
    }
    /// A Boolean value that indicates whether the pattern's links can have the app's own scheme.
    var hasSchemeLink: Bool { pattern.segments.isEmpty || pattern.canFollowScheme }

    /// A regular expression for the decoded paths of the pattern's links. It has the same meaning in nginx (PCRE) and
    /// Caddy (RE2).
    var expression: String {
        let body = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + Self.escaped(text)
            case .parameter: "/[^/]+"
            case .optional: "(?:/[^/]+)?"
            case .rest: "/.+"
            }
        }.joined()
        return body.isEmpty ? "^/$" : "^" + body + "/?$"
    }
    /// Returns a literal in which characters with a meaning in regular expressions or server configurations are
    /// replaced with numeric escapes.
    private static func escaped(_ literal: String) -> String {
        literal.unicodeScalars.map { scalar in
            let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return isPlain || "-_~".unicodeScalars.contains(scalar)
                ? String(scalar) : "\\x" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }

    /// Returns true if the first page's pattern takes precedence, as in the app's own link table. Segments are compared
    /// in turn by kind: literal, parameter, optional, rest. If all kinds are equal, the patterns' texts are compared.
    static func isBefore(_ one: SitePage, _ other: SitePage) -> Bool {
        let ranks = (one.ranks, other.ranks)
        return ranks.0 == ranks.1
            ? one.pattern.text < other.pattern.text : ranks.0.lexicographicallyPrecedes(ranks.1)
    }
    private var ranks: [Int] {
        pattern.segments.map { segment in
            switch segment {
            case .literal: 0
            case .parameter: 1
            case .optional: 2
            case .rest: 3
            }
        }
    }

    /// Returns the path of each pattern's file, relative to the served folder. A file is named after the pattern's
    /// path, so that a host without rules finds the pages of links without values.
    static func files(of patterns: [ParsedPattern]) -> [String] {
        var taken: Set<String> = [SiteFiles.index]
        return patterns.map { pattern in
            let segments = pattern.segments.map { segment in
                switch segment {
                case .literal(let text): fileName(text)
                case .parameter(let name), .optional(let name), .rest(let name): "_" + name
                }
            }
            let stem = segments.isEmpty ? "_root" : segments.joined(separator: "/")
            var file = stem + ".html"
            var number = 2
            // some file systems ignore case
            while !taken.insert(file.lowercased()).inserted {
                file = "\(stem)-\(number).html"
                number += 1
            }
            return file
        }
    }
    private static func fileName(_ literal: String) -> String {
        let name = String(literal.map { $0.isLetter || $0.isNumber || "-._~".contains($0) ? $0 : "_" })
        return name.hasPrefix(".") ? "_" + name.dropFirst() : name
    }
}
#endif
