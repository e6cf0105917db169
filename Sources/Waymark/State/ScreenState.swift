/// A state that is asked for: a `NavigationState` whose destinations are screens.
typealias AskedState = NavigationState<Screen>
typealias ScreenAction = NavigationAction<Screen>
package typealias ScreenBranch = NavigationBranch<Screen>

/// Everything that a router shows: the ground, and a level for each modal. Immutable; states share what they have in
/// common.
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
    /// The visible screen: the top of the top level; nil for the host's own first screen.
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
    /// Returns the number of levels that a host can go on showing after an earlier state: the ground, and each modal
    /// that is the same in both states and satisfies `isSame`, up to the first that isn't.
    func countOfLevelsKept(from old: ScreenState, isSame: (Int) -> Bool = { _ in true }) -> Int {
        if modals.isEmpty || old.modals.isEmpty { return 1 }
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

/// A level of a state: one stack, or several branches with a selection.
package struct ScreenLevel {
    /// The style of a modal; nil for the ground.
    package let style: ModalStyle?
    /// The root of the selected branch; nil on the ground if the host has its own first screen.
    let root: Screen?
    /// The stack above the root of the selected branch.
    let path: ScreenPath
    private let tabs: Tabs?

    /// All branches, without what the selected one shows.
    private final class Tabs {
        let branches: [Branch]
        let selection: Int

        init(_ branches: [Branch], _ selection: Int) { (self.branches, self.selection) = (branches, selection) }
    }

    /// One stack of a level.
    struct Branch: Equatable {
        let id: String
        var root: Screen?
        var path = ScreenPath()

        var screens: [Screen] { path.screens(on: root) }
    }

    init(style: ModalStyle? = nil, root: Screen? = nil, path: ScreenPath = ScreenPath()) {
        (self.style, self.root, self.path, tabs) = (style, root, path, nil)
    }
    /// Creates a level with branches.
    ///
    /// - Precondition: `selection` is an index of `branches`.
    init(style: ModalStyle? = nil, branches: [Branch], selection: Int) {
        let shown = branches[selection]
        (self.style, root, path) = (style, shown.root, shown.path)
        if branches.count > 1 || !shown.id.isEmpty {
            var hidden = branches
            hidden[selection] = Branch(id: shown.id)
            tabs = Tabs(hidden, selection)
        } else {
            tabs = nil
        }
    }
    init(_ level: AskedState.Level) {
        let branches = level.branches.map { Branch(id: $0.id, root: $0.root, path: ScreenPath($0.path)) }
        self.init(style: level.style, branches: branches, selection: level.selection)
    }
    private init(_ level: ScreenLevel, _ root: Screen?, _ path: ScreenPath) {
        (style, self.root, self.path, tabs) = (level.style, root, path, level.tabs)
    }

    // MARK: reading
    var hasTabs: Bool { tabs != nil }
    /// The index of the selected branch.
    var selection: Int { tabs?.selection ?? 0 }
    var branchID: String { tabs.map { $0.branches[$0.selection].id } ?? "" }
    /// The selected branch.
    var branch: Branch { Branch(id: branchID, root: root, path: path) }
    /// All branches. A level without tabs has one, with an empty id.
    var branches: [Branch] {
        guard let tabs else { return [branch] }
        var branches = tabs.branches
        branches[tabs.selection] = branch
        return branches
    }
    var top: Screen? { path.last ?? root }
    var screens: [Screen] { hasTabs ? branches.flatMap(\.screens) : path.screens(on: root) }
    func contains(_ screen: Screen) -> Bool {
        root === screen || path.contains(screen)
            || tabs?.branches.contains { $0.root === screen || $0.path.contains(screen) } ?? false
    }
    var values: AskedState.Level {
        guard hasTabs else { return AskedState.Level(style: style, root: root, path: path.screens) }
        let branches = branches.map { ScreenBranch(id: $0.id, root: $0.root, path: $0.path.screens) }
        return AskedState.Level(style: style, branches: branches, selection: selection)
    }

    // MARK: other levels
    func with(path: ScreenPath) -> ScreenLevel { ScreenLevel(self, root, path) }
    func with(root: Screen?) -> ScreenLevel { ScreenLevel(self, root, path) }
    func with(_ branches: [Branch]) -> ScreenLevel {
        ScreenLevel(style: style, branches: branches, selection: selection)
    }
    func selecting(_ index: Int) -> ScreenLevel { ScreenLevel(style: style, branches: branches, selection: index) }

    // MARK: differences
    /// Returns true if both are the ground, or the same modal, which a host can go on showing.
    func isSameModal(as other: ScreenLevel) -> Bool { style == other.style && (style == nil || root === other.root) }
    private func hasSameBranches(as other: ScreenLevel) -> Bool {
        if tabs === other.tabs { return true }
        guard let tabs, let others = other.tabs else { return false }
        return tabs.selection == others.selection && tabs.branches == others.branches
    }
    func parts(changedIn other: ScreenLevel) -> LevelParts {
        var parts: LevelParts = path == other.path ? [] : .path
        if root !== other.root || !hasSameBranches(as: other) { parts.insert(.branches) }
        return parts
    }
}

extension ScreenLevel: Equatable {
    package static func == (one: ScreenLevel, other: ScreenLevel) -> Bool {
        one.style == other.style && one.root === other.root && one.path == other.path
            && one.hasSameBranches(as: other)
    }
}
