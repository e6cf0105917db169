/// Percent-encoding, RFC 3986 section 2.1: decoded once, as strict UTF-8.
@usableFromInline enum PercentCoding {
    /// The bytes of `range` decoded once; nil where a triplet is not whole or the result is not UTF-8.
    static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8]? {
        guard let base = bytes.baseAddress, !range.isEmpty else { return [] }
        var isDecoded = true
        let output = [UInt8](unsafeUninitializedCapacity: range.count + slack) { memory, count in
            let length = memory.baseAddress.map { decode(base + range.lowerBound, range.count, into: $0) } ?? -1
            isDecoded = length >= 0
            count = max(0, length)
        }
        return isDecoded ? output : nil
    }

    /// The low four bits are the value of a hexadecimal digit; bit 4 is set for any other byte. A literal, because reading
    /// a global that is initialized lazily is a call.
    private static var nibbles: UnsafePointer<UInt8> {
        let table: StaticString = """
            ________________________________________________@ABCDEFGHI______\
            _JKLMNO__________________________JKLMNO_________________________\
            ________________________________________________________________\
            ________________________________________________________________
            """
        return table.utf8Start
    }

    /// Room behind the decoded bytes, since words are written.
    @usableFromInline static var slack: Int { 8 }
    /// Decodes `count` bytes once into `output`, which has room for as many and ``slack`` more; below zero where a
    /// triplet is not whole or the result is not UTF-8.
    @usableFromInline static func decode(
        _ base: UnsafePointer<UInt8>, _ count: Int, into output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let nibbles = nibbles
        var index = 0
        var length = 0
        var all: UInt8 = 0
        while index < count {
            // triplets in a row, as text of other scripts has them
            while index &+ 2 < count, base[index] == Byte.percent {
                let high = nibbles[Int(base[index &+ 1])]
                let low = nibbles[Int(base[index &+ 2])]
                guard (high | low) & 0x10 == 0 else { return -1 }
                all |= high
                output[length] = high << 4 | low & 0xF
                length &+= 1
                index &+= 3
            }
            guard index < count else { break }
            guard base[index] != Byte.percent else { return -1 }
            let word = Word.load(base, at: index, upTo: count)
            UnsafeMutableRawPointer(output + length).storeBytes(of: word.littleEndian, as: UInt64.self)
            let percents = Word.matches(word, Byte.percent)
            let plain = min(percents == 0 ? 8 : percents.trailingZeroBitCount >> 3, count &- index)
            index &+= plain
            length &+= plain
        }
        if all & 8 == 0 { return length }
        return isUTF8(UnsafeBufferPointer(start: output, count: length)) ? length : -1
    }
    /// Whether every `%` starts a whole triplet, and the triplets are UTF-8, wherever an ASCII byte stands between
    /// them: then any part that ends at an ASCII byte decodes. The bytes themselves are of a link's alphabet.
    static func isWellFormed(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let nibbles = nibbles
        var index = 0
        while index < count {
            guard base[index] == Byte.percent else {
                let percents = Word.matches(ascii: Word.load(base, at: index, upTo: count), Byte.percent)
                index &+= percents == 0 ? 8 : percents.trailingZeroBitCount >> 3
                continue
            }
            let first = triplet(base, index, count, nibbles)
            index &+= 3
            guard first >= 0x80 else {
                if first < 0 { return false }
                continue
            }
            // Unicode, table 3-7
            let second = triplet(base, index, count, nibbles)
            index &+= 3
            guard second & ~0x3F == 0x80 else { return false }
            if first < 0xE0 {
                guard first >= 0xC2 else { return false }
                continue
            }
            switch first {
            case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90, 0xF4 where second > 0x8F,
                0xF5...:
                return false
            default: break
            }
            for _ in 0..<(first < 0xF0 ? 1 : 2) {
                guard triplet(base, index, count, nibbles) & ~0x3F == 0x80 else { return false }
                index &+= 3
            }
        }
        return true
    }
    /// The byte of the triplet that starts at `index`; below zero where there is none.
    @inline(__always) private static func triplet(
        _ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int, _ nibbles: UnsafePointer<UInt8>
    ) -> Int {
        guard index &+ 2 < count, base[index] == Byte.percent else { return -1 }
        let high = nibbles[Int(base[index &+ 1])]
        let low = nibbles[Int(base[index &+ 2])]
        return (high | low) & 0x10 == 0 ? Int(high << 4 | low & 0xF) : -1
    }
    /// Whether every percent sign of `range` starts a whole triplet.
    static func hasWholeTriplets(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == Byte.percent else {
                index += 1
                continue
            }
            guard index + 2 < range.upperBound, Byte.hexValue(bytes[index + 1]) != nil,
                Byte.hexValue(bytes[index + 2]) != nil
            else { return false }
            index += 3
        }
        return true
    }

    /// Strict: no overlong form, no surrogate, nothing above U+10FFFF (Unicode, table 3-7).
    static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        let count = bytes.count
        func isNext(_ offset: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index &+ offset < count && allowed.contains(bytes[index &+ offset])
        }
        while index < count {
            let byte = bytes[index]
            switch byte {
            case 0..<0x80: index &+= 1
            case 0xC2..<0xE0:
                guard isNext(1) else { return false }
                index &+= 2
            case 0xE0..<0xF0:
                let second: ClosedRange<UInt8> =
                    byte == 0xE0 ? 0xA0...0xBF : byte == 0xED ? 0x80...0x9F : 0x80...0xBF
                guard isNext(1, second), isNext(2) else { return false }
                index &+= 3
            case 0xF0..<0xF5:
                let second: ClosedRange<UInt8> =
                    byte == 0xF0 ? 0x90...0xBF : byte == 0xF4 ? 0x80...0x8F : 0x80...0xBF
                guard isNext(1, second), isNext(2), isNext(3) else { return false }
                index &+= 4
            default: return false
            }
        }
        return true
    }

    /// A literal as it stands in a path.
    static func segment(_ literal: String) -> String {
        if literal.utf8.allSatisfy(Byte.isSegmentByte) { return literal }
        var output = ""
        append(literal, to: &output, isPlain: Byte.isSegmentByte)
        return output
    }
    /// Appends `text`, each byte that `isPlain` does not let through as a triplet.
    static func append(_ text: String, to output: inout String, isPlain: (UInt8) -> Bool) {
        for byte in text.utf8 {
            if isPlain(byte) {
                output.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                output += "%"
                output += Byte.hex(byte)
            }
        }
    }
}
