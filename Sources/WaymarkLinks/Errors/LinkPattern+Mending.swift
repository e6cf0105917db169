extension LinkPattern {
    /// Returns a corrected pattern for a malformed one; nil if there is no obvious correction, or if a correction would
    /// be malformed, too.
    package func mended(_ problem: LinkPatternProblem) -> LinkPattern? {
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

    /// Removes the scheme, and the host of a web address. After a custom scheme, the first segment takes the host's
    /// place, and stays.
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
