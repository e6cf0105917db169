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
        if end >= 8, index < end {
            return load(base + (end &- 8)) &>> UInt64(truncatingIfNeeded: 8 &* (8 &- (end &- index)))
        }
        return gather(base, from: index, upTo: end)
    }
    /// The same from an `index` before `end`; behind the end stands `byte`.
    ///
    /// - Parameter isLong: Whether there are eight bytes before `end`. Where that is known, nothing is called.
    @inline(__always) static func load(
        _ base: UnsafePointer<UInt8>, at index: Int, upTo end: Int, then byte: UInt8, isLong: Bool
    ) -> UInt64 {
        if index &+ 8 <= end { return load(base + index) }
        let bits = UInt64(truncatingIfNeeded: 8 &* (end &- index))
        let word = isLong ? load(base + (end &- 8)) &>> (64 &- bits) : load(base, at: index, upTo: end)
        return word | UInt64(byte) &<< bits
    }
    /// The same for a text of fewer than eight bytes: reads that may overlap, each shifted to where its bytes belong.
    @inline(never) private static func gather(
        _ base: UnsafePointer<UInt8>, from start: Int, upTo end: Int
    ) -> UInt64 {
        let count = end &- start
        guard count > 0 else { return 0 }
        let base = base + start
        if count >= 4 { return UInt64(load4(base)) | UInt64(load4(base + (count &- 4))) &<< UInt64(8 &* (count &- 4)) }
        let (middle, last) = (count >> 1, count &- 1)
        return UInt64(base[0]) | UInt64(base[middle]) &<< UInt64(8 &* middle)
            | UInt64(base[last]) &<< UInt64(8 &* last)
    }
    @inline(__always) private static func load4(_ base: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt32.self))
    }
    /// The first `count` bytes of a word, zeros behind; all of it from eight on.
    @inline(__always) static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    /// The first eight bytes of a text, zeros behind a shorter one.
    @inline(__always) static func prefix(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        load(base, at: 0, upTo: min(count, 8))
    }
    /// Whether a mask of sixteen bytes has any set.
    @inline(__always) static func hasAny(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }
    /// The high bit of each byte that is `byte`. The lowest one set is exact; above it there may be false ones.
    @inline(__always) static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & highs
    }
    /// The same where all bytes are ASCII, as a link's alphabet is: exact, and in fewer instructions.
    @inline(__always) static func matches(ascii word: UInt64, _ byte: UInt8) -> UInt64 {
        (highs &- (word ^ (ones &* UInt64(byte)))) & highs
    }
    /// The high bit of each byte that is `/` or `?`, which one bit tells apart. All bytes are ASCII.
    @inline(__always) static func slashesAndQuestions(ascii word: UInt64) -> UInt64 {
        matches(ascii: word | (ones &* 0x10), Byte.question)
    }
    /// All bits up to the first that is set, that one too; all there are where none is.
    @inline(__always) static func upTo(_ matches: UInt64) -> UInt64 { matches ^ (matches &- 1) }
    /// Whether a text that fits in a word is `.` or `..`.
    @inline(__always) static func isDots(_ word: UInt64) -> Bool { word == 0x2E || word == 0x2E2E }
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
    /// How many bytes from the first on are letters, digits, `-`, `.` or `_`. The next one has to be looked at.
    @inline(__always) static func unreservedPrefix(_ word: UInt64) -> Int {
        let letters = bytes(of: word | ones &* 0x20, from: 0x61, upTo: 0x7B)
        let digits = bytes(of: word, from: 0x30, upTo: 0x3A)
        let marks = bytes(of: word, from: 0x2D, upTo: 0x2F) | bytes(of: word, from: 0x5F, upTo: 0x60)
        let others = ~(letters | digits | marks) & highs
        return others == 0 ? 8 : others.trailingZeroBitCount >> 3
    }
    /// The high bit of each byte of ASCII in a range; its other bits say nothing. Exact up to the first byte that is not
    /// ASCII.
    @inline(__always) private static func bytes(of word: UInt64, from first: UInt64, upTo end: UInt64) -> UInt64 {
        (word &+ ones &* (0x80 &- first)) & ~(word &+ ones &* (0x80 &- end)) & ~word
    }
    /// Two numbers mixed into one: every bit of both reaches the high bits of the result.
    @inline(__always) static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
