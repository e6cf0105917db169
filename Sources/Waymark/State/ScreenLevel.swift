/// A level of a state: one stack, or several branches with a selection.
package struct ScreenLevel {
    /// The style of a modal; nil for the ground.
    package let style: ModalStyle?
    /// The root of the selected branch; nil on the ground if the host has its own first screen, or while a guard denies
    /// the root.
    let root: Screen?
    /// The stack above the root of the selected branch.
    let path: ScreenPath
    private let tabs: Tabs?

    /// All branches of a level with tabs. The selected branch is stored without its root and path, which the level has.
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
        let branches = branches.map { NavigationBranch(id: $0.id, root: $0.root, path: $0.path.screens) }
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
    /// Returns true if both levels are the ground, or modals with the same style and root. A host can then go on
    /// showing it.
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
