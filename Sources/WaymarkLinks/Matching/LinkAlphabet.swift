/// Looks for bytes that no link has, sixteen at a time in one vector.
struct LinkAlphabet {
    private typealias Vector = SIMD16<Int8>
    private var suspected = SIMDMask<SIMD16<Int8>>(repeating: false)
    private var special = SIMDMask<SIMD16<Int8>>(repeating: false)

    /// Whether there may have been a byte that is not of the alphabet: one that isn't, or a `~`, which is rare. Where one
    /// stands, each byte is looked at by itself.
    var hasSuspected: Bool { Self.any(suspected) }
    /// Whether there may have been a `%` or a `#`.
    var mayHaveSpecial: Bool { Self.any(special) }

    /// Looks at sixteen bytes; the caller knows that they are there.
    @inline(__always) mutating func look(at base: UnsafePointer<UInt8>) {
        let bytes = UnsafeRawPointer(base).loadUnaligned(as: Vector.self)
        // all but 0x21...0x7A: moved so that these are the lowest numbers there are
        suspected = suspected .| ((bytes &+ Vector(repeating: 0x5F)) .> Vector(repeating: -0x27))
        suspected = suspected .| (bytes .== Vector(repeating: 0x22))
        // < and >
        suspected = suspected .| ((bytes | Vector(repeating: 0x02)) .== Vector(repeating: 0x3E))
        // [ \ ] ^, moved in the same way
        suspected = suspected .| ((bytes &+ Vector(repeating: 0x25)) .< Vector(repeating: -0x7C))
        suspected = suspected .| (bytes .== Vector(repeating: 0x60))
        // # and %, and ! and ' with them
        special = special .| ((bytes | Vector(repeating: 0x06)) .== Vector(repeating: 0x27))
    }
    @inline(__always) private static func any(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }
}
