/// A `pathPattern`, as `android.os.PatternMatcher` matches it: from left to right, without backtracking, in UTF-16.
///
/// `*` repeats the character before it, and `.` is any character. An escaped dot is a plain dot only if it is repeated.
struct AndroidGlob {
    fileprivate var pattern: ArraySlice<UInt16>
    fileprivate var text: ArraySlice<UInt16>

    /// Returns true if the pattern matches the whole text.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        var glob = AndroidGlob(pattern: Array(pattern.utf16)[...], text: Array(text.utf16)[...])
        guard !glob.pattern.isEmpty else { return glob.text.isEmpty }
        while !glob.pattern.isEmpty, !glob.text.isEmpty {
            guard glob.advance() else { return false }
        }
        // at the end of the text, only a last `.*` may match nothing
        return glob.text.isEmpty
            && (glob.pattern.isEmpty || glob.pattern.elementsEqual([AndroidSyntax.dot, AndroidSyntax.star]))
    }

    /// Consumes one character of the pattern, with the star after it if there is one, and the text that they match.
    /// After `.*`, also consumes the character that ends the repetition.
    ///
    /// - Returns: false if the text doesn't match.
    private mutating func advance() -> Bool {
        let isEscaped = pattern.first == AndroidSyntax.backslash
        if isEscaped { pattern.removeFirst() }
        let unit = nextUnit()
        guard pattern.first == AndroidSyntax.star else {
            guard unit == AndroidSyntax.dot || unit == text.first else { return false }
            text.removeFirst()
            return true
        }
        pattern.removeFirst()
        guard unit == AndroidSyntax.dot, !isEscaped else {
            text = text.drop { $0 == unit }
            return true
        }
        guard !pattern.isEmpty else {
            text.removeAll()
            return true
        }
        // the next character ends the repetition, and is always literal
        if pattern.first == AndroidSyntax.backslash { pattern.removeFirst() }
        let end = nextUnit()
        guard let place = text.firstIndex(of: end) else { return false }
        text = text[(place + 1)...]
        return true
    }
    /// Consumes and returns the pattern's next character; returns 0 if the pattern ends after a backslash.
    private mutating func nextUnit() -> UInt16 { pattern.popFirst() ?? 0 }
}

private enum AndroidSyntax {
    static let dot = UInt16(UInt8(ascii: "."))
    static let star = UInt16(UInt8(ascii: "*"))
    static let backslash = UInt16(UInt8(ascii: "\\"))
}
