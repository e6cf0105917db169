/// A table, frozen into flat memory: an automaton over segments, and what each pattern asks of its query.
///
/// One pass over the bytes, whatever the number of patterns: nothing is allocated, nothing is decoded but segments that
/// hold a `%`, and nothing is looked at twice but what a parameter reads. Immutable, so that any number of threads may
/// use it.
@usableFromInline final class LinkMatcher: @unchecked Sendable {  // nothing is written after `init`
    struct State { let other: UInt32, accepts: Int32, hasLiterals: Bool }
    /// A literal that leads from one state to another. `word` is its first eight bytes.
    struct Edge { let word: UInt64, from: UInt32, to: UInt32, offset: UInt32, length: UInt32 }
    struct Pattern {
        /// Which group of links it belongs to, and which link of the group.
        let group: UInt32, link: UInt32
        /// Which slot fills which value: an index into `slots`.
        let slots: UInt32
        /// Its segments: an index into `parts`, where its query follows, and how many.
        let parts: UInt32, segmentCount: UInt32
        /// The keys of its query: an index into `keys`, and how many.
        let keys: UInt32, keyCount: UInt32
    }
    struct Key { let offset: UInt32, length: UInt32, isList: Bool }

    let states: UnsafeMutableBufferPointer<State>
    /// Open addressing; an edge to 0 is a free place.
    let edges: UnsafeMutableBufferPointer<Edge>
    let pool: UnsafeMutableBufferPointer<UInt8>
    let keys: UnsafeMutableBufferPointer<Key>
    let records: UnsafeMutableBufferPointer<Pattern>
    @usableFromInline let slots: UnsafeMutablePointer<UInt8>
    let mask: UInt64
    /// A hash without its lower bits is a place among the edges.
    let shift: UInt64
    let start: UInt32
    let customStart: UInt32
    /// Which pattern each is, and whose, and what it has: for errors, listings and explanations.
    let sites: [LinkSite]
    private let parts: [PatternPart]

    init(_ source: LinkSource, _ automaton: LinkAutomaton) {
        let tree = source.tree
        sites = source.sites
        parts = tree.patterns.parts
        states = Self.frozen(
            automaton.states.map { State(other: $0.other, accepts: $0.accepts, hasLiterals: $0.hasLiterals) })
        start = automaton.start
        customStart = automaton.customStart
        edges = Self.table(automaton.edges, tree)
        mask = UInt64(edges.count - 1)
        shift = SegmentHash.shift(edges.count)
        var keys: [Key] = []
        records = Self.frozen(
            source.routes.map { route in
                let first = keys.count
                for part in tree.patterns.parts[route.parts] {
                    guard let key = part.key else { continue }
                    keys.append(Key(offset: key.offset, length: key.length, isList: part.kind == .list))
                }
                return Pattern(
                    group: UInt32(route.group), link: UInt32(route.link), slots: UInt32(route.slots),
                    parts: UInt32(route.parts.lowerBound), segmentCount: UInt32(route.segmentCount),
                    keys: UInt32(first), keyCount: UInt32(keys.count - first))
            })
        self.keys = Self.frozen(keys)
        slots = Self.frozen(source.slots).baseAddress.unsafelyUnwrapped  // never empty: room for one at least
        pool = Self.frozen(tree.patterns.bytes)
    }
    deinit {
        states.deallocate()
        edges.deallocate()
        pool.deallocate()
        keys.deallocate()
        records.deallocate()
        slots.deallocate()
    }

    private static func frozen<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, elements.count))
        _ = buffer.initialize(from: elements)
        return UnsafeMutableBufferPointer(rebasing: buffer[..<elements.count])
    }
    /// Open addressing, at most half full. The number of places is a power of two.
    private static func table(_ edges: [LinkAutomaton.Edge], _ tree: SegmentTree) -> UnsafeMutableBufferPointer<Edge> {
        var capacity = 4
        while capacity < edges.count * 2 { capacity *= 2 }
        let table = UnsafeMutableBufferPointer<Edge>.allocate(capacity: capacity)
        table.initialize(repeating: Edge(word: 0, from: 0, to: 0, offset: 0, length: 0))
        tree.patterns.bytes.withUnsafeBufferPointer { bytes in
            guard let bytes = bytes.baseAddress else { return }
            for edge in edges {
                let text = tree.literals.texts[Int(edge.literal)]
                let word = Word.prefix(bytes + Int(text.offset), Int(text.length))
                let hash = SegmentHash.of(bytes + Int(text.offset), Int(text.length), word, edge.from)
                var place = Int(hash >> SegmentHash.shift(capacity))
                while table[place].to != 0 { place = (place + 1) & (capacity - 1) }
                table[place] = Edge(word: word, from: edge.from, to: edge.to, offset: text.offset, length: text.length)
            }
        }
        return table
    }

    /// The other patterns of the link that a pattern is the canonical one of; they follow it.
    func aliases(of canonical: Int) -> some Sequence<Int> {
        let link = (records[canonical].group, records[canonical].link)
        return records.indices[(canonical + 1)...].prefix { (records[$0].group, records[$0].link) == link }
    }

    // MARK: names, for errors
    func queryName(_ index: Int, of pattern: Int) -> String {
        name(ofSlot: LinkLimits.segments + index, of: pattern)
    }
    /// The name of the placeholder that fills a slot.
    func name(ofSlot slot: Int, of pattern: Int) -> String {
        let slot = slot & 31
        let record = records[pattern]
        let index = slot < LinkLimits.segments ? slot : slot - LinkLimits.segments + Int(record.segmentCount)
        return String(decoding: pool[parts[Int(record.parts) + index].text.bounds], as: UTF8.self)
    }
    /// A pattern, with texts of its own.
    func pattern(_ index: Int) -> ParsedPattern {
        let record = records[index]
        let (first, count) = (Int(record.parts), Int(record.segmentCount + record.keyCount))
        return ParsedPattern(sites[index].pattern.text, parts[first..<first + count], UnsafeBufferPointer(pool))
    }
}

/// Where a literal lies in the table of edges: what a look-up computes of each segment, so as little as will do.
enum SegmentHash {
    /// Only the high bits are mixed well.
    ///
    /// - Parameter word: The first eight bytes, zeros behind.
    @inline(__always) static func of(
        _ base: UnsafePointer<UInt8>, _ count: Int, _ word: UInt64, _ state: UInt32
    ) -> UInt64 {
        var hash = word ^ UInt64(state) &* 0x8EBC_6AF0_9C88_C6E3
        if count > 8 {
            var index = 8
            while index &+ 8 < count {
                hash = Word.mix(hash ^ Word.load(base + index), 0xA076_1D64_78BD_642F)
                index &+= 8
            }
            hash = Word.mix(hash ^ Word.load(base + (count &- 8)), 0xD6E8_FEB8_6659_FD93)
        }
        return hash &* 0x9E37_79B9_7F4A_7C15
    }
    /// How far a hash is shifted to be a place of a table.
    ///
    /// - Parameter capacity: How many places there are: a power of two.
    static func shift(_ capacity: Int) -> UInt64 { UInt64(64 - capacity.trailingZeroBitCount) }
}
