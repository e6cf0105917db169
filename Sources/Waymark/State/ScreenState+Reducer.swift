extension ScreenState {
    /// Returns the state after an action. A screen is kept if the action puts an equal destination in its place.
    ///
    /// - Throws: ``NavigationFailure`` if a level, a branch or the destination to pop to doesn't exist, or if there
    ///   would be more levels than a state may have.
    func applying(_ action: ScreenAction, at level: Int) throws(NavigationFailure) -> ScreenState {
        guard indices.contains(level) else { throw .noSuchLevel(level) }
        switch action {
        case .navigate(let screen):
            guard let style = screen.presentation.style else { return pushing(screen, at: level) }
            return try presenting(screen, as: style, over: level)
        case .push(let screen): return pushing(screen, at: level)
        case .pushBeneath(let screen): return with(path: self[level].path.pushing(screen), at: level)
        case .pop(let count): return with(path: self[level].path.dropping(count), at: level)
        case .popTo(let screen): return try popping(at: level) { $0.shows(screen) }
        case .popToLast(let isTarget): return try popping(at: level, toLast: isTarget)
        case .popToRoot: return with(path: ScreenPath(), at: level)
        case .setPath(let path): return with(path: self[level].path.adopting(path), at: level)
        case .replaceTop(let screen):
            let path = self[level].path
            if path.isEmpty { return with(self[level].adopting(root: screen), at: level) }
            return with(path: path.dropping(1).pushing(path.last.kept(insteadOf: screen) ?? screen), at: level)
        case .setRoot(let root, let path):
            return with(self[level].adopting(root: root).with(path: self[level].path.adopting(path)), at: level)
        case .present(let screen, let style): return try presenting(screen, as: style, over: level)
        case .dismissModal: return withoutLevels(above: level)
        case .dismissAll: return withoutLevels(above: 0)
        case .finish(_, let actions):
            guard level > 0 else { throw .noSuchLevel(-1) }
            var state = withoutLevels(above: level - 1)
            for action in actions { state = try state.applying(action, at: level - 1) }
            return state
        case .select(let id): return with(try self[level].selecting(id: id), at: level)
        case .replace(let state): return adopting(ScreenState(state))
        case .sequence(let actions):
            // if an action removed its own level, the rest applies to the level that is then on top
            var state = self
            for action in actions { state = try state.applying(action, at: min(level, state.count - 1)) }
            return state
        }
    }

    private func with(path: ScreenPath, at level: Int) -> ScreenState { with(self[level].with(path: path), at: level) }
    private func pushing(_ screen: Screen, at level: Int) -> ScreenState {
        withoutCovers(of: level).with(path: self[level].path.pushing(screen), at: level)
    }
    private func presenting(
        _ root: Screen, as style: ModalStyle, over level: Int
    ) throws(NavigationFailure) -> ScreenState {
        let below = style.covers ? withoutCovers(of: level) : withoutLevels(above: level)
        guard below.count < NavigationLimits.levels else { throw .tooDeep(limit: NavigationLimits.levels) }
        return below.presenting(ScreenLevel(style: style, root: root))
    }
    private func popping(
        at level: Int, toLast isTarget: (Screen) -> Bool
    ) throws(NavigationFailure) -> ScreenState {
        if let path = self[level].path.upTo(last: isTarget) { return with(path: path, at: level) }
        guard let root = self[level].root, isTarget(root) else { throw .notInPath }
        return with(path: ScreenPath(), at: level)
    }

    /// Returns this state with a link's stack in the ground's branch with this id, or in the selected branch if the id
    /// is nil. The link's modals replace all modals of this state. `arrival` says how the link's stack is combined with
    /// the branch's stack.
    ///
    /// - Throws: ``NavigationFailure/noSuchBranch(_:)``.
    func landing(
        on linked: AskedState, _ arrival: LinkArrival, in branch: String?
    ) throws(NavigationFailure) -> ScreenState {
        let ground = try branch.map { (id) throws(NavigationFailure) in try self.ground.selecting(id: id) } ?? ground
        let path = arrival.path(of: linked.path, on: ground)
        return with(ground, at: 0).adopting(ScreenState(linked).with(ground.with(path: path), at: 0))
    }

    /// Returns `new`, with this state's screens wherever both states show equal destinations in the same place. From
    /// the first modal with another style or root on, none of this state's screens are used.
    func adopting(_ new: ScreenState) -> ScreenState {
        var adopted: [ScreenLevel] = []
        for (old, level) in zip(levels, new.levels) {
            guard let kept = old.adopting(level) else { break }
            adopted.append(kept)
        }
        adopted += new.levels.dropFirst(adopted.count)
        return ScreenState(ground: adopted[0], modals: Array(adopted.dropFirst()))
    }
    /// Returns this state with one screen replaced by another.
    func replacing(_ screen: Screen, with other: Screen) -> ScreenState {
        ScreenState(values.map { $0 === screen ? other : $0 })
    }

    /// Returns the part of the state that may stay. A branch loses its first screen that may not stay, and those on top
    /// of it; if that branch is selected, the modals above its level leave. A modal leaves, with those above it, if the
    /// root of one of its branches may not stay.
    ///
    /// - Returns: The rest, and the dropped screens: each that may not stay, followed by those on top of it.
    func truncated(where mayStay: (Screen) -> Bool) -> (state: ScreenState, dropped: [Screen]) {
        var kept: [ScreenLevel] = []
        var dropped: [Screen] = []
        var isCut = false
        for level in levels {
            let isGone = level.style != nil && level.branches.contains { $0.root.map { !mayStay($0) } ?? false }
            if isCut || isGone {
                isCut = true
                dropped += level.screens
                continue
            }
            var branches = level.branches
            for index in branches.indices {
                let removed = branches[index].truncate(where: mayStay)
                if !removed.isEmpty, index == level.selection { isCut = true }
                dropped += removed
            }
            kept.append(level.with(branches))
        }
        return dropped.isEmpty ? (self, []) : (ScreenState(ground: kept[0], modals: Array(kept.dropFirst())), dropped)
    }
    /// Returns the state without a screen and without everything on top of it; the same state if it doesn't contain the
    /// screen.
    func without(_ screen: Screen?) -> ScreenState {
        guard let screen, contains(screen) else { return self }
        return truncated { $0 != screen }.state
    }
}

