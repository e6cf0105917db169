/// Escaping for HTML and XML documents.
package enum MarkupText {
    /// Escapes a text for use between tags and in quoted attribute values. U+FFFE, U+FFFF, and ASCII control characters
    /// other than tabs and line breaks become U+FFFD.
    package static func escaped(_ text: some StringProtocol) -> String {
        var output: [UInt8] = []
        append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
    /// Escapes a text, and appends it as UTF-8.
    package static func append(_ text: some StringProtocol, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case UInt8(ascii: "'"): output += "&#39;".utf8
            case 0x00..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: output += replacement
            case 0xBE...0xBF where output.suffix(2) == [0xEF, 0xBF]:
                // U+FFFE or U+FFFF
                output.removeLast(2)
                output += replacement
            default: output.append(byte)
            }
        }
    }
    private static let replacement = Array("\u{FFFD}".utf8)
}
