/// Looks for bytes that no link has, sixteen at a time in one vector.
struct LinkAlphabet {
    private typealias Vector = SIMD16<UInt8>
    private var refused = SIMDMask<SIMD16<Int8>>(repeating: false)
    private var special = SIMDMask<SIMD16<Int8>>(repeating: false)

    /// Whether there was a byte that is not of the alphabet.
    var hasRefused: Bool { Self.any(refused) }
    /// Whether there may have been a `%` or a `#`.
    var mayHaveSpecial: Bool { Self.any(special) }

    /// Looks at sixteen bytes; the caller knows that they are there.
    @inline(__always) mutating func look(at base: UnsafePointer<UInt8>) {
        let bytes = UnsafeRawPointer(base).loadUnaligned(as: Vector.self)
        // 0x21...0x7E without " < > [ \ ] ^ ` { | }
        var found = (bytes &- Vector(repeating: 0x21)) .> Vector(repeating: 0x5D)
        found = found .| (bytes .== Vector(repeating: 0x22))
        found = found .| (bytes .== Vector(repeating: 0x60))
        found = found .| (bytes .== Vector(repeating: 0x5E))
        found = found .| ((bytes | Vector(repeating: 0x02)) .== Vector(repeating: 0x3E))
        // [ \ ] and { | }
        found = found .| (((bytes | Vector(repeating: 0x20)) &- Vector(repeating: 0x7B)) .< Vector(repeating: 3))
        refused = refused .| found
        // # and %, and ! and ' with them
        special = special .| ((bytes | Vector(repeating: 0x06)) .== Vector(repeating: 0x27))
    }
    @inline(__always) private static func any(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }
}
