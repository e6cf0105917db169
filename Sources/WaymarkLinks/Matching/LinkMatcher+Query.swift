extension LinkMatcher {
    /// The values of the declared keys, and the syntax of everything else.
    @inline(never) func query(
        _ base: UnsafePointer<UInt8>, _ end: Int, from start: Int, _ pattern: Pattern,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        let values = match + Place.query
        for key in 0..<Int(pattern.keyCount) { values[key] = Slot.absent }
        var index = start
        if index < end, base[index] == Byte.question {
            index &+= 1
            var pairs = 0
            var valueless = Valueless()
            while true {
                let pair = Pair(base, from: index, to: end)
                if pair.end > index {
                    guard pairs < LinkLimits.queryPairs else { return LinkFault(.tooManyParameters, at: index) }
                    pairs &+= 1
                    let fault = read(pair, base, pattern, values, &valueless)
                    guard fault.isNone else { return fault }
                }
                index = pair.end
                guard index < end, base[index] == Byte.ampersand else { break }
                index &+= 1
            }
            if let (query, offset) = valueless.first {
                return LinkFault(.valuelessParameter, at: offset, query: query)
            }
        }
        return index < end ? fragment(base, from: index &+ 1, to: end) : .none
    }

    /// Whether there is no fragment, and all of the query is well encoded: then each of its parts is, since what ends a
    /// part is ASCII. false says nothing.
    func isPlain(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            if Word.matches(ascii: Word.load(base, at: index, upTo: end), Byte.hash) != 0 { return false }
            index &+= 8
        }
        return PercentCoding.isWellFormed(base + start, end &- start)
    }

    /// One pair, raw: from its name to the `&`, `#` or end behind it.
    struct Pair {
        let start: Int
        /// Where the name ends: at the `=`, or at the pair's end.
        let nameEnd: Int
        let end: Int
        let hasValue: Bool
        let isEncoded: Bool

        @inline(__always) init(_ base: UnsafePointer<UInt8>, from start: Int, to limit: Int) {
            var index = start
            var equals = -1
            var percents = false
            while index < limit {
                let word = Word.load(base, at: index, upTo: limit)
                // 64 where there is none
                let stops = Word.matches(ascii: word, Byte.ampersand) | Word.matches(ascii: word, Byte.hash)
                let stop = stops.trailingZeroBitCount
                let sign = Word.matches(ascii: word, Byte.equals).trailingZeroBitCount
                if equals < 0, sign < stop { equals = index &+ sign >> 3 }
                percents = percents || Word.matches(ascii: word, Byte.percent).trailingZeroBitCount < stop
                index &+= stop >> 3
                if stop < 64 { break }
            }
            index = min(index, limit)
            self.start = start
            end = index
            hasValue = equals >= 0
            nameEnd = equals >= 0 ? equals : index
            isEncoded = percents
        }
    }
    /// Which declared keys stood without `=`, and where the first of them did.
    struct Valueless {
        private var offsets: UInt32 = 0
        private(set) var first: (query: Int, offset: Int)?
        func contains(_ query: Int) -> Bool { offsets & (1 &<< UInt32(query)) != 0 }
        mutating func insert(_ query: Int, at offset: Int) {
            offsets |= 1 &<< UInt32(query)
            if (first?.query ?? .max) > query { first = (query, offset) }
        }
    }

    @inline(__always) private func read(
        _ pair: Pair, _ base: UnsafePointer<UInt8>, _ pattern: Pattern, _ values: UnsafeMutablePointer<UInt32>,
        _ valueless: inout Valueless
    ) -> LinkFault {
        let nameLength = pair.nameEnd &- pair.start
        let valueStart = pair.hasValue ? pair.nameEnd &+ 1 : pair.end
        var query = -1
        if pair.isEncoded {
            // each part by itself: half a triplet in each makes no whole one
            guard PercentCoding.isWellFormed(base + pair.start, nameLength) else {
                return LinkFault(.invalidEncoding, at: pair.start)
            }
            guard PercentCoding.isWellFormed(base + valueStart, pair.end &- valueStart) else {
                return LinkFault(.invalidEncoding, at: valueStart)
            }
            if pattern.keyCount > 0 { query = encodedKey(base + pair.start, nameLength, pattern) }
        } else if pattern.keyCount > 0 {
            query = key(base + pair.start, nameLength, pattern)
        }
        guard query >= 0 else { return .none }
        guard values[query] == Slot.absent, !valueless.contains(query) else {
            // of a list the first value is kept here, and the others are looked for when it is read
            if keys[Int(pattern.keys) &+ query].isList {
                if !pair.hasValue { valueless.insert(query, at: pair.start) }
                return .none
            }
            return LinkFault(.duplicateParameter, at: pair.start, query: query)
        }
        if pair.hasValue {
            values[query] = Slot.of(valueStart, pair.end &- valueStart, isEncoded: pair.isEncoded)
        } else {
            valueless.insert(query, at: pair.start)
        }
        return .none
    }
    /// Which of the pattern's keys a pair has; below zero for none of them.
    func key(of pair: Pair, _ base: UnsafePointer<UInt8>, _ pattern: Pattern) -> Int {
        let length = pair.nameEnd &- pair.start
        return pair.isEncoded
            ? encodedKey(base + pair.start, length, pattern) : key(base + pair.start, length, pattern)
    }
    @inline(__always) private func key(_ base: UnsafePointer<UInt8>, _ length: Int, _ pattern: Pattern) -> Int {
        for index in 0..<Int(pattern.keyCount) {
            let key = keys[Int(pattern.keys) &+ index]
            guard Int(key.length) == length else { continue }
            let literal = pool.baseAddress.unsafelyUnwrapped + Int(key.offset)
            var position = 0
            while position < length, base[position] == literal[position] { position &+= 1 }
            if position == length { return index }
        }
        return -1
    }
    @inline(never) private func encodedKey(
        _ base: UnsafePointer<UInt8>, _ length: Int, _ pattern: Pattern
    ) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ PercentCoding.slack) { output in
            guard let decoded = output.baseAddress else { return -1 }
            return key(decoded, PercentCoding.decode(base, length, into: decoded), pattern)
        }
    }

    /// The fragment: the alphabet was checked; a second `#` is not in it, and triplets are whole.
    @inline(never) private func fragment(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> LinkFault {
        let bytes = UnsafeBufferPointer(start: base, count: end)
        if let hash = bytes[start...].firstIndex(of: Byte.hash) { return LinkFault(.secondHash, at: hash) }
        return PercentCoding.hasWholeTriplets(bytes, start..<end) ? .none : LinkFault(.invalidEncoding, at: start)
    }
}
