extension NavigationState {
    /// The longest prefix of which every element may stay. A branch loses what lies on top of the first element that
    /// may not; if that is the branch that is shown, or a modal's own root, the modals above go too.
    ///
    /// - Returns: The rest, and what was dropped: the first of each branch or modal that may not stay, then what lay
    ///   on top of it.
    func truncated(
        where mayStay: (Destination) -> Bool
    ) -> (state: NavigationState, dropped: [Destination]) {
        var kept: [Level] = []
        var dropped: [Destination] = []
        var isCut = false
        for var level in levels {
            if isCut || (level.style != nil && level.branches.contains { $0.root.map { !mayStay($0) } ?? false }) {
                isCut = true
                dropped += level.destinations
                continue
            }
            var branches = level.branches
            for index in branches.indices {
                let removed = branches[index].truncate(where: mayStay)
                if !removed.isEmpty, index == level.selection { isCut = true }
                dropped += removed
            }
            level.branches = branches
            kept.append(level)
        }
        return (NavigationState(levels: kept), dropped)
    }

    /// The same state with another destination wherever this one stands.
    func replacing(_ old: Destination, with new: Destination) -> NavigationState {
        map { $0 == old ? new : $0 }
    }

    /// Whether the destination stands anywhere in the state.
    func contains(_ destination: Destination) -> Bool {
        levels.contains { level in
            level.branches.contains { $0.root == destination || $0.path.contains(destination) }
        }
    }

    /// The same state of other elements.
    package func map<Other: Hashable & Sendable, Failure: Error>(
        _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationState<Other> {
        NavigationState<Other>(
            levels: try levels.mapped { (level) throws(Failure) in
                let branches = try level.branches.mapped { (branch) throws(Failure) in
                    var root: Other?
                    if let old = branch.root { root = try transform(old) }
                    return NavigationBranch<Other>(
                        id: branch.id, root: root, path: try branch.path.mapped(transform))
                }
                return NavigationState<Other>.Level(
                    style: level.style, branches: branches, selection: level.selection)
            })
    }
}

extension NavigationState.Level {
    var destinations: [Destination] { branches.flatMap(\.destinations) }
}

extension NavigationBranch {
    var destinations: [Destination] { (root.map { [$0] } ?? []) + path }

    fileprivate mutating func truncate(where mayStay: (Destination) -> Bool) -> [Destination] {
        if let root, !mayStay(root) {
            let removed = destinations
            self.root = nil
            path = []
            return removed
        }
        guard let index = path.firstIndex(where: { !mayStay($0) }) else { return [] }
        let removed = Array(path[index...])
        path.removeSubrange(index...)
        return removed
    }
}
