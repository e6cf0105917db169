#if Macros
import WaymarkLinks

extension LinkPattern {
    /// Returns a correction of this malformed pattern for the problem that the parser found; nil if there is no obvious
    /// correction, or if the corrected pattern would be malformed, too.
    func mended(_ problem: LinkPatternProblem) -> LinkPattern? {
        let mended: String? =
            switch problem {
            case .origin: Self.withoutOrigin(text)
            case .leadingSlash: "/" + text
            case .emptySegment: Self.withoutEmptySegments(text)
            case .illegalCharacter, .tooLong, .dotSegment, .tooManySegments, .tooManyQueryParameters, .optionalNotLast,
                .restNotLast, .nameTwice, .keyTwice, .reservedKey, .expected:
                nil
            }
        guard let mended, (try? PatternParser.parse(LinkPattern(mended))) != nil else { return nil }
        return LinkPattern(mended)
    }

    /// Returns a pattern without its scheme and, for `http` and `https`, without its host. After a custom scheme, the
    /// text in the host's place is the first segment, so it is kept.
    private static func withoutOrigin(_ text: String) -> String {
        guard let separator = text.indices.first(where: { text[$0...].hasPrefix("://") }) else { return text }
        let scheme = text[..<separator]
        let rest = text[separator...].dropFirst(3)
        guard scheme == "https" || scheme == "http" else { return "/" + rest }
        guard let end = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
        return (rest[end] == "/" ? "" : "/") + rest[end...]
    }
    private static func withoutEmptySegments(_ text: String) -> String {
        // an optional segment contains a question mark, too
        let start = text.indices.first { index in
            text[index] == "?" && text[text.index(after: index)...].first != "}"
        }
        let path = text[..<(start ?? text.endIndex)]
        return "/" + path.split(separator: "/").joined(separator: "/") + text[path.endIndex...]
    }
}
#endif
