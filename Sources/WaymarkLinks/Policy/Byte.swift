/// Bytes and classes of bytes. Classes are tested on bytes, never on `Character`: `"A"..."Z"` contains the
/// Kelvin sign in Swift.
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
    static let zero = UInt8(ascii: "0")

    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    package static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }

    /// RFC 3986, section 2.3.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        isDigit(byte) || isLetter(byte) || byte == 0x2D || byte == dot || byte == 0x5F || byte == 0x7E
    }
    /// RFC 3986, section 2.2: `!$&'()*+,;=`
    static func isSubDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D: true
        default: false
        }
    }
    /// What may stand in a segment without being encoded (RFC 3986, section 3.3: pchar).
    static func isSegmentByte(_ byte: UInt8) -> Bool {
        isUnreserved(byte) || isSubDelimiter(byte) || byte == colon || byte == at
    }
    /// What may stand in the first segment of a custom scheme's link: nothing is encoded there, and a `:` or an `@`
    /// would be a port's or a user's.
    static func isFirstSegmentByte(_ byte: UInt8) -> Bool {
        isUnreserved(byte) || isSubDelimiter(byte)
    }
    /// The alphabet of RFC 3986 without `[` and `]`.
    static func isAllowed(_ byte: UInt8) -> Bool {
        isSegmentByte(byte) || byte == slash || byte == question || byte == hash || byte == percent
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
