/// Estimates of a text's width, made without a font.
///
/// ASCII characters have the widths of Helvetica, which Arial, Liberation Sans and others share. Others have a width
/// that is rarely too small: 1 em for square scripts and for `…` and `—`, 1.3 em for emoji, 0 for combining marks, 0.6
/// em for control characters, and 0.8 em otherwise.
enum TextWidth {
    /// Returns the width of a text in pixels, plus a tenth because some fonts are wider, rounded up. Bold text counts
    /// as 6 percent wider.
    static func width(of text: some StringProtocol, size: Int, isBold: Bool = false) -> Int {
        var sum = 0
        for character in text { sum += units(character) }
        return (sum * size * (isBold ? 117 : 110) + 99_999) / 100_000
    }

    /// Returns the width of a text in Helvetica, in pixels; nil if the text is empty or has a character whose width
    /// isn't known.
    static func natural(of text: String, size: Int, isBold: Bool = false) -> Int? {
        guard !text.isEmpty, text.unicodeScalars.allSatisfy({ (0x20...0x7E).contains($0.value) || $0 == "…" }) else {
            return nil
        }
        let sum = text.reduce(0) { $0 + units($1) }
        return (sum * size * (isBold ? 106 : 100) + 50_000) / 100_000
    }

    /// Returns the text, truncated with an ellipsis if it is wider than a limit.
    static func fitted(_ text: String, to limit: Int, size: Int, isBold: Bool = false) -> String {
        guard width(of: text, size: size, isBold: isBold) > limit else { return text }
        var kept = text[...]
        while !kept.isEmpty, width(of: kept + "…", size: size, isBold: isBold) > limit { kept.removeLast() }
        return kept + "…"
    }

    /// Returns the width of a character, in thousandths of the font's size. An emoji of several scalars counts as one
    /// picture.
    private static func units(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        if let first = scalars.first, first.properties.isEmojiPresentation { return units(first) }
        return scalars.reduce(0) { $0 + units($1) }
    }

    private static func units(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
        case 0x00...0x1F, 0x7F...0x9F: 600
        default: other(scalar)
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return switch scalar.value {
        // Hangul, Chinese, Japanese and full-width forms are square; emoji are too, in a wider font
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60:
            1000
        case 0x20000...0x3FFFD: 1000
        case 0x1F000...0x1FBFF, 0x2600...0x27BF: 1300
        case 0x2026, 0x2014: 1000
        default: 800
        }
    }

    private static let ascii = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
    ]
}
