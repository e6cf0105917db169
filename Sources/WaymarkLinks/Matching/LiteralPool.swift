/// Texts in one piece of memory, each once, by number.
struct LiteralPool {
    struct Text { let offset: UInt32, length: UInt32 }
    private(set) var bytes: [UInt8] = []
    private(set) var texts: [Text] = []
    /// Open addressing: a text's number and one, or 0 for a free place.
    private var index = [UInt32](repeating: 0, count: 64)

    /// The number of a text, which is added if it is new.
    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = Self.hash(text)
        var place = hash & (index.count - 1)
        while index[place] != 0 {
            let number = index[place] - 1
            if isText(number, text) { return number }
            place = (place + 1) & (index.count - 1)
        }
        texts.append(Text(offset: UInt32(bytes.count), length: UInt32(text.count)))
        bytes.append(contentsOf: text)
        index[place] = UInt32(texts.count)
        if texts.count * 2 > index.count { grow() }
        return UInt32(texts.count - 1)
    }
    mutating func number(of text: String) -> UInt32 {
        var text = text
        return text.withUTF8 { number(of: $0) }
    }

    private func isText(_ number: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let known = texts[Int(number)]
        guard Int(known.length) == text.count else { return false }
        let start = Int(known.offset)
        for index in 0..<text.count where bytes[start + index] != text[index] { return false }
        return true
    }
    private mutating func grow() {
        index = [UInt32](repeating: 0, count: 2 * index.count)
        bytes.withUnsafeBufferPointer { bytes in
            for (number, text) in texts.enumerated() {
                let text = UnsafeBufferPointer(rebasing: bytes[Int(text.offset)..<Int(text.offset + text.length)])
                var place = Self.hash(text) & (index.count - 1)
                while index[place] != 0 { place = (place + 1) & (index.count - 1) }
                index[place] = UInt32(number + 1)
            }
        }
    }
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = text.baseAddress, !text.isEmpty else { return 0 }
        let word = Word.prefix(Word.load(base, at: 0, upTo: text.count), text.count)
        return SegmentHash.place(SegmentHash.of(base, text.count, word, 0), .max)
    }
}

/// Pairs of numbers, each with a third: open addressing, for what a table is made of.
struct PairIndex {
    private var keys = [UInt64](repeating: .max, count: 64)
    private var values = [UInt32](repeating: 0, count: 64)
    private var count = 0

    subscript(_ one: UInt32, _ other: UInt32) -> UInt32? {
        let key = Self.key(one, other)
        let place = place(of: key)
        return keys[place] == key ? values[place] : nil
    }
    /// Adds a pair that isn't there.
    mutating func add(_ one: UInt32, _ other: UInt32, _ value: UInt32) {
        if count * 2 > keys.count {
            let (oldKeys, oldValues) = (keys, values)
            keys = [UInt64](repeating: .max, count: 2 * oldKeys.count)
            values = [UInt32](repeating: 0, count: 2 * oldKeys.count)
            for index in oldKeys.indices where oldKeys[index] != .max { set(oldKeys[index], oldValues[index]) }
        }
        count += 1
        set(Self.key(one, other), value)
    }
    private mutating func set(_ key: UInt64, _ value: UInt32) {
        let place = place(of: key)
        (keys[place], values[place]) = (key, value)
    }
    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var place = Int(truncatingIfNeeded: Word.mix(key ^ 0x9E37_79B9_7F4A_7C15, 0xE703_7ED1_A0B4_28DB)) & mask
        while keys[place] != .max, keys[place] != key { place = (place + 1) & mask }
        return place
    }
    private static func key(_ one: UInt32, _ other: UInt32) -> UInt64 { UInt64(one) << 32 | UInt64(other) }
}
