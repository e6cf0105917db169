/// The version of a body: the same bytes have the same tag on every replica, and other bytes another one.
///
/// Tags are weak (RFC 9110, section 8.8.1), since a body may be sent compressed or not.
struct EntityTag: Equatable {
    let text: String
    /// 16 hexadecimal digits.
    var version: String { String(text.dropFirst(3).dropLast()) }

    init(of bytes: [UInt8]) {
        // the highest bits are never zero, so there are always 16 digits
        text = "W/\"" + String(Self.hash(bytes) | 1 << 60, radix: 16) + "\""
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

    /// Not cryptographic: it only tells the app's own pages apart. Pages are hashed for every request, so it takes 16
    /// bytes at a time; both halves of a product depend on all of them.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
            let product = one.multipliedFullWidth(by: other)
            return product.high ^ product.low
        }
        // odd constants with as many ones as zeros
        let keys: (UInt64, UInt64) = (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)
        func word(at start: Int) -> UInt64 {
            var word: UInt64 = 0
            for index in 0..<8 where start + index < bytes.count { word |= UInt64(bytes[start + index]) << (8 * index) }
            return word
        }
        var hash = UInt64(bytes.count)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            // a product of nothing keeps what came before
            hash = mixed(word(at: start) ^ keys.0, word(at: start + 8) ^ hash) ^ (hash &* keys.1)
        }
        return mixed(hash ^ keys.0, keys.1)
    }
}
