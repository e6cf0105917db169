/// A set of ASCII bytes. The policy's sets consist of literals only, so that an optimized build folds them to
/// constants.
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
    /// Bytes that aren't encoded in a query value. `&`, `=` and `#` are encoded because they delimit, `+` because many
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
