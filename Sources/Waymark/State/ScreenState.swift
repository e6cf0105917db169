/// A requested state: a `NavigationState` whose destinations are screens.
typealias AskedState = NavigationState<Screen>
typealias ScreenAction = NavigationAction<Screen>

/// Everything that a router shows: the ground, and a level for each modal. Immutable; states share unchanged levels and
/// paths.
package final class ScreenState {
    let ground: ScreenLevel
    let modals: [ScreenLevel]

    init(ground: ScreenLevel = ScreenLevel(), modals: [ScreenLevel] = []) {
        self.ground = ground
        self.modals = modals
    }
    convenience init(_ asked: AskedState) {
        self.init(ground: ScreenLevel(asked[0]), modals: asked.levels.dropFirst().map { ScreenLevel($0) })
    }

    /// The number of levels.
    var count: Int { 1 + modals.count }
    var indices: Range<Int> { 0..<count }
    var levels: [ScreenLevel] { [ground] + modals }
    subscript(index: Int) -> ScreenLevel { index == 0 ? ground : modals[index - 1] }
    /// The visible screen: the top of the top level; nil for the host's own first screen, or while a guard denies the
    /// root.
    var top: Screen? { modals.isEmpty ? ground.top : modals[modals.count - 1].top }
    /// All screens: visible, covered, and in branches that aren't selected.
    var screens: [Screen] { modals.isEmpty ? ground.screens : levels.flatMap(\.screens) }
    func contains(_ screen: Screen) -> Bool { ground.contains(screen) || modals.contains { $0.contains(screen) } }
    /// The state as a `NavigationState` of screens.
    package var values: NavigationState<Screen> {
        var state = AskedState(ground: ground.values)
        for modal in modals { state.append(modal.values) }
        return state
    }

    // MARK: other states
    func with(_ level: ScreenLevel, at index: Int) -> ScreenState {
        guard index > 0 else { return ScreenState(ground: level, modals: modals) }
        var modals = modals
        modals[index - 1] = level
        return ScreenState(ground: ground, modals: modals)
    }
    func presenting(_ level: ScreenLevel) -> ScreenState { ScreenState(ground: ground, modals: modals + [level]) }
    func withoutLevels(above level: Int) -> ScreenState {
        level < modals.count ? ScreenState(ground: ground, modals: Array(modals[..<level])) : self
    }
    /// Returns the state without the modals that cover a level. An inspector beside the level stays.
    func withoutCovers(of level: Int) -> ScreenState {
        guard level < modals.count else { return self }
        let hasInspector = modals[level].style.map { !$0.covers } ?? false
        return withoutLevels(above: hasInspector ? level + 1 : level)
    }
    /// Returns true if a modal covers the level, so that it can't be used.
    func isCovered(_ level: Int) -> Bool {
        level < modals.count && modals[level...].contains { $0.style?.covers ?? false }
    }

    // MARK: differences
    /// Returns the number of levels that stay on screen when this state follows `old`. These are the ground and the
    /// modals below the first one that isn't the same in both states, or for whose index `isSame` returns false.
    func countOfLevelsKept(from old: ScreenState, isSame: (Int) -> Bool = { _ in true }) -> Int {
        var kept = 1
        while kept < count, kept < old.count, self[kept].isSameModal(as: old[kept]), isSame(kept) { kept += 1 }
        return kept
    }
}

extension ScreenState: Equatable {
    package static func == (one: ScreenState, other: ScreenState) -> Bool {
        one === other || (one.ground == other.ground && one.modals == other.modals)
    }
}
