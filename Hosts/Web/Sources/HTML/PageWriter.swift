/// Writes into ``PageMemory``, where room has been made beforehand. It writes a few bytes at a time, a thousand times a
/// page, so it copies words and calls nothing.
struct PageWriter {
    /// The end of what has been written.
    private(set) var end: UnsafeMutablePointer<UInt8>

    init(_ start: UnsafeMutablePointer<UInt8>) { end = start }

    /// One byte of markup.
    mutating func byte(_ byte: UInt8) {
        end.pointee = byte
        end += 1
    }
    /// Literal text.
    mutating func text(_ text: StaticString) { text.withUTF8Buffer { bytes($0) } }
    /// Text that is already escaped.
    mutating func bytes(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        if source.count <= 16 { short(start, source.count) } else { end.initialize(from: start, count: source.count) }
        end += source.count
    }
    /// Up to 16 bytes, as two words that may overlap.
    private func short(_ start: UnsafePointer<UInt8>, _ count: Int) {
        let source = UnsafeRawPointer(start)
        let target = UnsafeMutableRawPointer(end)
        func copy<Word: FixedWidthInteger & BitwiseCopyable>(_ type: Word.Type) {
            let last = count - MemoryLayout<Word>.size
            let words = (source.loadUnaligned(as: type), source.loadUnaligned(fromByteOffset: last, as: type))
            target.storeBytes(of: words.0, as: type)
            target.storeBytes(of: words.1, toByteOffset: last, as: type)
        }
        switch count {
        case 8...: copy(UInt64.self)
        case 4..<8: copy(UInt32.self)
        case 2..<4: copy(UInt16.self)
        case 1: end.pointee = start.pointee
        default: break
        }
    }

    // MARK: escaping
    /// The maximum size of a text once it is escaped, in bytes.
    static func escapedCapacity(of text: String) -> Int { text.utf8.count * 6 }

    /// Text and quoted attribute values alike: `&`, `<`, `>`, `"` and `'` become entities. Control characters that HTML
    /// does not allow become the replacement character.
    mutating func escaped(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ escaped($0) }) != nil { return }
        var text = text
        text.withUTF8 { escaped($0) }
    }
    private mutating func escaped(_ source: UnsafeBufferPointer<UInt8>) {
        if Self.isPlain(source) { return bytes(source) }
        for byte in source {
            switch byte {
            case UInt8(ascii: "&"): text("&amp;")
            case UInt8(ascii: "<"): text("&lt;")
            case UInt8(ascii: ">"): text("&gt;")
            case UInt8(ascii: "\""): text("&quot;")
            case UInt8(ascii: "'"): text("&#39;")
            case 0..<9, 11, 12, 14..<32, 127: text("\u{FFFD}")
            default: self.byte(byte)
            }
        }
    }

    /// True if a text needs no escaping, like most. May return false for a text with line breaks or tabs.
    private static func isPlain(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = source.baseAddress else { return true }
        let raw = UnsafeRawPointer(start)
        let count = source.count
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                guard isPlain(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) else { return false }
                offset += 8
            }
            return isPlain(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        }
        if count >= 4 {
            let words = (
                raw.loadUnaligned(as: UInt32.self), raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            )
            return isPlain(UInt64(words.0) << 32 | UInt64(words.1))
        }
        // missing bytes are filled with spaces
        var word: UInt64 = 0x2020_2020_2020_2020
        for byte in source { word = word << 8 | UInt64(byte) }
        return isPlain(word)
    }
    /// True if none of eight bytes is below a space, `"`, `&`, `'`, `<`, `>` or delete. Each test sets the high bit of
    /// bytes that are below 32, or that have become zero.
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let found =
            (word &- 0x20 &* ones) & ~word | zeros(word ^ 0x22 &* ones) | zeros((word | ones) ^ 0x27 &* ones)
            | zeros((word & ~(2 &* ones)) ^ 0x3C &* ones) | zeros(word ^ 0x7F &* ones)
        return found & (0x80 &* ones) == 0
    }
}
