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
    let slots: UnsafeMutableBufferPointer<UInt8>
    let mask: Int
    let start: UInt32
    let customStart: UInt32
    /// What the table was made of, for errors, listings and explanations.
    let patterns: [ParsedPattern]
    let sites: [LinkSite]

    init(_ source: [LinkRoute]) throws(LinkSetupError) {
        patterns = source.map(\.pattern)
        sites = source.map(\.site)
        var tree = SegmentTree()
        for (index, route) in source.enumerated() {
            do throws(SegmentTree.Clash) { try tree.add(route.pattern, index) } catch {
                let other = source[error.pattern].site
                throw LinkSetupError(
                    error.isCase ? .firstSegmentsDifferByCase(other, route.site) : .ambiguous(other, route.site))
            }
        }
        let automaton = try LinkAutomaton(tree)
        var pool = tree.literals.bytes
        states = Self.frozen(
            automaton.states.map { State(other: $0.other, accepts: $0.accepts, hasLiterals: $0.hasLiterals) })
        start = automaton.start
        customStart = automaton.customStart
        let capacity = Self.capacity(automaton.edges.count)
        mask = capacity - 1
        edges = Self.frozen(Self.table(automaton.edges, capacity: capacity, tree.literals))
        var keys: [Key] = []
        var slots: [UInt8] = []
        records = Self.frozen(
            source.map { route in
                let record = Pattern(
                    group: UInt32(route.group), link: UInt32(route.link), slots: UInt32(slots.count),
                    keys: UInt32(keys.count), keyCount: UInt32(route.pattern.query.count))
                slots += route.slots
                for parameter in route.pattern.query {
                    keys.append(
                        Key(
                            offset: UInt32(pool.count), length: UInt32(parameter.key.utf8.count),
                            isList: parameter.arity == .many))
                    pool += parameter.key.utf8
                }
                return record
            })
        self.keys = Self.frozen(keys)
        self.slots = Self.frozen(slots)
        self.pool = Self.frozen(pool)
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
    /// A power of two, at most half full.
    private static func capacity(_ count: Int) -> Int {
        var capacity = 4
        while capacity < count * 2 { capacity *= 2 }
        return capacity
    }
    private static func table(_ edges: [LinkAutomaton.Edge], capacity: Int, _ literals: LiteralPool) -> [Edge] {
        var table = Array(repeating: Edge(word: 0, from: 0, to: 0, offset: 0, length: 0), count: capacity)
        literals.bytes.withUnsafeBufferPointer { bytes in
            for edge in edges {
                let text = literals.texts[Int(edge.literal)]
                guard let base = bytes.baseAddress.map({ $0 + Int(text.offset) }) else { return }
                let word = Word.prefix(Word.load(base, at: 0, upTo: Int(text.length)), Int(text.length))
                let hash = SegmentHash.of(base, Int(text.length), word, edge.from)
                var place = SegmentHash.place(hash, capacity - 1)
                while table[place].to != 0 { place = (place + 1) & (capacity - 1) }
                table[place] = Edge(word: word, from: edge.from, to: edge.to, offset: text.offset, length: text.length)
            }
        }
        return table
    }

    // MARK: names, for errors
    func queryName(_ index: Int, of pattern: Int) -> String { patterns[pattern].query[index].name }
    /// The name of the placeholder that fills a slot.
    func name(ofSlot slot: Int, of pattern: Int) -> String {
        let slot = slot & 31
        if slot >= LinkLimits.segments { return queryName(slot - LinkLimits.segments, of: pattern) }
        return switch patterns[pattern].segments[slot] {
        case .literal(let name), .parameter(let name), .optional(let name), .rest(let name): name
        }
    }
}

/// A pattern on its way into a matcher.
struct LinkRoute {
    let pattern: ParsedPattern
    let site: LinkSite
    let group: Int
    let link: Int
    /// For each value of its link, which slot fills it.
    let slots: [UInt8]
}

/// Where a literal lies in the table of edges.
enum SegmentHash {
    /// - Parameter word: The first eight bytes, zeros behind.
    @inline(__always) static func of(
        _ base: UnsafePointer<UInt8>, _ count: Int, _ word: UInt64, _ state: UInt32
    ) -> UInt64 {
        var hash = word ^ 0x9E37_79B9_7F4A_7C15
        if count > 8 {
            var index = 8
            while index &+ 8 < count {
                hash = Word.mix(hash ^ Word.load(base + index), 0xA076_1D64_78BD_642F)
                index &+= 8
            }
            hash = Word.mix(hash ^ Word.load(base + (count &- 8)), 0xD6E8_FEB8_6659_FD93)
        }
        return Word.mix(
            hash, 0xE703_7ED1_A0B4_28DB ^ (UInt64(state) &* 0x8EBC_6AF0_9C88_C6E3) ^ UInt64(truncatingIfNeeded: count))
    }
    @inline(__always) static func place(_ hash: UInt64, _ mask: Int) -> Int {
        Int(truncatingIfNeeded: hash >> 24) & mask
    }
}
