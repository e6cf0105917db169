/// How links may begin, ready to be compared: `https://host` for each host, `scheme://` for each scheme.
@usableFromInline final class LinkPrefixes: @unchecked Sendable {  // nothing is written after `init`
    /// Set in what ``find(_:_:)`` answers for a custom scheme.
    static let isCustom: UInt32 = 1 << 16
    let origins: LinkOrigins
    private struct Prefix { let offset: UInt32, length: UInt32, isCustom: Bool }
    private let prefixes: UnsafeMutableBufferPointer<Prefix>
    private let pool: UnsafeMutableBufferPointer<UInt8>

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
        _ = pool.initialize(from: bytes)
    }
    deinit {
        prefixes.deallocate()
        pool.deallocate()
    }

    /// Where the path starts, 0 for none of the origins. The bytes are of a link's alphabet, so that folding a letter's
    /// bit makes no other byte equal: every byte of a prefix is a lower-case letter, a digit or one of `+-.:/`.
    @inline(__always) func find(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        guard let pool = pool.baseAddress else { return 0 }
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
            let byte = base[end]
            if byte == Byte.slash || byte == Byte.question || byte == Byte.hash {
                return UInt32(truncatingIfNeeded: end)
            }
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
