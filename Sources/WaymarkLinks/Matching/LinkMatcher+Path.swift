extension LinkMatcher {
    /// Where in the memory of a ``_LinkMatch`` what is written: 16 segments, 8 query values, then three numbers.
    @usableFromInline enum Place {
        static let query = 16
        static let pattern = 24
        static let segmentCount = 25
        static let pathEnd = 26
        static let count = 28

        /// In the slot of a value: it stands in the query, and the canonical pattern has it in the path.
        @usableFromInline static var printsAsSegment: UInt8 { 0x80 }
        /// In the slot of such a value: the segment before it is optional, and must be there.
        @usableFromInline static var followsOptional: UInt8 { 0x40 }
    }
    /// A part of a link in one number: where it starts, how long it is, whether it holds a `%`. Both fit in 12 bits.
    enum Slot {
        static let absent = UInt32.max
        @inline(__always) static func of(_ start: Int, _ length: Int, isEncoded: Bool) -> UInt32 {
            UInt32(truncatingIfNeeded: start) | UInt32(truncatingIfNeeded: length) << 12 | (isEncoded ? 1 << 31 : 0)
        }
    }

    /// The whole policy and the pattern. Types are checked when the values are read.
    ///
    /// - Parameters:
    ///   - bytes: The link, or a path.
    ///   - origins: Where links may come from; nil for the path form.
    ///   - match: Memory for `Place.count` numbers, of zeros.
    @usableFromInline func match(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkPrefixes?, _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        let count = bytes.count
        guard count <= LinkLimits.bytes else { return LinkFault(.tooLong) }
        guard let base = bytes.baseAddress, count > 0 else { return LinkFault(.empty) }
        // the alphabet, and whether there may be a `%` or a `#` anywhere
        var mayHaveSpecial = true
        if count >= 16 {
            var found: UInt8 = 0
            var index = 0
            while index &+ 16 < count {
                found |= Word.check16(base + index)
                index &+= 16
            }
            found |= Word.check16(base + (count &- 16))
            guard found & 1 == 0 else { return LinkFault(.illegalCharacter) }
            mayHaveSpecial = found != 0
        } else {
            for index in 0..<count where !Byte.isAllowed(base[index]) {
                return LinkFault(.illegalCharacter, at: index)
            }
        }
        // scheme, host and port
        var index = 0
        if let origins {
            let found = origins.find(base, count)
            index = Int(found & 0xFFFF)
            if index == 0 { return LinkFault(.origin) }
            if found & LinkPrefixes.isCustom != 0 {
                return custom(base, count, from: index, mayHaveSpecial, match)
            }
            if index == count { return special(base, count, from: index, index, start, 0, match) }
        } else if base[0] != Byte.slash {
            return LinkFault(.notAPath)
        }
        let pathStart = index
        if base[index] == Byte.slash { index &+= 1 }
        return mayHaveSpecial
            ? special(base, count, from: index, pathStart, start, 0, match)
            : plain(base, count, from: index, pathStart, start, 0, match)
    }

    /// A link without `%` and `#`: there is less to look for.
    @inline(never) private func plain(
        _ base: UnsafePointer<UInt8>, _ end: Int, from first: Int, _ pathStart: Int, _ state: UInt32, _ before: Int,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault { path(base, end, from: first, pathStart, state, before, false, match) }
    /// Any other.
    @inline(never) private func special(
        _ base: UnsafePointer<UInt8>, _ end: Int, from first: Int, _ pathStart: Int, _ state: UInt32, _ before: Int,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault { path(base, end, from: first, pathStart, state, before, true, match) }

    /// Splits what is raw, decodes a segment where it must, and goes through the automaton.
    @inline(__always) private func path(
        _ base: UnsafePointer<UInt8>, _ end: Int, from first: Int, _ pathStart: Int, _ from: UInt32, _ before: Int,
        _ mayHaveSpecial: Bool, _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        var index = first
        var state = from
        var segments = before
        var stop = index
        let states = states.baseAddress.unsafelyUnwrapped
        while true {
            // the segment's end, its first eight bytes, and whether it is encoded
            var next = index
            var isEncoded = false
            let word = Word.load(base, at: index, upTo: end)
            var current = word
            while true {
                var ends = Word.matchesSlashOrQuestion(current)
                if mayHaveSpecial { ends |= Word.matches(current, Byte.hash) }
                if ends != 0 {
                    let bit = ends.trailingZeroBitCount
                    if mayHaveSpecial {
                        isEncoded = isEncoded || Word.matches(current, Byte.percent).trailingZeroBitCount < bit
                    }
                    next &+= bit >> 3
                    break
                }
                if mayHaveSpecial { isEncoded = isEncoded || Word.matches(current, Byte.percent) != 0 }
                next &+= 8
                if next >= end {
                    next = end
                    break
                }
                current = Word.load(base, at: next, upTo: end)
            }
            let length = next &- index
            let isLast = next == end || base[next] != Byte.slash
            if length == 0 {
                stop = next
                // one trailing slash, or nothing at all; never two in a row
                if isLast, segments > 0 || index == first { break }
                return LinkFault(.emptySegment, at: index)
            }
            if isEncoded {
                state = encodedStep(base + index, length, state)
                if state >= .max &- 1 {
                    return LinkFault(state == .max ? .invalidEncoding : .dotSegment, at: index)
                }
            } else {
                let key = Word.prefix(word, length)
                if key == 0x2E || key == 0x2E2E { return LinkFault(.dotSegment, at: index) }
                let here = states[Int(state)]
                state = here.hasLiterals ? step(state, base + index, length, key, here.other) : here.other
            }
            if segments < LinkLimits.segments { match[segments] = Slot.of(index, length, isEncoded: isEncoded) }
            guard state != 0 else { return LinkFault(.unknownRoute, at: pathStart) }
            segments &+= 1
            stop = next
            if isLast { break }
            index = next &+ 1
            if index == end {
                stop = end
                break
            }
        }
        let accepts = states[Int(state)].accepts
        guard accepts >= 0 else { return LinkFault(.unknownRoute, at: pathStart) }
        match[Place.pattern] = UInt32(bitPattern: accepts)
        match[Place.segmentCount] = UInt32(truncatingIfNeeded: segments)
        match[Place.pathEnd] = UInt32(truncatingIfNeeded: stop)
        if stop == end, records[Int(accepts)].keyCount == 0 { return .none }
        return query(base, end, from: stop, records[Int(accepts)], mayHaveSpecial, match)
    }

    @inline(__always) func step(
        _ state: UInt32, _ base: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64, _ other: UInt32
    ) -> UInt32 {
        let edges = edges.baseAddress.unsafelyUnwrapped
        var place = SegmentHash.place(SegmentHash.of(base, length, word, state), mask)
        while true {
            let edge = edges + place
            if edge.pointee.to == 0 { return other }
            if edge.pointee.word == word, edge.pointee.from == state, Int(edge.pointee.length) == length,
                length <= 8 || isSame(base, edge.pointee, length)
            {
                return edge.pointee.to
            }
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
    /// `.max` for a broken encoding, one less for a dot segment.
    @inline(never) private func encodedStep(
        _ base: UnsafePointer<UInt8>, _ length: Int, _ state: UInt32
    ) -> UInt32 {
        // nothing to compare with, and too long for dots: it need not be decoded before its value is read
        if !states[Int(state)].hasLiterals, length > 6 {
            return PercentCoding.isWellFormed(base, length) ? states[Int(state)].other : .max
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ PercentCoding.slack) {
            output -> UInt32 in
            guard let decoded = output.baseAddress else { return .max }
            let count = PercentCoding.decode(base, length, into: decoded)
            guard count >= 0 else { return .max }
            let key = Word.prefix(Word.load(decoded), count)
            if count <= 2, key == 0x2E || key == 0x2E2E { return .max &- 1 }
            let here = states[Int(state)]
            return here.hasLiterals ? step(state, decoded, count, key, here.other) : here.other
        }
    }

    /// A custom scheme: the first segment stands where a host would, is a literal, and folds case.
    private func custom(
        _ base: UnsafePointer<UInt8>, _ end: Int, from index: Int, _ mayHaveSpecial: Bool,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        var next = index
        while next < end, base[next] != Byte.slash, base[next] != Byte.question, base[next] != Byte.hash { next &+= 1 }
        let length = next &- index
        let state = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ 8) { output -> UInt32 in
            guard let folded = output.baseAddress else { return 0 }
            for offset in 0..<length { folded[offset] = Byte.lowercased(base[index &+ offset]) }
            return step(customStart, folded, length, Word.prefix(Word.load(folded), length), 0)
        }
        guard state != 0 else { return unknownFirst(base, index, length) }
        match[0] = Slot.of(index, length, isEncoded: false)
        var first = next
        if next < end, base[next] == Byte.slash { first &+= 1 }
        return mayHaveSpecial
            ? special(base, end, from: first, index, state, 1, match)
            : plain(base, end, from: first, index, state, 1, match)
    }
    @inline(never) private func unknownFirst(
        _ base: UnsafePointer<UInt8>, _ index: Int, _ length: Int
    ) -> LinkFault {
        let segment = UnsafeBufferPointer(start: base + index, count: length)
        if LinkScanner.isDots(segment) { return LinkFault(.dotSegment, at: index) }
        let isForbidden = length == 0 || segment.contains { $0 == Byte.percent || $0 == Byte.colon || $0 == Byte.at }
        return isForbidden ? LinkFault(.origin) : LinkFault(.unknownRoute, at: index)
    }
}
