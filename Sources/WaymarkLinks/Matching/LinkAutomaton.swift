/// The tree of patterns made deterministic: what a path could still become is one number, so that a look-up never goes
/// back. Segment by segment a literal beats a parameter, and a parameter beats a catch-all.
///
/// A state is the list of places in the tree where a path may be, the best first (subset construction). It is made
/// once, when the table is built, in microseconds a pattern.
struct LinkAutomaton {
    struct State {
        /// Where any other segment leads; 0 is nowhere.
        var other: UInt32 = 0
        /// The pattern that a path which ends here has; negative for none.
        var accepts: Int32 = -1
        var hasLiterals = false
        /// Where its places end, which follow those of the state before it.
        var end = 0
        /// The next state whose places have the same hash; 0 for none.
        var next: UInt32 = 0
    }
    struct Edge {
        let from: UInt32
        /// Its number among the tree's literals.
        let literal: UInt32
        let to: UInt32
    }
    /// State 0 is nowhere.
    private(set) var states = [State()]
    private(set) var edges: [Edge] = []
    /// Where the paths of universal links and of the path form start.
    private(set) var start: UInt32 = 0
    /// Where custom schemes' links start: their first segment is a literal, in lower case.
    private(set) var customStart: UInt32 = 0
    /// For each pattern, whether another one wins some of its paths: `/items/new` is also a path of `/items/{name}`.
    private(set) var isContested: [Bool]

    /// A place in the tree: a node's index, or, below zero, a catch-all that has begun (the pattern's complement).
    private typealias Place = Int32
    private let tree: SegmentTree
    private let limit: Int
    /// The states of single places.
    private var single: [UInt32]
    /// The states of several places, by a hash of them; those of one hash are a chain.
    private var several = PairIndex()
    /// The places of all states, one after the other.
    private var places: [Place] = []
    /// The list that is being put together.
    private var list: [Place] = []
    /// The nodes that some path never reaches, since a catch-all has won it before.
    private var lost: [Bool]
    /// The state that has last met a literal.
    private var met: [UInt32]

    /// - Parameter patterns: How many there are.
    /// - Throws: ``LinkSetupError/tooManyStates(limit:)`` where catch-alls and parameters overlap so often that the
    ///   number of states runs away.
    init(_ tree: SegmentTree, patterns: Int) throws(LinkSetupError) {
        self.tree = tree
        isContested = Array(repeating: false, count: patterns)
        lost = Array(repeating: false, count: tree.nodes.count)
        limit = 8 * tree.nodes.count + 64
        single = Array(repeating: 0, count: tree.nodes.count)
        met = Array(repeating: 0, count: tree.literals.texts.count)
        states.reserveCapacity(tree.nodes.count + 2)
        places.reserveCapacity(tree.nodes.count + 2)
        edges.reserveCapacity(tree.edges.count + tree.folded.count)
        list = [0]
        start = try state()
        list = []
        customStart = try newState()
        for first in tree.folded where tree.isHost(first.literal) {
            list = [first.child]
            edges.append(Edge(from: customStart, literal: first.literal, to: try state()))
            states[Int(customStart)].hasLiterals = true
        }
        var next = 1
        while next < states.count {
            try expand(UInt32(next))
            next += 1
        }
        contestLost()
    }

    /// The state of the list, made if it is new.
    private mutating func state() throws(LinkSetupError) -> UInt32 {
        guard let first = list.first else { return 0 }
        if list.count == 1, first >= 0 {
            let known = single[Int(first)]
            if known != 0 { return known }
            let made = try newState()
            single[Int(first)] = made
            return made
        }
        let hash = list.reduce(UInt64(list.count)) {
            Word.mix($0 ^ UInt64(UInt32(bitPattern: $1)), 0xA076_1D64_78BD_642F)
        }
        let key = (UInt32(truncatingIfNeeded: hash >> 32) | 1 << 31, UInt32(truncatingIfNeeded: hash))
        let chain = several[key.0, key.1]
        var known = chain ?? 0
        while known != 0 {
            if places[placesRange(of: known)].elementsEqual(list) { return known }
            if states[Int(known)].next == 0 { break }
            known = states[Int(known)].next
        }
        let made = try newState()
        if known == 0 { several.add(key.0, key.1, made) } else { states[Int(known)].next = made }
        return made
    }
    private func placesRange(of state: UInt32) -> Range<Int> {
        states[Int(state) - 1].end..<states[Int(state)].end
    }

