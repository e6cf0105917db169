/// One match: which link it was, and what stands at its placeholders. Lent to the code that makes a destination of it,
/// and gone afterwards.
///
/// Underscored: only the code that `@Links` writes calls it.
public struct _LinkMatch: ~Copyable {
    /// Lies on the stack of whoever resolves the link, for as long as the match is lent.
    @usableFromInline let frame: UnsafePointer<LinkFrame>

    @inlinable @inline(__always) init(_ frame: UnsafePointer<LinkFrame>) { self.frame = frame }

    /// Which of its type's links matched: what a generated `links` switches over. 0 for a link of its own.
    @inlinable public var index: Int { frame.pointee.index }
}

/// What the matcher writes: where each value stands in the link, and which link of the table it is.
@usableFromInline struct LinkFrame {
    // 16 segments, 8 query values, then the pattern, and where the path ends
    @usableFromInline typealias Slots = (
        UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
        UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
    )
    @usableFromInline var slots: Slots = (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline unowned(unsafe) let matcher: LinkMatcher
    /// For each value of the link, its slot.
    @usableFromInline var places: UnsafePointer<UInt8>
    /// Which link of its group matched.
    @usableFromInline var index = 0
    /// Which group of links it belongs to.
    @usableFromInline var group = 0

    /// - Parameters:
    ///   - bytes: The link, which outlives the frame.
    ///   - matcher: The table, which does too.
    @inlinable @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>, _ matcher: LinkMatcher) {
        self.bytes = bytes
        self.matcher = matcher
        places = UnsafePointer(matcher.slots)
    }

    /// Runs the automaton: that of `self`, handed in so that nobody has to hold on to it.
    ///
    /// - Parameter orPath: Whether the path form is accepted beside links of the origins.
    @usableFromInline mutating func run(
        _ matcher: LinkMatcher, _ origins: LinkPrefixes?, orPath: Bool = false
    ) -> LinkFault {
        let fault = withUnsafeMutableBytes(of: &slots) { memory -> LinkFault in
            guard let base = memory.assumingMemoryBound(to: UInt32.self).baseAddress else { return .none }
            return matcher.match(bytes, origins, orPath: orPath, base)
        }
        guard fault.isNone else { return fault }
        let record = matcher.records[pattern]
        places = UnsafePointer(matcher.slots + Int(record.slots))
        index = Int(record.link)
        group = Int(record.group)
        return fault
    }

    /// The index of the pattern among those of its table.
    @usableFromInline var pattern: Int { Int(slots.24) }
}

// MARK: values
extension _LinkMatch {
    @inlinable var bytes: UnsafeBufferPointer<UInt8> { @inline(__always) borrowing get { frame.pointee.bytes } }
    @inlinable var matcher: LinkMatcher { @inline(__always) borrowing get { frame.pointee.matcher } }
    var pattern: Int { borrowing get { frame.pointee.pattern } }

    /// The value of a placeholder of the link, counted from 0 in the order of its canonical pattern, whichever pattern
    /// matched: the path's, then the query's.
    ///
    /// - Throws: ``LinkError/missingParameter(name:)`` or ``LinkError/invalidParameter(name:_:)``.
    @inlinable @inline(__always)
    public borrowing func value<V: LinkValue>(_ index: Int, as type: V.Type = V.self) throws(LinkError) -> V {
        try V._read(index, of: self)
    }
    /// A value that must be there.
    @inlinable public borrowing func parameter<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P {
        let place = place(index)
        let slot = slot(place)
        if isAbsent(slot, place) { throw missing(index) }
        return try parse(slot, place, index)
    }
    /// A value that may be absent.
    @inlinable public borrowing func optionalParameter<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> P? {
        let place = place(index)
        let slot = slot(place)
        if isAbsent(slot, place) { return nil }
        if place & Int(LinkMatcher.Place.followsOptional) != 0 { try requirePrevious(index) }
        return try parse(slot, place, index)
    }
    /// What a catch-all took, segment by segment, or the values of a repeated key, in order.
    public borrowing func parameters<P: LinkParameter>(
        _ index: Int, as type: P.Type = P.self
    ) throws(LinkError) -> [P] {
        let place = place(index)
        guard place < LinkMatcher.Place.query else { return try list(place, index) }
        var start = Int(slot(place) & 0xFFF)
        let end = Int(frame.pointee.slots.25)
        var values: [P] = []
        while start < end {
            var next = start
            var isEncoded = false
            while next < end, bytes[next] != Byte.slash {
                isEncoded = isEncoded || bytes[next] == Byte.percent
                next += 1
            }
            if next > start {
                values.append(try parse(LinkMatcher.Slot.of(start, next - start, isEncoded: isEncoded), place, index))
            }
            start = next + 1
        }
        return values
    }
    /// The values of a key. The matcher has checked the query, and only that some of its pairs have the key is new.
    private borrowing func list<P: LinkParameter>(_ place: Int, _ index: Int) throws(LinkError) -> [P] {
        guard slot(place) != LinkMatcher.Slot.absent, let base = bytes.baseAddress else {
            // a catch-all in the canonical pattern has at least one
            if place & Int(LinkMatcher.Place.printsAsSegment) != 0 { throw missing(index) }
            return []
        }
        let query = (place & 31) - LinkMatcher.Place.query
        let record = matcher.records[pattern]
        var values: [P] = []
        var start = Int(frame.pointee.slots.25) + 1
        while start < bytes.count {
            let pair = LinkMatcher.Pair(base, from: start, to: bytes.count)
            if pair.end > start, pair.hasValue, matcher.key(of: pair, base, record) == query {
                let value = pair.nameEnd + 1
                let slot = LinkMatcher.Slot.of(value, pair.end - value, isEncoded: pair.isEncoded)
                values.append(try parse(slot, place, index))
            }
            guard pair.end < bytes.count, bytes[pair.end] == Byte.ampersand else { break }
            start = pair.end + 1
        }
        return values
    }