extension ScreenLevel {
    fileprivate func adopting(root other: Screen) -> ScreenLevel { with(root: root.kept(insteadOf: other)) }
    fileprivate func selecting(id: String) throws(NavigationFailure) -> ScreenLevel {
        guard let index = branches.firstIndex(where: { $0.id == id }) else { throw .noSuchBranch(id) }
        return selecting(index)
    }
    /// Returns `new`, with this level's screens wherever both levels show equal destinations in the same place. Returns
    /// nil if `new` has another style, or is a modal with another root.
    fileprivate func adopting(_ new: ScreenLevel) -> ScreenLevel? {
        guard style == new.style else { return nil }
        let old = branches
        var branches = new.branches
        for index in branches.indices {
            guard let known = old.first(where: { $0.id == branches[index].id }) else { continue }
            branches[index].root = known.root.kept(insteadOf: branches[index].root)
            if style != nil, branches[index].root !== known.root { return nil }
            branches[index].path = known.path.adopting(branches[index].path.screens)
        }
        return new.with(branches)
    }
}

extension ScreenLevel.Branch {
    fileprivate mutating func truncate(where mayStay: (Screen) -> Bool) -> [Screen] {
        let removed = Array(screens.drop(while: mayStay))
        if let first = removed.first, first === root { root = nil }
        path = path.dropping(min(removed.count, path.count))
        return removed
    }
}

extension Screen? {
    /// Returns this screen if it shows an equal destination; otherwise, returns `new`.
    fileprivate func kept(insteadOf new: Screen?) -> Screen? {
        if let self, let new, self.shows(new) { self } else { new }
    }
}

extension LinkArrival {
    fileprivate func path(of linked: [Screen], on level: ScreenLevel) -> ScreenPath {
        var linked = linked
        // the branch's own root is not pushed again
        if let first = linked.first, let root = level.root, first.shows(root) { linked.removeFirst() }
        guard let target = linked.last else { return ScreenPath() }
        switch kind {
        case .replacing, .onActiveLevel: return ScreenPath(linked)
        case .reusing: return level.path.upTo { $0.shows(target) } ?? ScreenPath(linked)
        case .pushing:
            let isThere = level.path.last.map { $0.shows(target) } ?? false
            return isThere ? level.path : level.path.pushing(target)
        }
    }
}