    private mutating func newState() throws(LinkSetupError) -> UInt32 {
        guard states.count <= limit else { throw LinkSetupError(.tooManyStates(limit: limit)) }
        var accepts: Int32 = -1
        for place in list {
            let pattern = place < 0 ? ~place : tree.nodes[Int(place)].accepts
            if accepts < 0 { accepts = pattern } else if pattern >= 0 { isContested[Int(pattern)] = true }
            places.append(place)
        }
        states.append(State(accepts: accepts, end: places.count))
        return UInt32(states.count - 1)
    }

    private mutating func expand(_ state: UInt32) throws(LinkSetupError) {
        let range = placesRange(of: state)
        guard !range.isEmpty else { return }
        follow(range)
        let other = try self.state()
        states[Int(state)].other = other
        for place in range where places[place] >= 0 {
            var edge = tree.nodes[Int(places[place])].edge
            while edge >= 0 {
                let found = tree.edges[Int(edge)]
                edge = found.next
                guard range.count == 1 || met[Int(found.literal)] != state else { continue }
                met[Int(found.literal)] = state
                follow(range, by: found)
                edges.append(Edge(from: state, literal: found.literal, to: try self.state()))
                states[Int(state)].hasLiterals = true
            }
        }
    }
    /// Puts together where a segment leads from each place, the best first; nothing behind a catch-all can win, and is
    /// marked instead.
    ///
    /// - Parameter edge: An edge of one of the places, whose literal is the segment; nil for any other segment.
    private mutating func follow(_ range: Range<Int>, by edge: SegmentTree.Edge? = nil) {
        // rarely more than one place, so popping is cheaper than `removeAll`
        while list.popLast() != nil {}
        var isWon = false
        for index in range {
            let place = places[index]
            guard place >= 0 else {
                add(place, &isWon)
                continue
            }
            let node = tree.nodes[Int(place)]
            if let edge {
                // a place by itself has the edge, and need not look for it
                let child = range.count == 1 ? edge.child : tree.child(of: Int(place), by: edge.literal).map(Place.init)
                if let child { add(child, &isWon) }
            }
            if node.parameter >= 0 { add(node.parameter, &isWon) }
            if node.rest >= 0 { add(~node.rest, &isWon) }
        }
    }
    private mutating func add(_ place: Place, _ isWon: inout Bool) {
        if !isWon {
            list.append(place)
            isWon = place < 0
        } else if place < 0 {
            isContested[Int(~place)] = true
        } else {
            lost[Int(place)] = true
        }
    }
    /// Marks every pattern below a lost node.
    private mutating func contestLost() {
        // the nodes below a node follow it
        for index in tree.nodes.indices where lost[index] {
            let node = tree.nodes[index]
            for pattern in [node.accepts, node.rest] where pattern >= 0 { isContested[Int(pattern)] = true }
            if node.parameter >= 0 { lost[Int(node.parameter)] = true }
            var edge = node.edge
            while edge >= 0 {
                lost[Int(tree.edges[Int(edge)].child)] = true
                edge = tree.edges[Int(edge)].next
            }
        }
    }
}

extension SegmentTree {
    /// Whether a literal could stand where a custom scheme's link has its first segment.
    fileprivate func isHost(_ literal: UInt32) -> Bool {
        patterns.bytes[literals.texts[Int(literal)].bounds].allSatisfy(Byte.isFirstSegmentByte)
    }
}
