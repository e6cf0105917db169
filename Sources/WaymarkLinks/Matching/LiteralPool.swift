/// The literals of a table's patterns, each once, by number. Their texts lie among the patterns' bytes.
struct LiteralPool {
    private(set) var texts: [TextRange] = []
    /// Open addressing: a text's number and one, or 0 for a free place.
    private var index: [UInt32]

    /// - Parameter texts: About how many there will be.
    init(texts: Int = 16) {
        var places = 64
        while places < 2 * texts { places *= 2 }
        index = [UInt32](repeating: 0, count: places)
    }

    /// The number of a text, which is added if it is new.
    mutating func number(of text: TextRange, in bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            var place = place(of: text, bytes)
            while index[place] != 0 {
                let number = index[place] - 1
                if text.isSame(as: texts[Int(number)], in: bytes) { return number }
                place = (place + 1) & (index.count - 1)
            }
            texts.append(text)
            index[place] = UInt32(texts.count)
            if texts.count * 2 > index.count { grow(bytes) }
            return UInt32(texts.count - 1)
        }
    }

    private mutating func grow(_ bytes: UnsafeBufferPointer<UInt8>) {
        index = [UInt32](repeating: 0, count: 4 * index.count)
        for (number, text) in texts.enumerated() {
            var place = place(of: text, bytes)
            while index[place] != 0 { place = (place + 1) & (index.count - 1) }
            index[place] = UInt32(number + 1)
        }
    }
    private func place(of text: TextRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let (start, count) = (base + Int(text.offset), Int(text.length))
        let hash = SegmentHash.of(start, count, Word.prefix(start, count), 0)
        return Int(hash >> SegmentHash.shift(index.count))
    }
}
