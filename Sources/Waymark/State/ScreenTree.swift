/// A state of screens, which a router shows.
package typealias ScreenTree = NavigationState<Screen>
typealias ScreenAction = NavigationAction<Screen>

extension ScreenTree {
    func contains(_ screen: Screen) -> Bool { destinations.contains(screen) }
    /// Returns true if a modal covers the level, so that it can't be used.
    func isCovered(_ level: Int) -> Bool { level + 1 < levels.count }
    mutating func removeLevels(above level: Int) { levels.removeSubrange((level + 1)...) }

    /// Returns `new`, with this state's screens wherever both states show equal destinations in the same place. From
    /// the first modal with another style or root on, none of this state's screens are used.
    func adopting(_ new: ScreenTree) -> ScreenTree {
        var adopted: [Level] = []
        for (old, level) in zip(levels, new.levels) {
            guard let kept = old.adopting(level) else { break }
            adopted.append(kept)
        }
        return ScreenTree(levels: adopted + new.levels.dropFirst(adopted.count))
    }
    /// Returns this state with one screen replaced by another.
    func replacing(_ screen: Screen, with other: Screen) -> ScreenTree { map { $0 === screen ? other : $0 } }

    /// Returns the part of the state that may stay. A branch loses its first screen that may not stay, and those on top
    /// of it; if that branch is selected, the modals above its level leave. A modal leaves, with those above it, if the
    /// root of one of its branches may not stay.
    ///
    /// - Returns: The rest, and the dropped screens: each that may not stay, followed by those on top of it.
    func truncated(where mayStay: (Screen) -> Bool) -> (state: ScreenTree, dropped: [Screen]) {
        var kept: [Level] = []
        var dropped: [Screen] = []
        var isCut = false
        for var level in levels {
            let isGone = level.style != nil && level.branches.contains { $0.root.map { !mayStay($0) } ?? false }
            if isCut || isGone {
                isCut = true
                dropped += level.destinations
                continue
            }
            for index in level.branches.indices {
                let removed = level.branches[index].truncate(where: mayStay)
                if !removed.isEmpty, index == level.selection { isCut = true }
                dropped += removed
            }
            kept.append(level)
        }
        return (ScreenTree(levels: kept), dropped)
    }
    /// Returns the state without a screen and without everything on top of it; the same state if it doesn't contain the
    /// screen.
    func without(_ screen: Screen?) -> ScreenTree {
        guard let screen, contains(screen) else { return self }
        return truncated { $0 != screen }.state
    }

    /// Returns the number of levels that stay on screen when this state follows others. These are the ground and the
    /// modals below the first one that isn't the same in both, or for whose index `isSame` returns false.
    func countOfLevelsKept(from old: [Level], isSame: (Int) -> Bool = { _ in true }) -> Int {
        var count = 1
        while count < min(levels.count, old.count), levels[count].isSameModal(as: old[count]), isSame(count) {
            count += 1
        }
        return count
    }
}

extension ScreenTree.Level {
    /// Returns true if both levels are the ground, or modals with the same style and root. A host can then go on
    /// showing it.
    func isSameModal(as other: Self) -> Bool { style == other.style && (style == nil || root == other.root) }
    func parts(changedIn other: Self) -> LevelParts {
        let parts: LevelParts = path == other.path ? [] : .path
        guard selection == other.selection, branches.count == other.branches.count else {
            return parts.union(.branches)
        }
        let isSame = branches.indices.allSatisfy { index in
            guard index != selection else { return branch.id == other.branch.id && root == other.root }
            return branches[index] == other.branches[index]
        }
        return isSame ? parts : parts.union(.branches)
    }
    func with(path: [Screen]) -> Self {
        var level = self
        level.path = path
        return level
    }
    mutating func select(id: String) throws(NavigationFailure) {
        guard let index = branches.firstIndex(where: { $0.id == id }) else { throw .noSuchBranch(id) }
        selection = index
    }
    /// Returns `new`, with this level's screens wherever both levels show equal destinations in the same place. Returns
    /// nil if `new` has another style, or is a modal with another root.
    fileprivate func adopting(_ new: Self) -> Self? {
        guard style == new.style else { return nil }
        var level = new
        for index in level.branches.indices {
            guard let known = branches.first(where: { $0.id == level.branches[index].id }) else { continue }
            level.branches[index].root = known.root.kept(insteadOf: level.branches[index].root)
            if style != nil, level.branches[index].root != known.root { return nil }
            level.branches[index].path = known.path.adopting(level.branches[index].path)
        }
        return level
    }
}

extension NavigationBranch<Screen> {
    /// Removes the first screen that may not stay, and those on top of it. Returns the removed screens.
    fileprivate mutating func truncate(where mayStay: (Screen) -> Bool) -> [Screen] {
        let removed = Array(destinations.drop(while: mayStay))
        if let first = removed.first, first == root { root = nil }
        path.removeLast(min(removed.count, path.count))
        return removed
    }
}

extension [Screen] {
    /// Returns a path of the given screens. From the bottom up, this path's own screens are used instead, as long as
    /// both show equal destinations.
    func adopting(_ screens: [Screen]) -> [Screen] {
        let kept = zip(self, screens).prefix { $0.matches($1) }.count
        return Array(self[..<kept] + screens[kept...])
    }
    /// Returns the path up to and including the topmost screen that satisfies a predicate; nil if none does.
    func upTo(last isWanted: (Screen) -> Bool) -> [Screen]? { lastIndex(where: isWanted).map { Array(self[...$0]) } }
}

extension Screen? {
    /// Returns this screen if it shows an equal destination; otherwise, returns `new`.
    func kept(insteadOf new: Screen?) -> Screen? {
        if let self, let new, self.matches(new) { self } else { new }
    }
}
