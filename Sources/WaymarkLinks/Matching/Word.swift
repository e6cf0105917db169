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
    /// ASCII letters in lower case, every other byte as it is.
    @inline(__always) static func lowercased(_ word: UInt64) -> UInt64 {
        let low = word & (ones &* 0x7F)
        let fromA = low &+ ones &* (0x80 - 0x41)
        let behindZ = low &+ ones &* (0x80 - 0x5B)
        return word | ((fromA & ~behindZ & ~word & highs) >> 2)
    }
    /// P1 for eight bytes: the high bit of each byte of the alphabet, and of no other.
    @inline(__always) static func allowed(_ word: UInt64) -> UInt64 {
        // 0x21...0x7A and 0x7E, without " < > [ \ ] ^ `
        let rest = ones &* 0x7F
        let from21 = word &+ ones &* (0x80 - 0x21)
        let from7B = word &+ ones &* (0x80 - 0x7B)
        let isNotTilde = (word ^ (ones &* 0x7E)) &+ rest
        let isNotQuote = (word ^ (ones &* 0x22)) &+ rest
        let isNotBackquote = (word ^ (ones &* 0x60)) &+ rest
        // 3C 3E 5C 5E 7C 7E become 7E under these two bits, and nothing else does
        let isNotAngle = ((word | (ones &* 0x62)) ^ (ones &* 0x7E)) &+ rest
        // [ and ] become 5F under these two bits, and so do Y and _
        let isNotBracket = ((word ^ (ones &* 0x5B)) &+ rest) & ((word ^ (ones &* 0x5D)) &+ rest)
        return from21 & isNotQuote & isNotBackquote & isNotBracket & ((isNotAngle & ~from7B) | ~isNotTilde) & ~word
            & highs
    }
    /// The high bit of each byte that may be `%` or `#`: never too few, rarely too many.
    @inline(__always) static func special(_ word: UInt64) -> UInt64 {
        // # and % become 27 under these two bits, and so do ! and '
        ~(((word | (ones &* 6)) ^ (ones &* 0x27)) &+ ones &* 0x7F) & highs
    }
    /// Two numbers mixed into one: every bit of both reaches the high bits of the result.
    @inline(__always) static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
