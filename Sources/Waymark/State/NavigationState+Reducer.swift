extension NavigationState {
    /// Does an action at a level: the reducer. Pure; costs the copy of the levels that it touches.
    ///
    /// - Throws: ``NavigationFailure``; the state is then as it was, also in the middle of a sequence.
    public mutating func apply(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) {
        var copy = self
        try copy.perform(action, at: level)
        self = copy
    }

    /// The state after an action.
    public func applying(
        _ action: NavigationAction<Destination>, at level: Int = 0
    ) throws(NavigationFailure) -> NavigationState {
        var copy = self
        try copy.perform(action, at: level)
        return copy
    }

    private mutating func perform(
        _ action: NavigationAction<Destination>, at level: Int
    ) throws(NavigationFailure) {
        guard levels.indices.contains(level) else { throw .noSuchLevel(level) }
        switch action {
        case .navigate(let destination):
            switch destination.presentation {
            case .push: try perform(.push(destination), at: level)
            case .sheet: try perform(.present(destination, as: .sheet), at: level)
            case .fullScreen: try perform(.present(destination, as: .fullScreen), at: level)
            }
        case .push(let destination):
            removeLevels(above: level)
            edit(level) { $0.branch.path.append(destination) }
        case .pushBeneath(let destination): edit(level) { $0.branch.path.append(destination) }
        case .pop, .popTo, .popToLast, .popToRoot: try pop(action, at: level)
        case .setPath(let path): edit(level) { $0.branch.path = path }
        case .replaceTop(let destination):
            edit(level) { $0.branch.replaceTop(destination) }
        case .setRoot(let root, let path):
            edit(level) {
                $0.branch.root = root
                $0.branch.path = path
            }
        case .present(let destination, let style):
            guard level + 1 < NavigationLimits.levels else { throw .tooDeep(limit: NavigationLimits.levels) }
            removeLevels(above: level)
            self = presenting(destination, as: style)
        case .dismiss: removeLevels(above: level)
        case .dismissAll: removeLevels(above: 0)
        case .finish(_, let actions):
            guard level > 0 else { throw .noSuchLevel(-1) }
            removeLevels(above: level - 1)
            for action in actions { try perform(action, at: level - 1) }
        case .select(let id):
            guard let index = levels[level].branches.firstIndex(where: { $0.id == id }) else {
                throw .noSuchBranch(id)
            }
            edit(level) { $0.selection = index }
        case .replace(let state): self = state
        case .land(let state, let landing, let branch): try land(on: state, landing, branch)
        case .sequence(let actions):
            // an action that removed its own level leaves the rest to the level that is now on top
            for action in actions { try perform(action, at: min(level, levels.count - 1)) }
        }
    }

    private mutating func pop(
        _ action: NavigationAction<Destination>, at level: Int
    ) throws(NavigationFailure) {
        let path = levels[level].path
        let kept: Int
        switch action {
        case .pop(let count): kept = path.count - min(max(count, 0), path.count)
        case .popTo(let destination):
            if let index = path.lastIndex(of: destination) {
                kept = index + 1
            } else if levels[level].root == destination {
                kept = 0
            } else {
                throw .notInPath
            }
        case .popToLast(let isTarget):
            if let index = path.lastIndex(where: isTarget) {
                kept = index + 1
            } else if let root = levels[level].root, isTarget(root) {
                kept = 0
            } else {
                throw .notInPath
            }
        default: kept = 0
        }
        edit(level) { $0.branch.path.removeSubrange(kept...) }
    }
}

extension NavigationBranch {
    mutating func replaceTop(_ destination: Destination) {
        if path.isEmpty { root = destination } else { path[path.count - 1] = destination }
    }
}

extension NavigationAction {
    /// The reason that the action itself gives for dismissing, where it gives one.
    var dismissalReason: DismissalReason? {
        switch self {
        case .dismiss(let reason), .dismissAll(let reason), .finish(let reason, _): reason
        case .sequence(let actions): actions.lazy.compactMap(\.dismissalReason).first
        default: nil
        }
    }
}
