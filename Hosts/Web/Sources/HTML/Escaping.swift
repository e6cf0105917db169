import WaymarkLinks

/// Functions that append markup.
extension [UInt8] {
    /// Appends a literal without escaping it.
    mutating func append(_ literal: StaticString) { literal.withUTF8Buffer { append(contentsOf: $0) } }

    /// Appends text or an attribute value, escaped.
    mutating func append(escaping text: String) {
        if text.utf8.contains(where: Self.isEscaped) {
            MarkupText.append(text, to: &self)
        } else {
            append(contentsOf: text.utf8)
        }
    }
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 64 && escaped &>> UInt64(byte) & 1 == 1 || byte == 127 || byte == 0xEF
    }
    /// A bit for each character below 64, set if the character is escaped or replaced. `isEscaped` also checks 127, and
    /// 0xEF, the first byte of U+FFFE and U+FFFF.
    private static var escaped: UInt64 { 0x5000_00C4_FFFF_D9FF }
}
