/// Escaping for logs, so that each text stays on one line.
package enum LogText {
    /// Returns the text with control characters, line separators and bidirectional controls escaped, such as `\u{a}`
    /// for a line feed.
    package static func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                output.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            } else {
                output.append(scalar)
            }
        }
        return String(output)
    }
    /// Returns true for control characters, line separators and bidirectional controls.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        default: false
        }
    }
}
