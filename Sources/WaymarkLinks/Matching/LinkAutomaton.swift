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
    }
    struct Edge {
        let from: UInt32
        let literal: [UInt8]
        let to: UInt32
    }
    /// State 0 is nowhere.
    private(set) var states = [State()]
    private(set) var edges: [Edge] = []
    /// Where the paths of universal links and of the path form start.
    private(set) var start: UInt32 = 0
    /// Where custom schemes' links start: their first segment is a literal, in lower case.
    private(set) var customStart: UInt32 = 0

    /// A place in the tree: a node's index, or, below zero, a catch-all that has begun (the pattern's complement).
    private typealias Place = Int32
    private let tree: SegmentTree
    private let limit: Int
    private var single: [UInt32]
    private var several: [[Place]: UInt32] = [:]
    private var places: [[Place]] = [[]]

    /// - Throws: ``LinkSetupError/tooManyStates(limit:)`` where catch-alls and parameters overlap so often that the
    ///   number of states runs away.
    init(_ tree: SegmentTree) throws(LinkSetupError) {
        self.tree = tree
        limit = 8 * tree.nodes.count + 64
        single = Array(repeating: 0, count: tree.nodes.count)
        states.reserveCapacity(tree.nodes.count + 2)
        places.reserveCapacity(tree.nodes.count + 2)
        start = try state([0])
        customStart = try state([], accepts: -1)
        for (literal, first) in tree.foldedFirst where literal.allSatisfy(Byte.isFirstSegmentByte) {
            edges.append(Edge(from: customStart, literal: literal, to: try state([first.child])))
            states[Int(customStart)].hasLiterals = true
        }
        var next = 1
        while next < states.count {
            try expand(UInt32(next))
            next += 1
        }
    }

    /// The state of a list of places, made if it is new.
    private mutating func state(_ list: [Place]) throws(LinkSetupError) -> UInt32 {
        guard let first = list.first else { return 0 }
        if list.count == 1, first >= 0 {
            let known = single[Int(first)]
            if known != 0 { return known }
        } else if let known = several[list] {
            return known
        }
        var accepts: Int32 = -1
        for place in list {
            if place < 0 {
                accepts = ~place
            } else if let pattern = tree.nodes[Int(place)].accepts {
                accepts = pattern
            }
            if accepts >= 0 { break }
        }
        let made = try state(list, accepts: accepts)
        if list.count == 1, first >= 0 { single[Int(first)] = made } else { several[list] = made }
        return made
    }
    private mutating func state(_ list: [Place], accepts: Int32) throws(LinkSetupError) -> UInt32 {
        guard states.count <= limit else { throw LinkSetupError(.tooManyStates(limit: limit)) }
        states.append(State(other: 0, accepts: accepts))
        places.append(list)
        return UInt32(states.count - 1)
    }

    private mutating func expand(_ state: UInt32) throws(LinkSetupError) {
        let list = places[Int(state)]
        guard !list.isEmpty else { return }
        let other = try self.state(following(list, by: nil))
        states[Int(state)].other = other
        var seen: Set<[UInt8]> = []
        for place in list where place >= 0 {
            for literal in tree.nodes[Int(place)].literals.keys {
                if list.count > 1, !seen.insert(literal).inserted { continue }
                edges.append(Edge(from: state, literal: literal, to: try self.state(following(list, by: literal))))
                states[Int(state)].hasLiterals = true
            }
        }
    }
    /// Where a segment leads from each place, the best first; nothing behind a catch-all can win.
    private func following(_ list: [Place], by literal: [UInt8]?) -> [Place] {
        var result: [Place] = []
        for place in list {
            guard place >= 0 else { return result + [place] }
            let node = tree.nodes[Int(place)]
            if let literal, let child = node.literals[literal] { result.append(child) }
            if let child = node.parameter { result.append(child) }
            if let rest = node.rest { return result + [~rest] }
        }
        return result
    }
}
