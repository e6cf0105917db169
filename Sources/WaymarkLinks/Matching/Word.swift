/// Eight bytes of a link at once, in one register: the first byte is the lowest.
///
/// Links are short. Looking at a word instead of a byte is what makes the whole policy cost no more than a copy would.
enum Word {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Eight bytes from `base`; the caller knows that they are there.
    @inline(__always) static func load(_ base: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    }
    /// The bytes from `index` up to `end`, at most eight; zeros behind the end. Nothing beyond `end` is read.
    @inline(__always) static func load(_ base: UnsafePointer<UInt8>, at index: Int, upTo end: Int) -> UInt64 {
        if index &+ 8 <= end { return load(base + index) }
        if end >= 8 { return load(base + (end &- 8)) >> UInt64(truncatingIfNeeded: 8 &* (8 &- (end &- index))) }
        return gather(base, from: index, upTo: end)
    }
    /// The same for a link of fewer than eight bytes.
    @inline(never) private static func gather(
        _ base: UnsafePointer<UInt8>, from start: Int, upTo end: Int
    ) -> UInt64 {
        var word: UInt64 = 0
        for index in start..<max(start, end) { word |= UInt64(base[index]) << UInt64(8 * (index - start)) }
        return word
    }
    /// The first `count` bytes of a word, zeros behind; all of it from eight on.
    @inline(__always) static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    /// The high bit of each byte that is `byte`. The lowest one set is exact; above it there may be false ones.
    @inline(__always) static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & highs
    }
    /// The high bit of each byte that is `/` or `?`, which one bit tells apart. The lowest one set is exact.
    @inline(__always) static func matchesSlashOrQuestion(_ word: UInt64) -> UInt64 {
        matches(word | (ones &* 0x10), Byte.question)
    }
    /// The alphabet of sixteen bytes at once: 0 where each is of the alphabet. Bit 1 of the answer: there may be a `%`
    /// or a `#`; any other bit: there is a byte that is not of the alphabet.
    ///
    /// A loop without branches over a known number of bytes becomes a dozen vector instructions.
    @inline(__always) static func check16(_ base: UnsafePointer<UInt8>) -> UInt8 {
        var found: UInt8 = 0
        for index in 0..<16 {
            let byte = base[index]
            // 0x21...0x7E without " < > [ \ ] ^ ` { | }
            var refused: UInt8 = byte &- 0x21 > 0x5D ? 1 : 0
            refused |= byte == 0x22 ? 1 : 0
            refused |= byte == 0x60 ? 1 : 0
            refused |= byte == 0x5E ? 1 : 0
            refused |= byte | 0x02 == 0x3E ? 1 : 0
            // [ \ ] and { | }
            refused |= (byte | 0x20) &- 0x7B < 3 ? 1 : 0
            // # and %, and ! and ' with them
            refused |= byte | 0x06 == 0x27 ? 2 : 0
            found |= refused
        }
        return found
    }
    /// Whether all bytes are printable ASCII, `~` aside. false says only that it cannot be told by words.
    @inline(__always) static func arePrintable(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        if count >= 8 {
            var index = 0
            var good = highs
            while index &+ 8 < count {
                good &= printable(load(base + index))
                index &+= 8
            }
            return good & printable(load(base + (count &- 8))) == highs
        }
        // some bytes stand twice, and what is missing is a space
        let word: UInt64
        if count >= 4 {
            let start = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
            let end = UnsafeRawPointer(base + (count &- 4)).loadUnaligned(as: UInt32.self)
            word = UInt64(start) | UInt64(end) << 32
        } else if count > 0 {
            word =
                UInt64(base[0]) | UInt64(base[count >> 1]) << 8 | UInt64(base[count &- 1]) << 16
                | 0x2020_2020_2000_0000
        } else {
            return true
        }
        return printable(word) == highs
    }
    @inline(__always) private static func printable(_ word: UInt64) -> UInt64 {
        bytes(of: word, from: 0x20, upTo: 0x7E) & highs
    }
    /// Whether all eight bytes are letters, digits, `-` or `.`. false says only that one has to look.
    @inline(__always) static func areUnreserved(_ word: UInt64) -> Bool {
        let letters = bytes(of: word | ones &* 0x20, from: 0x61, upTo: 0x7B)
        return (letters | bytes(of: word, from: 0x30, upTo: 0x3A) | bytes(of: word, from: 0x2D, upTo: 0x2F)) & highs
            == highs
    }
    /// The high bit of each byte of ASCII in a range; its other bits say nothing.
    @inline(__always) private static func bytes(of word: UInt64, from first: UInt64, upTo end: UInt64) -> UInt64 {
        (word &+ ones &* (0x80 &- first)) & ~(word &+ ones &* (0x80 &- end)) & ~word
    }
    /// Two numbers mixed into one: every bit of both reaches the high bits of the result.
    @inline(__always) static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
