extension LinkMatcher {
    /// The segments, and what is behind them.
    ///
    /// - Parameters:
    ///   - first: Where the path goes on: at a slash, or at its end.
    ///   - pathStart: Where the path starts, for errors.
    ///   - before: How many segments were read.
    ///   - mayHaveSpecial: Whether there may be a `%` or a `#`. A constant: where it is false, nothing looks for them,
    ///     and there are at least sixteen bytes.
    @inline(__always) func path(
        _ base: UnsafePointer<UInt8>, _ end: Int, from first: Int, _ pathStart: Int, _ from: UInt32, _ before: Int,
        mayHaveSpecial: Bool, _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        var index = first
        if index < end, base[index] == Byte.slash { index &+= 1 }
        let first = index
        var state = from
        var segments = before
        let states = states.baseAddress.unsafelyUnwrapped
        while index < end {
            let segment = Segment(base, from: index, to: end, mayHaveSpecial: mayHaveSpecial)
            let next = segment.end
            if next == index {
                // one trailing slash, or nothing at all; never two in a row
                if base[next] != Byte.slash, segments > 0 || index == first { break }
                return LinkFault(.emptySegment, at: index)
            }
            if mayHaveSpecial, segment.isEncoded {
                state = encodedStep(base + index, next &- index, state)
                if state >= .max &- 1 {
                    return LinkFault(state == .max ? .invalidEncoding : .dotSegment, at: index)
                }
            } else {
                let here = states[Int(state)]
                if here.hasLiterals, let known = step(state, base + index, next &- index, segment.word) {
                    state = known
                } else if Word.isDots(segment.word) {
                    return LinkFault(.dotSegment, at: index)
                } else {
                    state = here.other
                }
            }
            guard state != 0 else { return LinkFault(.unknownRoute, at: pathStart) }
            if segments < LinkLimits.segments {
                match[segments] = Slot.of(index, next &- index, isEncoded: segment.isEncoded)
            }
            segments &+= 1
            index = next
            guard next < end, base[next] == Byte.slash else { break }
            index &+= 1
        }
        let accepts = states[Int(state)].accepts
        guard accepts >= 0 else { return LinkFault(.unknownRoute, at: pathStart) }
        match[Place.pattern] = UInt32(bitPattern: accepts)
        match[Place.pathEnd] = UInt32(truncatingIfNeeded: index)
        let record = records.baseAddress.unsafelyUnwrapped + Int(accepts)
        // nothing is declared, nothing is encoded, there is no fragment, and there are too few bytes for a pair too
        // many
        if record.pointee.keyCount == 0, end &- index < 2 * LinkLimits.queryPairs,
            !mayHaveSpecial || index == end || isPlain(base, from: index, to: end)
        {
            return .none
        }
        return query(base, end, from: index, record.pointee, match)
    }

    /// Where a segment ends, and its first eight bytes.
    private struct Segment {
        /// The first eight bytes, zeros behind a shorter one.
        var word: UInt64
        var end: Int
        /// Its percent signs, in some word.
        private var percents: UInt64 = 0
        var isEncoded: Bool { percents != 0 }

        /// - Parameters:
        ///   - index: Where it starts, before `limit`.
        ///   - limit: Where it ends at the latest.
        @inline(__always) init(
            _ base: UnsafePointer<UInt8>, from index: Int, to limit: Int, mayHaveSpecial: Bool
        ) {
            end = index
            word = Word.load(base, at: index, upTo: limit, then: Byte.question, isLong: !mayHaveSpecial)
            var ends = Self.ends(word, mayHaveSpecial)
            if mayHaveSpecial { percents = Word.matches(ascii: word, Byte.percent) & Word.upTo(ends) }
            if ends != 0 {
                word &= Word.upTo(ends) &>> 8
            } else {
                repeat {
                    end &+= 8
                    if end == limit { return }
                    let next = Word.load(base, at: end, upTo: limit, then: Byte.question, isLong: !mayHaveSpecial)
                    ends = Self.ends(next, mayHaveSpecial)
                    if mayHaveSpecial { percents |= Word.matches(ascii: next, Byte.percent) & Word.upTo(ends) }
                } while ends == 0
            }
            end &+= ends.trailingZeroBitCount >> 3
        }
        /// The bytes that end a segment.
        @inline(__always) private static func ends(_ word: UInt64, _ mayHaveSpecial: Bool) -> UInt64 {
            let ends = Word.slashesAndQuestions(ascii: word)
            return mayHaveSpecial ? ends | Word.matches(ascii: word, Byte.hash) : ends
        }
    }

    /// Where a literal leads; nil where the state does not know it.
    ///
    /// - Parameter word: Its first eight bytes, zeros behind a shorter one.
    @inline(__always) func step(
        _ state: UInt32, _ base: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64
    ) -> UInt32? {
        let edges = edges.baseAddress.unsafelyUnwrapped
        var place = SegmentHash.of(base, length, word, state) &>> shift
        while true {
            let edge = edges + Int(truncatingIfNeeded: place)
            if edge.pointee.word == word, edge.pointee.from == state, Int(edge.pointee.length) == length,
                length <= 8 || isSame(base, edge.pointee, length)
            {
                return edge.pointee.to
            }
            if edge.pointee.to == 0 { return nil }
            place = (place &+ 1) & mask
        }
    }
    /// What lies behind the first eight bytes.
    @inline(__always) private func isSame(_ base: UnsafePointer<UInt8>, _ edge: Edge, _ length: Int) -> Bool {
        let literal = UnsafePointer(pool.baseAddress.unsafelyUnwrapped) + Int(edge.offset)
        var index = 8
        while index &+ 8 < length {
            if Word.load(base + index) != Word.load(literal + index) { return false }
            index &+= 8
        }
        return Word.load(base + (length &- 8)) == Word.load(literal + (length &- 8))
    }
    /// Where an encoded segment leads; `.max` for a broken encoding, one less for a dot segment.
    @inline(never) private func encodedStep(
        _ base: UnsafePointer<UInt8>, _ length: Int, _ state: UInt32
    ) -> UInt32 {
        let here = states[Int(state)]
        // nothing to compare with, and too long for dots: it need not be decoded before its value is read
        if !here.hasLiterals, length > 6 { return PercentCoding.isWellFormed(base, length) ? here.other : .max }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ PercentCoding.slack) {
            output -> UInt32 in
            guard let decoded = output.baseAddress else { return .max }
            let count = PercentCoding.decode(base, length, into: decoded)
            guard count >= 0 else { return .max }
            let key = Word.prefix(Word.load(decoded), count)
            if count <= 2, Word.isDots(key) { return .max &- 1 }
            let known = here.hasLiterals ? step(state, decoded, count, key) : nil
            return known ?? here.other
        }
    }
}
