/// Writes a page's bytes into memory of a known capacity, piece by piece: what a page is made of are some hundred short
/// pieces, and growing an array for each costs more than all of them.
struct ByteWriter {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// The bytes that `write` writes.
    ///
    /// - Parameter capacity: At least as many as are written; more is a programmer's error, and traps.
    static func bytes(capacity: Int, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var writer = ByteWriter(buffer: buffer)
            write(&writer)
            count = writer.count
        }
    }
    private init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    /// Text that stands in the code.
    mutating func text(_ text: StaticString) { text.withUTF8Buffer { raw($0) } }
    /// What is escaped already.
    mutating func html(_ html: HTML) { html.bytes.withUnsafeBufferPointer { raw($0) } }

    /// The most bytes that a text takes when it is escaped.
    static func escapedCapacity(of text: String) -> Int { text.utf8.count * 6 }

    /// Text and quoted attribute values alike: `&`, `<`, `>`, `"` and `'` become entities. Control characters that HTML
    /// does not allow become the replacement character (W8).
    mutating func escaped(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices {
                let entity: StaticString
                switch bytes[index] {
                case UInt8(ascii: "&"): entity = "&amp;"
                case UInt8(ascii: "<"): entity = "&lt;"
                case UInt8(ascii: ">"): entity = "&gt;"
                case UInt8(ascii: "\""): entity = "&quot;"
                case UInt8(ascii: "'"): entity = "&#39;"
                case 0..<9, 11, 12, 14..<32, 127: entity = "\u{FFFD}"
                default: continue
                }
                raw(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                self.text(entity)
                start = index + 1
            }
            raw(UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    private mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        precondition(count + bytes.count <= buffer.count, "more is written than was said")
        buffer.baseAddress?.advanced(by: count).initialize(from: source, count: bytes.count)
        count += bytes.count
    }
}
