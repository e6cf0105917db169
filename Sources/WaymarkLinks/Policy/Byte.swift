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

/// A set of ASCII bytes. Inlined, so that the sets are constants: `links.resolve.github.hit` needs that.
struct ByteSet {
    private var low: UInt64 = 0, high: UInt64 = 0

    @inline(__always) init(_ first: Unicode.Scalar, through last: Unicode.Scalar) {
        // each range is within one half
        let count = UInt64(last.value - first.value + 1)
        let bits = ((UInt64(1) << count) - 1) << UInt64(first.value & 63)
        if first.value < 64 { low = bits } else { high = bits }
    }
    @inline(__always) init(_ character: Unicode.Scalar) { self.init(character, through: character) }

    @inline(__always) func contains(_ byte: UInt8) -> Bool {
        let half = byte < 64 ? low : byte < 128 ? high : 0
        return half >> UInt64(byte & 63) & 1 != 0
    }
    @inline(__always) static func | (one: ByteSet, other: ByteSet) -> ByteSet {
        var union = one
        union.low |= other.low
        union.high |= other.high
        return union
    }
}

extension ByteSet {
    static var printable: ByteSet { ByteSet(" ", through: "?") | ByteSet("@", through: "~") }
    private static var letters: ByteSet { ByteSet("A", through: "Z") | ByteSet("a", through: "z") }
    private static var digits: ByteSet { ByteSet("0", through: "9") }
    /// Unreserved characters (RFC 3986, section 2.3).
    static var unreserved: ByteSet {
        letters | digits | ByteSet("-") | ByteSet(".") | ByteSet("_") | ByteSet("~")
    }
    /// Sub-delimiters (RFC 3986, section 2.2): `!$&'()*+,;=`
    private static var subDelimiters: ByteSet {
        ByteSet("!") | ByteSet("$") | ByteSet("&", through: ",") | ByteSet(";") | ByteSet("=")
    }
    /// Bytes allowed in the first segment of a custom scheme's link. It is in the place of the host, so it can't be
    /// percent-encoded, and `:` and `@` would delimit a port and user information.
    static var firstSegment: ByteSet { unreserved | subDelimiters }
    /// Bytes that needn't be encoded in a segment (RFC 3986, section 3.3: pchar).
    static var segment: ByteSet { firstSegment | ByteSet(":") | ByteSet("@") }
    /// Bytes that aren't encoded in a printed query value. `&`, `=` and `#` are encoded because they delimit, `+` because many
    /// programs read it as a space, and `?` although a query may contain it.
    static var queryValue: ByteSet {
        unreserved | ByteSet("!") | ByteSet("$") | ByteSet("'", through: "*") | ByteSet(",") | ByteSet(";")
            | ByteSet(":") | ByteSet("@") | ByteSet("/")
    }
    /// Bytes that a link may contain: the alphabet of RFC 3986 without `[` and `]`.
    static var allowed: ByteSet { segment | segmentEnds | ByteSet("%") }
    /// Bytes that a query may contain, except for those with a special meaning there: `%`, `=`, `&` and `#`.
    static var pair: ByteSet {
        unreserved | ByteSet("!") | ByteSet("$") | ByteSet("'", through: ",") | ByteSet(";") | ByteSet(":")
            | ByteSet("@") | ByteSet("/") | ByteSet("?")
    }
    /// Bytes that end a path segment.
    static var segmentEnds: ByteSet { ByteSet("/") | ByteSet("?") | ByteSet("#") }
    /// Bytes of a scheme (RFC 3986, section 3.1).
    static var scheme: ByteSet { letters | digits | ByteSet("+") | ByteSet("-") | ByteSet(".") }
}
