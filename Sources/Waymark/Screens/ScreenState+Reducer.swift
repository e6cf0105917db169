extension NavigationState<ScreenID> {
    /// The state after an action. An element that is put where an equal one was stays the one that was there.
    func applying(
        _ action: ScreenAction, at level: Int, _ screens: ScreenTable
    ) throws(NavigationFailure) -> ScreenState {
        var copy = self
        try copy.apply(action, at: level, screens)
        return copy
    }

    /// - Throws: ``NavigationFailure``; the state may then be in the middle of a sequence.
    mutating func apply(_ action: ScreenAction, at level: Int, _ screens: ScreenTable) throws(NavigationFailure) {
        guard indices.contains(level) else { throw .noSuchLevel(level) }
        switch action {
        case .navigate(let screen):
            if let style = screens.presentation(of: screen).style {
                try present(screen, as: style, over: level)
            } else {
                push(screen, at: level)
            }
        case .push(let screen): push(screen, at: level)
        case .pushBeneath(let screen): self[level].path.append(screen)
        case .pop(let count): self[level].path = Array(self[level].path.dropLast(Swift.max(count, 0)))
        case .popTo(let screen): try pop(at: level) { screens.areEqual($0, screen) }
        case .popToLast(let isTarget): try pop(at: level, toLast: isTarget)
        case .popToRoot: self[level].path = []
        case .setPath(let path): self[level].adopt(path: path, screens)
        case .replaceTop(let screen):
            if self[level].path.isEmpty {
                self[level].adopt(root: screen, screens)
            } else {
                self[level].adopt(path: self[level].path.dropLast() + [screen], screens)
            }
        case .setRoot(let root, let path):
            self[level].adopt(root: root, screens)
            self[level].adopt(path: path, screens)
        case .present(let screen, let style): try present(screen, as: style, over: level)
        case .dismissModal: removeLevels(above: level)
        case .dismissAll: removeLevels(above: 0)
        case .finish(_, let actions):
            guard level > 0 else { throw .noSuchLevel(-1) }
            removeLevels(above: level - 1)
            for action in actions { try apply(action, at: level - 1, screens) }
        case .select(let id): try select(id, at: level)
        case .replace(let state): adopt(state, screens)
        case .sequence(let actions):
            // an action that removed its own level leaves the rest to the level that is then on top
            for action in actions { try apply(action, at: Swift.min(level, count - 1), screens) }
        }
    }

    private mutating func push(_ screen: ScreenID, at level: Int) {
        removeCovers(of: level)
        self[level].path.append(screen)
    }
    private mutating func present(
        _ root: ScreenID, as style: ModalStyle, over level: Int
    ) throws(NavigationFailure) {
        if style.covers { removeCovers(of: level) } else { removeLevels(above: level) }
        guard count < NavigationLimits.levels else { throw .tooDeep(limit: NavigationLimits.levels) }
        append(ScreenLevel(style: style, root: root))
    }
    private mutating func select(_ id: String, at level: Int) throws(NavigationFailure) {
        guard let index = self[level].branches.firstIndex(where: { $0.id == id }) else { throw .noSuchBranch(id) }
        self[level].select(index)
    }
    private mutating func pop(at level: Int, toLast isTarget: (ScreenID) -> Bool) throws(NavigationFailure) {
        if let index = self[level].path.lastIndex(where: isTarget) {
            self[level].path.removeSubrange((index + 1)...)
        } else if let root = self[level].root, isTarget(root) {
            self[level].path = []
        } else {
            throw .notInPath
        }
    }

    /// This ground with the stack and the modals that a link names, in a branch or in the one that is shown.
    func landing(
        on linked: ScreenState, _ landing: LinkLanding, in branch: String?, _ screens: ScreenTable
    ) throws(NavigationFailure) -> ScreenState {
        var landed = self
        if let branch { try landed.select(branch, at: 0) }
        var state = linked
        state[0] = landed[0]
        state[0].path = landing.path(of: linked.path, on: landed[0], screens)
        landed.adopt(state, screens)
        return landed
    }

    /// Becomes another state. What equals an element in the same place stays that element.
    private mutating func adopt(_ state: ScreenState, _ screens: ScreenTable) {
        var adopted = state
        adopting: for index in state.indices.prefix(count) {
            guard self[index].style == state[index].style else { break }
            // there is nothing to keep
            if self[index].isEmpty { continue }
            let old = self[index].branches
            for place in state[index].branches.indices {
                var branch = state[index].branches[place]
                guard let known = old.first(where: { $0.id == branch.id }) else { continue }
                branch.root = screens.kept(known.root, insteadOf: branch.root)
                // another root makes another modal, of which nothing is kept
                if state[index].style != nil, branch.root != known.root { break adopting }
                branch.path = screens.kept(known.path, insteadOf: branch.path)
                adopted[index].branches[place] = branch
            }
        }
        self = adopted
    }

    /// The longest prefix of which every screen may stay. A branch loses what lies on top of the first one that may
    /// not; if that branch is shown, or a modal loses its root, the modals above go too.
    ///
    /// - Returns: The rest, and what was dropped: what may not stay, each followed by what lay on it.
    func truncated(where mayStay: (ScreenID) -> Bool) -> (state: ScreenState, dropped: [ScreenID]) {
        var kept: ScreenState?
        var dropped: [ScreenID] = []
        var isCut = false
        for var level in levels {
            let isGone = level.style != nil && level.branches.contains { $0.root.map { !mayStay($0) } ?? false }
            if isCut || isGone {
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
            if kept == nil { kept = ScreenState(ground: level) } else { kept?.append(level) }
        }
        return (kept ?? self, dropped)
    }
}

extension NavigationState<ScreenID>.Level {
    fileprivate mutating func adopt(root other: ScreenID, _ screens: ScreenTable) {
        root = screens.kept(root, insteadOf: other)
    }
    fileprivate mutating func adopt(path other: [ScreenID], _ screens: ScreenTable) {
        path = screens.kept(path, insteadOf: other)
    }
}

extension NavigationBranch<ScreenID> {
    fileprivate mutating func truncate(where mayStay: (ScreenID) -> Bool) -> [ScreenID] {
        let removed = Array(destinations.drop(while: mayStay))
        if removed.first == root { root = nil }
        path.removeLast(Swift.min(removed.count, path.count))
        return removed
    }
}

extension ScreenTable {
    /// The screen that is there, if another one with an equal destination is to take its place.
    fileprivate func kept(_ old: ScreenID?, insteadOf new: ScreenID?) -> ScreenID? {
        if let old, let new, areEqual(old, new) { old } else { new }
    }
    /// A path in which the screens of the longest common prefix stay what they are.
    fileprivate func kept(_ old: [ScreenID], insteadOf new: [ScreenID]) -> [ScreenID] {
        if old.isEmpty { return new }
        let kept = zip(old, new).prefix { areEqual($0, $1) }.count
        return kept == new.count ? Array(old[..<kept]) : Array(old[..<kept] + new[kept...])
    }
}

extension LinkLanding {
    fileprivate func path(of linked: [ScreenID], on level: ScreenLevel, _ screens: ScreenTable) -> [ScreenID] {
        var linked = linked
        // the branch's own root is not pushed again
        if let first = linked.first, let root = level.root, screens.areEqual(first, root) { linked.removeFirst() }
        guard let target = linked.last else { return [] }
        switch self {
        case .replacing: return linked
        case .reusing:
            let index = level.path.lastIndex { screens.areEqual($0, target) }
            return index.map { Array(level.path[...$0]) } ?? linked
        case .onTop:
            let isThere = level.path.last.map { screens.areEqual($0, target) } ?? false
            return isThere ? level.path : level.path + [target]
        }
    }
}
