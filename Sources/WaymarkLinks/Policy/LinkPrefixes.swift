/// How links may begin, ready to be compared: `https://host` for each host, `scheme://` for each scheme.
@usableFromInline final class LinkPrefixes: @unchecked Sendable {  // nothing is written after `init`
    /// Set in what ``find(_:_:)`` answers for a custom scheme.
    static let isCustom: UInt32 = 1 << 16
    let origins: LinkOrigins
    private struct Prefix { let offset: UInt32, length: UInt32, isCustom: Bool }
    private let prefixes: UnsafeMutableBufferPointer<Prefix>
    private let pool: UnsafeMutablePointer<UInt8>
    /// The length of the first host's prefix, which is at the start of the pool: 16 to 48 bytes, or else `Int.max`.
    private let usualLength: Int

    init(_ origins: LinkOrigins) {
        self.origins = origins
        var bytes: [UInt8] = []
        var all: [Prefix] = []
        func add(_ text: String, isCustom: Bool) {
            all.append(Prefix(offset: UInt32(bytes.count), length: UInt32(text.utf8.count), isCustom: isCustom))
            bytes += text.utf8
        }
        for host in origins.hosts { add("https://" + host, isCustom: false) }
        for scheme in origins.schemes { add(scheme + "://", isCustom: true) }
        prefixes = .allocate(capacity: all.count)
        _ = prefixes.initialize(from: all)
        pool = .allocate(capacity: bytes.count)
        pool.initialize(from: bytes, count: bytes.count)
        let usual = origins.hosts.isEmpty ? 0 : Int(all[0].length)
        usualLength = (16...48).contains(usual) ? usual : .max
    }
    deinit {
        prefixes.deallocate()
        pool.deallocate()
    }

    /// Where the path starts in a link to the first host, written as it is here and without a port; 0 if undecided.
    @inline(__always) func usual(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard usualLength <= count else { return 0 }
        // three vectors that overlap
        let last = usualLength &- 16
        let difference =
            Self.difference(base, pool, at: 0) | Self.difference(base, pool, at: min(16, last))
            | Self.difference(base, pool, at: last)
        guard !Word.hasAny(difference .!= SIMD16(repeating: 0)) else { return 0 }
        return usualLength == count || Self.endsOrigin(base[usualLength]) ? usualLength : 0
    }
    @inline(__always) private static func difference(
        _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, at index: Int
    ) -> SIMD16<UInt8> {
        UnsafeRawPointer(one + index).loadUnaligned(as: SIMD16<UInt8>.self)
            ^ UnsafeRawPointer(other + index).loadUnaligned(as: SIMD16<UInt8>.self)
    }
    @inline(__always) private static func endsOrigin(_ byte: UInt8) -> Bool {
        byte == Byte.slash || byte == Byte.question || byte == Byte.hash
    }

    /// Where the path starts, 0 for none of the origins. The bytes are of a link's alphabet, so that folding a letter's
    /// bit makes no other byte equal: every byte of a prefix is a lower-case letter, a digit or one of `+-.:/`.
    @inline(__always) func find(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        for prefix in prefixes {
            let length = Int(prefix.length)
            guard length <= count, isSame(base, pool + Int(prefix.offset), length) else { continue }
            if prefix.isCustom { return UInt32(truncatingIfNeeded: length) | Self.isCustom }
            var end = length
            if end == count { return UInt32(truncatingIfNeeded: end) }
            if base[end] == Byte.colon {
                // 443 and nothing else
                guard end &+ 4 <= count, base[end &+ 1] == 0x34, base[end &+ 2] == 0x34, base[end &+ 3] == 0x33 else {
                    return 0
                }
                end &+= 4
                if end == count { return UInt32(truncatingIfNeeded: end) }
            }
            if Self.endsOrigin(base[end]) { return UInt32(truncatingIfNeeded: end) }
        }
        return 0
    }
    @inline(__always) private func isSame(
        _ base: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>, _ length: Int
    ) -> Bool {
        let bits = Word.ones &* 0x20
        if length >= 8 {
            var index = 0
            while index &+ 8 < length {
                if Word.load(base + index) | bits != Word.load(prefix + index) { return false }
                index &+= 8
            }
            return Word.load(base + (length &- 8)) | bits == Word.load(prefix + (length &- 8))
        }
        var index = 0
        while index < length {
            if base[index] | 0x20 != prefix[index] { return false }
            index &+= 1
        }
        return true
    }
}
