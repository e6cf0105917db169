extension AssociationPattern {
    /// Whether every text of `other` is one of this pattern's too; false where that cannot be told in reasonable time.
    ///
    /// Both are run at once over every kind of character that either tells apart, until no pair of places is new.
    func contains(_ other: AssociationPattern) -> Bool {
        struct Pair: Hashable {
            let own: Set<Int>
            let other: Set<Int>
        }
        // a character that neither names stands for all of those
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