    @inlinable @inline(__always) borrowing func place(_ index: Int) -> Int {
        Int(frame.pointee.places[index])
    }
    /// Optional segments are filled from the left.
    @usableFromInline @inline(never) borrowing func requirePrevious(_ index: Int) throws(LinkError) {
        let place = place(index - 1)
        if isAbsent(slot(place), place) { throw missing(index - 1) }
    }
    @inlinable @inline(__always) borrowing func slot(_ place: Int) -> UInt32 {
        // the frame starts with 28 slots, and the table has checked that a pattern asks for the first 24 alone; above the
        // lowest five bits lie two marks
        UnsafeRawPointer(frame).load(fromByteOffset: (place & 31) &* 4, as: UInt32.self)
    }
    /// A segment is never empty; a query value may be.
    @inlinable @inline(__always) borrowing func isAbsent(_ slot: UInt32, _ place: Int) -> Bool {
        place < 16 ? slot == 0 : slot == .max
    }
    @inlinable @inline(__always) borrowing func parse<P: LinkParameter>(
        _ slot: UInt32, _ place: Int, _ index: Int
    ) throws(LinkError) -> P {
        let start = Int(slot & 0xFFF)
        let count = Int(slot >> 12 & 0xFFF)
        if slot >> 31 == 1 || place >= 0x80 { return try parseEncoded(start, count, place, index) }
        do throws(LinkParameterError) {
            // a slot lies inside of the link: the matcher has put it there
            return try P._parse(
                printable: UnsafeBufferPointer(start: bytes.baseAddress.unsafelyUnwrapped + start, count: count).span)
        } catch { throw invalid(index, error) }
    }
    @inlinable @inline(never) borrowing func parseEncoded<P: LinkParameter>(
        _ start: Int, _ count: Int, _ place: Int, _ index: Int
    ) throws(LinkError) -> P {
        var failure: LinkError?
        let value = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count &+ PercentCoding.slack) {
            output -> P? in
            guard let decoded = output.baseAddress, let base = bytes.baseAddress else { return nil }
            let length = PercentCoding.decode(base + start, count, into: decoded)
            guard length >= 0 else { return nil }
            let text = UnsafeBufferPointer(start: UnsafePointer(decoded), count: length)
            if place < 16 || place >= 0x80, !Self.isSegment(text, mayHoldSlashes: P.mayHoldSlashes) {
                failure = invalid(index, .malformed(expected: "text without '/' and '\\'"))
                return nil
            }
            do throws(LinkParameterError) {
                return try P._parse(text.span)
            } catch {
                failure = invalid(index, error)
                return nil
            }
        }
        guard let value else { throw failure ?? LinkError(.invalidEncoding(offset: start)) }
        return value
    }
    /// Whether a decoded text may stand in a path segment. Of one that did, only its slashes are left to be looked at.
    @usableFromInline static func isSegment(_ text: UnsafeBufferPointer<UInt8>, mayHoldSlashes: Bool) -> Bool {
        guard let base = text.baseAddress, !text.isEmpty, !LinkScanner.isDots(text) else { return false }
        if mayHoldSlashes { return true }
        var index = 0
        while index < text.count {
            let word = Word.load(base, at: index, upTo: text.count)
            if Word.matches(word, Byte.slash) | Word.matches(word, Byte.backslash) != 0 { return false }
            index &+= 8
        }
        return true
    }
    @usableFromInline @inline(never) borrowing func missing(_ index: Int) -> LinkError {
        LinkError(.missingParameter(name: matcher.name(ofSlot: place(index), of: pattern)))
    }
    @usableFromInline @inline(never) borrowing func invalid(_ index: Int, _ error: LinkParameterError) -> LinkError {
        LinkError(.invalidParameter(name: matcher.name(ofSlot: place(index), of: pattern), error))
    }
}
