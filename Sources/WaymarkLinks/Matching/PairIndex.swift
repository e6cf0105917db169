/// Pairs of numbers, each with a third: open addressing, for what a table is made of.
struct PairIndex {
    private var keys: [UInt64]
    private var values: [UInt32]
    private var count = 0

    /// - Parameter pairs: About how many there will be.
    init(pairs: Int = 8) {
        var places = 16
        while 3 * places < 4 * pairs { places *= 2 }
        keys = [UInt64](repeating: .max, count: places)
        values = [UInt32](repeating: 0, count: places)
    }

    subscript(_ one: UInt32, _ other: UInt32) -> UInt32? {
        let key = Self.key(one, other)
        let place = place(of: key)
        return keys[place] == key ? values[place] : nil
    }
    /// Adds a pair that isn't there.
    mutating func add(_ one: UInt32, _ other: UInt32, _ value: UInt32) {
        if 4 * count > 3 * keys.count {
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
