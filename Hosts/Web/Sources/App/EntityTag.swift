/// The version of a body: the same bytes have the same tag on every replica, and other bytes another one.
///
/// Tags are weak (RFC 9110, section 8.8.1), since a body may be sent compressed or not.
struct EntityTag: Equatable {
    let text: String
    /// 16 hexadecimal digits.
    var version: String { String(text.dropFirst(3).dropLast()) }

    init(of bytes: [UInt8]) {
        let hash = Self.hash(bytes) | 1 << 60
        text = String(unsafeUninitializedCapacity: 20) { text in
            _ = text.initialize(fromContentsOf: "W/\"0123456789abcdef\"".utf8)
            for index in 0..<16 {
                let digit = UInt8(truncatingIfNeeded: hash >> (60 - 4 * index)) & 15
                text[3 + index] = digit < 10 ? 0x30 + digit : 0x57 + digit
            }
            return 20
        }
    }

    /// True if an `If-None-Match` has the tag (RFC 9110, section 13.1.2: weak tags count as strong ones).
    func isIn(_ tags: String) -> Bool {
        // a browser sends the one that it has
        guard tags.utf8.count <= 1_024 else { return false }
        return tags.split(separator: ",").contains { tag in
            let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return tag == "*" || tag == text || tag == text.dropFirst(2)
        }
    }

    /// Tells an app's own bodies apart, and keeps nobody out. Pages are hashed for every request, so it takes 16 bytes
    /// at a time: both halves of a product depend on all of them.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
            let product = one.multipliedFullWidth(by: other)
            return product.high ^ product.low
        }
        // odd constants with as many ones as zeros
        let keys: (UInt64, UInt64) = (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)
        return bytes.withUnsafeBytes { bytes in
            func word(_ offset: Int) -> UInt64 {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            var hash = UInt64(bytes.count)
            func add(_ one: UInt64, _ other: UInt64) {
                // a product of nothing keeps what came before
                hash = mixed(one ^ keys.0, other ^ hash) ^ (hash &* keys.1)
            }
            var offset = 0
            while offset + 16 <= bytes.count {
                add(word(offset), word(offset + 8))
                offset += 16
            }
            if offset < bytes.count {
                func rest(_ range: Range<Int>) -> UInt64 {
                    range.clamped(to: 0..<bytes.count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
                }
                add(rest(offset..<offset + 8), rest(offset + 8..<offset + 16))
            }
            return mixed(hash ^ keys.0, keys.1)
        }
    }
}
