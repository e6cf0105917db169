/// Text that stands in a link as it is: ASCII letters, digits, `-`, `.` and `_`.
enum PlainText {
    private typealias Vector = SIMD16<Int8>

    /// Copies a text, sixteen bytes at a time. Nothing beyond either end is read or written.
    ///
    /// - Returns: Whether all of it is plain. Where it isn't, what was written means nothing.
    @inline(__always) static func copy(
        _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        if count >= 16 {
            var others = copy(from, to, at: count &- 16)
            var index = 0
            while index &+ 16 < count {
                others = others .| copy(from, to, at: index)
                index &+= 16
            }
            return !Word.hasAny(others)
        }
        // two words that may overlap
        var words = SIMD2<UInt64>(repeating: 0x3030_3030_3030_3030)
        if count >= 8 {
            words[0] = from.loadUnaligned(as: UInt64.self)
            words[1] = from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            to.storeBytes(of: words[0], as: UInt64.self)
            to.storeBytes(of: words[1], toByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            let first = from.loadUnaligned(as: UInt32.self)
            let last = from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            to.storeBytes(of: first, as: UInt32.self)
            to.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
            words[0] = UInt64(first) | UInt64(last) &<< 32
        } else if count > 0 {
            let (first, middle, last) = (source[0], source[count >> 1], source[count &- 1])
            target[0] = first
            target[count >> 1] = middle
            target[count &- 1] = last
            words[0] = 0x3030_3030_3000_0000 | UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16
        }
        return !Word.hasAny(others(unsafeBitCast(words, to: Vector.self)))
    }
    @inline(__always) private static func copy(
        _ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, at index: Int
    ) -> SIMDMask<Vector> {
        let bytes = from.loadUnaligned(fromByteOffset: index, as: Vector.self)
        to.storeBytes(of: bytes, toByteOffset: index, as: Vector.self)
        return others(bytes)
    }
    /// The bytes that are not plain.
    @inline(__always) private static func others(_ bytes: Vector) -> SIMDMask<Vector> {
        // each range is shifted down to the lowest signed numbers, so that one comparison finds its bytes
        let letters = ((bytes | Vector(repeating: 0x20)) &+ Vector(repeating: 0x1F)) .< Vector(repeating: -0x66)
        let digitsAndMarks = (bytes &+ Vector(repeating: 0x53)) .< Vector(repeating: -0x73)
        let isPlain = letters .| digitsAndMarks .| (bytes .== Vector(repeating: 0x5F))
        // the slash lies between `.` and the digits
        return .!isPlain .| (bytes .== Vector(repeating: 0x2F))
    }
}
