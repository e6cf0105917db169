/// One thing that a host does at a time.
public enum NavigationStep<Destination: Navigation>: Hashable, Sendable {
    /// Take away every level above this one.
    case dismiss(above: Int)
    /// Take these branches for the level's own, and show the selected one.
    case setBranches(level: Int, [NavigationBranch<Destination>], selection: Int)
    /// Show another branch of the level.
    case select(level: Int, branch: String)
    /// Put another root under the branch that is shown.
    case setRoot(level: Int, Destination?)
    /// Make the path of the branch that is shown this one.
    case setPath(level: Int, [Destination])
    /// Present a modal over the level.
    case present(over: Int, Destination, as: ModalStyle)
}

extension NavigationState {
    /// The steps between two states, for hosts that take one at a time (U3): first what goes, the outermost at once;
    /// then the stacks that stay; then what comes, from the ground up. Applying them gives `to`.
    public static func plan(from: NavigationState, to: NavigationState) -> [NavigationStep<Destination>] {
        let kept = zip(from.levels, to.levels).prefix { $0.isSameModal(as: $1) }.count
        var steps: [NavigationStep<Destination>] = []
        if from.levels.count > kept { steps.append(.dismiss(above: kept - 1)) }
        for index in 0..<kept { steps += from.levels[index].steps(to: to.levels[index], index) }
        for index in kept..<to.levels.count {
            let level = to.levels[index]
            guard let root = level.root, let style = level.style else { continue }
            steps.append(.present(over: index - 1, root, as: style))
            let fresh = Level(style: style, branches: [NavigationBranch(id: "", root: root)], selection: 0)
            steps += fresh.steps(to: level, index)
        }
        return steps
    }

    /// Does one step of a plan; what the steps of a host must come to.
    ///
    /// - Throws: ``NavigationFailure/noSuchLevel(_:)`` or ``NavigationFailure/noSuchBranch(_:)`` for a step of another
    ///   state's plan.
    public mutating func perform(_ step: NavigationStep<Destination>) throws(NavigationFailure) {
        switch step {
        case .dismiss(let level): try apply(.dismiss(), at: level)
        case .setPath(let level, let path): try apply(.setPath(path), at: level)
        case .present(let level, let root, let style): try apply(.present(root, as: style), at: level)
        case .select(let level, let id): try apply(.select(branch: id), at: level)
        case .setRoot(let level, let root):
            guard levels.indices.contains(level) else { throw .noSuchLevel(level) }
            edit(level) { $0.branch.root = root }
        case .setBranches(let level, let branches, let selection):
            guard levels.indices.contains(level) else { throw .noSuchLevel(level) }
            guard branches.indices.contains(selection) else { throw .noSuchBranch("\(selection)") }
            edit(level) {
                $0.branches = branches
                $0.selection = selection
            }
        }
    }
}

extension NavigationState.Level {
    /// Whether a host can go on showing the same modal: the same way, with the same root. The ground always is.
    func isSameModal(as other: Self) -> Bool {
        style == other.style && (style == nil || root == other.root)
    }

    fileprivate func steps(to other: Self, _ index: Int) -> [NavigationStep<Destination>] {
        if branches.count == 1, other.branches.count == 1, branches[0].id == other.branches[0].id {
            return branch.steps(to: other.branch, index)
        }
        // branches that are not shown may differ in the selected one only; else all are handed over
        var others = branches
        guard branches.map(\.id) == other.branches.map(\.id) else {
            return [.setBranches(level: index, other.branches, selection: other.selection)]
        }
        others[other.selection] = other.branch
        guard others == other.branches else {
            return [.setBranches(level: index, other.branches, selection: other.selection)]
        }
        let selection: [NavigationStep<Destination>] =
            selection == other.selection ? [] : [.select(level: index, branch: other.branch.id)]
        return selection + branches[other.selection].steps(to: other.branch, index)
    }
}

extension NavigationBranch {
    fileprivate func steps(to other: Self, _ level: Int) -> [NavigationStep<Destination>] {
        (root == other.root ? [] : [.setRoot(level: level, other.root)])
            + (path == other.path ? [] : [.setPath(level: level, other.path)])
    }
}
