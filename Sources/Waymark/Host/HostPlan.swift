/// One thing that a host does at a time.
package enum HostStep: Hashable, Sendable {
    /// Take away every level above this one.
    case dismiss(above: Int)
    /// Show another root, other branches, another selection or another path on a level that stays.
    case write(level: Int, ScreenState.Level)
    /// Present a modal over the level, with its root only.
    case present(over: Int, ScreenState.Level)
}

extension NavigationState where Destination == ScreenID {
    /// The next step from what is shown to a state, for hosts that take one at a time: first what goes, the outermost
    /// at once; then the levels that stay; then what comes, from the ground up. nil if nothing is left to do.
    package func nextStep(to target: ScreenState) -> HostStep? {
        var kept = 1
        while kept < levels.count, kept < target.levels.count, levels[kept].isSameModal(as: target.levels[kept]) {
            kept += 1
        }
        if kept < levels.count { return .dismiss(above: kept - 1) }
        for index in 0..<kept where levels[index] != target.levels[index] {
            return .write(level: index, target.levels[index])
        }
        guard kept < target.levels.count else { return nil }
        var root = target.levels[kept]
        root.branch.path = []
        return .present(over: kept - 1, root)
    }

    /// Takes a step.
    package mutating func take(_ step: HostStep) {
        switch step {
        case .dismiss(let level): removeLevels(above: level)
        case .write(let level, let content): edit(level) { $0 = content }
        case .present(_, let level): append(level)
        }
    }
}

extension [ScreenID] {
    /// Whether another path begins with this one. Compares without leaving early, so that it can be vectorised.
    func isPrefix(of other: [ScreenID]) -> Bool {
        guard count <= other.count else { return false }
        return withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { two in
                var difference: UInt32 = 0
                for index in one.indices { difference |= one[index].raw ^ two[index].raw }
                return difference == 0
            }
        }
    }
}
