/// Writing markup.
extension [UInt8] {
    /// Appends a literal unchanged.
    mutating func append(_ literal: StaticString) { literal.withUTF8Buffer { append(contentsOf: $0) } }

    /// Appends text or a quoted attribute value. `&`, `<`, `>`, `"` and `'` become entities; control characters that
    /// HTML doesn't allow become the replacement character.
    mutating func append(escaping text: String) {
        let start = count
        append(contentsOf: text.utf8)
        guard let first = self[start...].firstIndex(where: Self.isEscaped) else { return }
        let rest = self[first...]
        removeSubrange(first...)
        for byte in rest {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case UInt8(ascii: "'"): append("&#39;")
            default: if Self.isEscaped(byte) { append("\u{FFFD}") } else { append(byte) }
            }
        }
    }
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 64 && escaped &>> UInt64(byte) & 1 == 1 || byte == 127
    }
    /// A bit set of the characters below 64 that are escaped.
    private static var escaped: UInt64 { 0x5000_00C4_FFFF_D9FF }
}
