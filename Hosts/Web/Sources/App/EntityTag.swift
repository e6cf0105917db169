/// An entity tag: the version of a body. Equal bytes have equal tags on all replicas.
///
/// Tags are weak (RFC 9110, section 8.8.1), since a body may be sent compressed or not.
struct EntityTag: Equatable {
    let text: String
    /// The hash in the tag, as 16 hexadecimal digits.
    var version: String { String(text.dropFirst(3).dropLast()) }

    init(of bytes: [UInt8]) {
        // the highest digit is never zero, so there are always 16 digits
        text = "W/\"" + String(Self.hash(bytes) | 1 << 60, radix: 16) + "\""
    }

    /// Returns true if an `If-None-Match` field contains this tag or `*` (RFC 9110, section 13.1.2: weak comparison);
    /// false if the field is longer than 1 KiB.
    func isIn(_ tags: String) -> Bool {
        // browsers send only the tag that they have cached
        guard tags.utf8.count <= 1_024 else { return false }
        return tags.split(separator: ",").contains { tag in
            let tag = tag.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return tag == "*" || tag == text || tag == text.dropFirst(2)
        }
    }

    /// Returns a fast hash that isn't cryptographic, since it only distinguishes the app's own pages and files. Each
    /// step multiplies two words of 8 bytes, so both halves of the product depend on all 16 bytes.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
            let product = one.multipliedFullWidth(by: other)
            return product.high ^ product.low
        }
        // odd constants with equally many ones and zeros
        let keys: (UInt64, UInt64) = (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)
        func word(at start: Int) -> UInt64 {
            var word: UInt64 = 0
            for index in 0..<8 where start + index < bytes.count { word |= UInt64(bytes[start + index]) << (8 * index) }
            return word
        }
        var hash = UInt64(bytes.count)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            // the second operand preserves the previous hash if the product is zero
            hash = mixed(word(at: start) ^ keys.0, word(at: start + 8) ^ hash) ^ (hash &* keys.1)
        }
        return mixed(hash ^ keys.0, keys.1)
    }
}
