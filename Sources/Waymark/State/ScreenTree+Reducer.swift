extension ScreenTree {
    /// Returns the state after an action. A screen is kept if the action puts an equal destination in its place.
    ///
    /// - Throws: ``NavigationFailure`` if a level, a branch or the destination to pop to doesn't exist, or if there
    ///   would be more levels than a state may have.
    func applying(_ action: ScreenAction, at level: Int) throws(NavigationFailure) -> ScreenTree {
        var state = self
        try state.apply(action, at: level)
        return state
    }
    private mutating func apply(_ action: ScreenAction, at level: Int) throws(NavigationFailure) {
        guard levels.indices.contains(level) else { throw .noSuchLevel(level) }
        switch action {
        case .navigate(let screen):
            try present(screen, as: screen.presentation, over: level)
        case .push(let screen): push(screen, at: level)
        case .pop(let count): levels[level].path.removeLast(max(0, min(count, levels[level].path.count)))
        case .popTo(let screen): try pop(at: level) { $0.matches(screen) }
        case .popToLast(let isTarget): try pop(at: level, toLast: isTarget)
        case .popToRoot: levels[level].path = []
        case .setPath(let path): levels[level].path = levels[level].path.adopting(path)
        case .replaceTop(let screen):
            guard let last = levels[level].path.popLast() else { return adopt(root: screen, at: level) }
            levels[level].path.append(last.matches(screen) ? last : screen)
        case .setRoot(let root, let path):
            adopt(root: root, at: level)
            levels[level].path = levels[level].path.adopting(path)
        case .present(let screen, let type): try present(screen, as: type, over: level)
        case .dismissModal: removeLevels(above: level)
        case .dismissAll: removeLevels(above: 0)
        case .finish(let actions):
            guard level > 0 else { throw .noSuchLevel(-1) }
            removeLevels(above: level - 1)
            for action in actions { try apply(action, at: level - 1) }
        case .select(let id): try levels[level].select(id: id)
        case .replace(let state): self = adopting(state)
        case .sequence(let actions):
            // if an action removed its own level, the rest applies to the level that is then on top
            for action in actions { try apply(action, at: min(level, levels.count - 1)) }
        }
    }

    private mutating func push(_ screen: Screen, at level: Int) {
        removeLevels(above: level)
        levels[level].path.append(screen)
    }
    private mutating func present(
        _ root: Screen, as type: PresentationType, over level: Int
    ) throws(NavigationFailure) {
        guard type != .push else { return push(root, at: level) }
        removeLevels(above: level)
        guard levels.count < NavigationLimits.levels else { throw .tooDeep(limit: NavigationLimits.levels) }
        self = presenting(root, as: type)
    }
    private mutating func pop(at level: Int, toLast isTarget: (Screen) -> Bool) throws(NavigationFailure) {
        if let path = levels[level].path.upTo(last: isTarget) { return levels[level].path = path }
        guard let root = levels[level].root, isTarget(root) else { throw .notInPath }
        levels[level].path = []
    }
    private mutating func adopt(root: Screen, at level: Int) {
        levels[level].root = levels[level].root.kept(insteadOf: root)
    }

    /// Returns the action that shows a screen in a branch, asked for on a level: a navigation on that level if the
    /// branch is selected there. Otherwise, all modals leave. A branch's own root isn't pushed again.
    func action(showing screen: Screen, in branch: String, from level: Int) -> ScreenAction {
        let root = ground.branches.first { $0.id == branch }?.root
        if let root, screen.matches(root) { return .sequence([.dismissAll, .select(branch: branch), .popToRoot]) }
        guard level > 0 || ground.branch.id != branch else { return .navigate(screen) }
        return .sequence([.dismissAll, .select(branch: branch), .navigate(screen)])
    }

    /// Returns this state with a link's stack in the ground's branch with this id, or in the selected branch if the id
    /// is nil. The link's modals replace all modals of this state. `arrival` says how the link's stack is combined with
    /// the branch's stack.
    ///
    /// - Throws: ``NavigationFailure/noSuchBranch(_:)``.
    func landing(
        on linked: ScreenTree, _ arrival: LinkArrival, in branch: String?
    ) throws(NavigationFailure) -> ScreenTree {
        var state = self
        if let branch { try state.ground.select(id: branch) }
        var ground = state.ground
        ground.path = arrival.path(of: linked, on: ground.branch)
        return state.adopting(ScreenTree(levels: [ground] + linked.levels.dropFirst()))
    }
}

extension LinkArrival {
    fileprivate func path(of state: ScreenTree, on branch: NavigationBranch<Screen>) -> [Screen] {
        var linked = state.path
        // the branch's own root is not pushed again
        if let first = linked.first, let root = branch.root, first.matches(root) { linked.removeFirst() }
        // a modal alone is presented over what is there
        guard let target = linked.last else { return self == .pushing && state.levels.count > 1 ? branch.path : [] }
        switch self {
        case .replacing, .onActiveLevel: return linked
        case .reusing: return branch.path.upTo { $0.matches(target) } ?? linked
        case .pushing:
            let isThere = branch.path.last.map { $0.matches(target) } ?? false
            return isThere ? branch.path : branch.path + [target]
        }
    }
}
