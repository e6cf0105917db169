/// A check that a text contains only printable characters.
///
/// It has its own table instead of using the standard library's scalar categories, so that all versions of Unicode
/// accept the same links.
enum PrintableText {
    /// Returns the first scalar that isn't printable, or else a space at either end; nil if there is neither, as in an
    /// empty text. Controls, bidirectional and invisible format characters, and noncharacters aren't printable.
    static func refusal(of text: String) -> Unicode.Scalar? {
        // ASCII needs no table
        if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return nil }
        let scalars = text.unicodeScalars
        if let refused = scalars.first(where: { isRefused($0.value) }) { return refused }
        return [scalars.first, scalars.last].lazy.compactMap(\.self).first { isSpace($0.value) }
    }
    /// Returns a character as error messages name it: `a space`, the code point of any other space or invisible
    /// character, such as `U+202E`, or a visible character in quotes.
    static func name(_ scalar: Unicode.Scalar) -> String {
        if scalar == " " { return "a space" }
        return isRefused(scalar.value) || isSpace(scalar.value) ? codePoint(scalar) : "'\(scalar)'"
    }
    /// Returns `U+` and at least four hexadecimal digits.
    static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// Returns true for space separators (general category Zs).
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Returns true for characters that draw nothing or change how others are drawn. These are the general categories
    /// Cc, Cf, Zl and Zp, noncharacters, and default-ignorable code points except for variation selectors, which emoji
    /// and Han names need.
    static func isRefused(_ scalar: UInt32) -> Bool {
        if scalar < 0x7F { return scalar < 0x20 }
        if scalar < 0x34F { return scalar < 0xA0 || scalar == 0xAD }
        if scalar < 0x2000 {
            return switch scalar {
            case 0x34F, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x115F...0x1160, 0x17B4...0x17B5,
                0x180E:
                true
            default: false
            }
        }
        if scalar < 0x1_0000 {
            return switch scalar {
            case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0,
                0xFFF0...0xFFFB, 0xFFFE...0xFFFF:
                true
            default: false
            }
        }
        return switch scalar {
        case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF,
            0xE01F0...0xE0FFF:
            true
        default: scalar & 0xFFFE == 0xFFFE
        }
    }
}
