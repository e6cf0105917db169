/// Named bytes. Letters and digits are tested as bytes rather than as `Character`, because in Swift `"A"..."Z"`
/// contains the Kelvin sign.
package enum Byte {
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let percent = UInt8(ascii: "%")
    static let question = UInt8(ascii: "?")
    static let hash = UInt8(ascii: "#")
    package static let colon = UInt8(ascii: ":")
    static let at = UInt8(ascii: "@")
    static let ampersand = UInt8(ascii: "&")
    static let equals = UInt8(ascii: "=")
    package static let dot = UInt8(ascii: ".")
    static let hyphen = UInt8(ascii: "-")
    static let zero = UInt8(ascii: "0")

    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    package static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }
    /// Returns a text with its ASCII letters in lower case.
    static func lowercased(_ text: String) -> String { String(decoding: text.utf8.map(lowercased), as: UTF8.self) }

    /// Returns true if a segment is `.` or `..`.
    static func areDots(_ bytes: some Collection<UInt8>) -> Bool {
        (1...2).contains(bytes.count) && bytes.allSatisfy { $0 == dot }
    }
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
    static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
    static func hex(_ byte: UInt8) -> String {
        String(decoding: [hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
    }
}
