/// Percent-encoding (RFC 3986, section 2.1). Decoding happens once, as strict UTF-8.
package enum PercentCoding {
    // MARK: decoding
    /// Decodes a range, and passes each byte to `body`.
    ///
    /// - Returns: False at the first invalid escape or byte that isn't UTF-8, or if the range ends within a character.
    ///   `body` has then received the bytes before that place.
    @inline(__always)
    static func read(_ bytes: Span<UInt8>, _ range: Range<Int>, _ body: (UInt8) -> Void) -> Bool {
        var index = range.lowerBound
        var text = UTF8Check()
        while index < range.upperBound {
            var byte = bytes[index]
            index += 1
            if byte == Byte.percent {
                guard let value = triplet(bytes, behind: index, before: range.upperBound) else { return false }
                byte = value
                index += 2
            }
            guard text.accepts(byte) else { return false }
            body(byte)
        }
        return text.isComplete
    }
    /// Returns the byte of the escape whose digits start at an index; nil unless there are two hexadecimal digits.
    @inline(__always)
    private static func triplet(_ bytes: Span<UInt8>, behind index: Int, before end: Int) -> UInt8? {
        guard index + 1 < end, let high = Byte.hexValue(bytes[index]), let low = Byte.hexValue(bytes[index + 1])
        else { return nil }
        return high << 4 | low
    }
    static func isWellFormed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool { read(bytes, range) { _ in } }
    /// Returns the decoded text of a range; nil for an invalid escape, or if the bytes aren't UTF-8.
    static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        return read(bytes, range) { output.append($0) } ? String(decoding: output, as: UTF8.self) : nil
    }
    /// Returns true if every percent sign in a range starts a complete escape, even if the result isn't UTF-8.
    static func hasWholeTriplets(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            bytes[index] != Byte.percent || triplet(bytes, behind: index + 1, before: range.upperBound) != nil
        }
    }

    /// Returns the text decoded once; nil for an invalid escape or invalid UTF-8.
    package static func decoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        return decoded(bytes.span, bytes.indices)
    }

    // MARK: encoding
    /// Encodes a literal for a path segment: all bytes except for those that a segment may contain unencoded.
    package static func segment(_ literal: String) -> String { encoded(literal, keeping: .segment) }
    /// Encodes a value for a link: all bytes except for unreserved ones.
    package static func value(_ text: String) -> String { encoded(text, keeping: .unreserved) }
    /// Encodes a link as a query value. More legible than `value(_:)`, because it encodes only bytes that
    /// aren't in `ByteSet.queryValue`.
    package static func queryValue(_ link: String) -> String { encoded(link, keeping: .queryValue) }

    private static func encoded(_ text: String, keeping plain: ByteSet) -> String {
        if text.consists(of: plain) { return text }
        var output: [UInt8] = []
        for byte in text.utf8 {
            if plain.contains(byte) {
                output.append(byte)
            } else {
                output += [Byte.percent, Byte.hexDigit(byte >> 4), Byte.hexDigit(byte & 15)]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}

/// A strict validator of UTF-8, byte by byte: no overlong forms, no surrogates, nothing above U+10FFFF (Unicode,
/// table 3-7).
struct UTF8Check {
    /// The number of bytes missing from the current character.
    private var missing = 0
    /// The allowed values of the current character's next byte; between characters, `0x80...0xBF`.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    var isComplete: Bool { missing == 0 }

    @inline(__always) mutating func accepts(_ byte: UInt8) -> Bool {
        missing == 0 && byte < 0x80 || acceptsOther(byte)
    }
    private mutating func acceptsOther(_ byte: UInt8) -> Bool {
        if missing > 0 {
            guard next.contains(byte) else { return false }
            missing -= 1
            next = 0x80...0xBF
            return true
        }
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: return byte < 0x80
        }
        switch byte {
        case 0xE0: next = 0xA0...0xBF
        case 0xED: next = 0x80...0x9F
        case 0xF0: next = 0x90...0xBF
        case 0xF4: next = 0x80...0x8F
        default: break
        }
        return true
    }
}

extension String {
    /// Returns true if a set contains all bytes of the text.
    func consists(of set: ByteSet) -> Bool { utf8.allSatisfy(set.contains) }
}
