extension AssociationPattern {
    /// Returns true if this pattern matches every text that `other` matches; false if it doesn't, or if that can't be
    /// decided within 4,000 pairs of states.
    ///
    /// Runs both automata in parallel over every class of characters that either one distinguishes, until there are no
    /// new pairs of states.
    func contains(_ other: AssociationPattern) -> Bool {
        struct Pair: Hashable {
            let own: Set<Int>
            let other: Set<Int>
        }
        // U+10FFFD represents all characters that neither pattern contains
        let alphabet = scalars.union(other.scalars).union(["\u{10FFFD}"])
        var seen: Set<Pair> = []
        var pending = [Pair(own: start, other: other.start)]
        while let pair = pending.popLast() {
            guard seen.insert(pair).inserted else { continue }
            guard seen.count < 4_000 else { return false }
            if other.accepts(pair.other), !accepts(pair.own) { return false }
            for scalar in alphabet {
                let next = Pair(own: after(scalar, pair.own), other: other.after(scalar, pair.other))
                if !next.other.isEmpty { pending.append(next) }
            }
        }
        return true
    }
}
