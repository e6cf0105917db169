/// Looks for bytes that no link has, sixteen at a time in one vector.
struct LinkAlphabet {
    private typealias Vector = SIMD16<UInt8>

    /// Whether there may be a byte that is not of the alphabet: one that isn't, or a `~`, which is rare. Where one stands,
    /// each byte is looked at by itself.
    let hasSuspected: Bool
    /// Whether there may be a `%` or a `#`.
    let mayHaveSpecial: Bool

    /// Looks at the bytes from `start` on, and at some before it if they are fewer than sixteen.
    ///
    /// - Parameter count: How many there are in all: sixteen at least.
    @inline(__always) init(_ base: UnsafePointer<UInt8>, _ count: Int, from start: Int) {
        // the extreme distances of any byte from each group of forbidden ones
        var outside = Vector(repeating: 0)
        var special = Vector(repeating: 0xFF)
        var brackets = Vector(repeating: 0xFF)
        var others = Vector(repeating: 0xFF)
        var index = start
        repeat {
            // the last sixteen may overlap with those before
            index = min(index, count &- 16)
            let bytes = UnsafeRawPointer(base + index).loadUnaligned(as: Vector.self)
            // all but 0x21...0x7A
            outside = Self.most(outside, bytes &- 0x21)
            // " is the first of these, then # $ %
            special = Self.least(special, bytes &- 0x22)
            // [ \ ] ^
            brackets = Self.least(brackets, bytes &- 0x5B)
            // < and >
            others = Self.least(others, (bytes | 0x02) ^ 0x3E)
            others = Self.least(others, bytes ^ 0x60)
            index &+= 16
        } while index < count
        let nearest = Self.least(Self.least(others, special), brackets & 0xFC)
        // vectors on both sides: a comparison with a scalar compiles to a loop over the bytes
        hasSuspected = Word.hasAny((nearest .== Vector(repeating: 0)) .| (outside .> Vector(repeating: 0x59)))
        mayHaveSpecial = Word.hasAny(special .< Vector(repeating: 4))
    }
    @inline(__always) private static func least(_ one: Vector, _ other: Vector) -> Vector {
        one.replacing(with: other, where: other .< one)
    }
    @inline(__always) private static func most(_ one: Vector, _ other: Vector) -> Vector {
        one.replacing(with: other, where: other .> one)
    }
}
