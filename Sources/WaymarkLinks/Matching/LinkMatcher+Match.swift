extension LinkMatcher {
    /// Where in the memory of a ``_LinkMatch`` what is written: 16 segments, 8 query values, then two numbers.
    @usableFromInline enum Place {
        static let query = 16
        static let pattern = 24
        static let pathEnd = 25
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
    ///   - orPath: Whether the path form is accepted beside links of these origins.
    ///   - match: Memory for `Place.count` numbers, of zeros.
    @inline(__always) func match(
        _ bytes: UnsafeBufferPointer<UInt8>, _ origins: LinkPrefixes?, orPath: Bool,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        let count = bytes.count
        guard count <= LinkLimits.bytes else { return LinkFault(.tooLong) }
        guard let base = bytes.baseAddress, count > 0 else { return LinkFault(.empty) }
        let isPath = orPath && base[0] == Byte.slash
        // of a link that starts with the usual prefix, only the rest is checked
        var index = isPath ? 0 : origins?.usual(base, count) ?? 0
        var mayHaveSpecial = true
        if count >= 16 {
            let alphabet = LinkAlphabet(base, count, from: index)
            guard !alphabet.hasSuspected || bytes.allSatisfy(Byte.isAllowed) else {
                return LinkFault(.illegalCharacter)
            }
            mayHaveSpecial = alphabet.mayHaveSpecial
        } else {
            for index in 0..<count where !Byte.isAllowed(base[index]) {
                return LinkFault(.illegalCharacter, at: index)
            }
        }
        // scheme, host and port
        if index == 0, let origins, !isPath {
            let found = origins.find(base, count)
            index = Int(found & 0xFFFF)
            if index == 0 { return LinkFault(.origin) }
            if found & LinkPrefixes.isCustom != 0 { return custom(base, count, from: index, mayHaveSpecial, match) }
        } else if index == 0, base[0] != Byte.slash {
            return LinkFault(.notAPath)
        }
        return mayHaveSpecial
            ? special(base, count, from: index, index, start, 0, match)
            : path(base, count, from: index, index, start, 0, mayHaveSpecial: false, match)
    }

    /// What follows a link's origin or first segment, and may hold a `%` or a `#`.
    @inline(never) private func special(
        _ base: UnsafePointer<UInt8>, _ count: Int, from index: Int, _ pathStart: Int, _ state: UInt32,
        _ segments: Int, _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        path(base, count, from: index, pathStart, state, segments, mayHaveSpecial: true, match)
    }

    /// A custom scheme: the first segment stands where a host would, is a literal, and folds case.
    @inline(never) private func custom(
        _ base: UnsafePointer<UInt8>, _ count: Int, from index: Int, _ mayHaveSpecial: Bool,
        _ match: UnsafeMutablePointer<UInt32>
    ) -> LinkFault {
        var next = index
        while next < count, base[next] != Byte.slash, base[next] != Byte.question, base[next] != Byte.hash {
            next &+= 1
        }
        let length = next &- index
        let state = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ 8) { output -> UInt32 in
            guard let folded = output.baseAddress else { return 0 }
            for offset in 0..<length { folded[offset] = Byte.lowercased(base[index &+ offset]) }
            return step(customStart, folded, length, Word.prefix(Word.load(folded), length)) ?? 0
        }
        guard state != 0 else { return unknownFirst(base, index, length) }
        match[0] = Slot.of(index, length, isEncoded: false)
        return mayHaveSpecial
            ? special(base, count, from: next, index, state, 1, match)
            : path(base, count, from: next, index, state, 1, mayHaveSpecial: false, match)
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
