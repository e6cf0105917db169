/// What a router shows, by the identities of its screens: the ground, and the modals over it from the ground up.
package struct ScreenState: Hashable, Sendable {
    private(set) var ground: ScreenLevel
    /// nil for none: copying nothing is cheaper than copying an empty array.
    private var modals: [ScreenLevel]?

    init(ground: ScreenLevel = ScreenLevel(style: nil, root: nil)) { self.ground = ground }
    /// - Precondition: At least one level.
    init(_ levels: some Sequence<ScreenLevel>) {
        var levels = levels.makeIterator()
        ground = levels.next()!
        while let level = levels.next() { append(level) }
    }

    /// The path of the ground.
    package var path: [ScreenID] { ground.path }
    /// The level that the user sees.
    package var top: ScreenLevel { modals?.last ?? ground }
    /// What the user sees; nil for the host's own first screen.
    var topScreen: ScreenID? { top.topScreen }
    /// Every screen, also those of branches that are not shown.
    var screens: [ScreenID] { flatMap(\.screens) }

    func contains(_ screen: ScreenID) -> Bool { contains { $0.contains(screen) } }

    mutating func removeLevels(above level: Int) {
        guard count > level + 1 else { return }
        if level == 0 { modals = nil } else { modals?.removeSubrange(level...) }
    }
    mutating func append(_ level: ScreenLevel) { modals = (modals ?? []) + [level] }
    /// How many levels of an earlier state, from the ground up, a host can go on showing: the same modals, each in the
    /// same place.
    ///
    /// - Parameter isSame: Whether a modal that is shown is the one of this state, and not another one that equals it.
    func countOfLevelsKept(from old: ScreenState, isSame: (Int) -> Bool = { _ in true }) -> Int {
        guard modals != nil, old.modals != nil else { return 1 }
        var kept = 1
        while kept < count, kept < old.count, self[kept].isSameModal(as: old[kept]), isSame(kept) { kept += 1 }
        return kept
    }
    /// What another state changes in a level that is kept.
    func parts(of index: Int, changedIn other: ScreenState) -> LevelParts {
        // the ground apart: it need not be copied
        index == 0
            ? LevelParts(from: ground, to: other.ground) : LevelParts(from: self[index], to: other[index])
    }
}

extension ScreenState: RandomAccessCollection, MutableCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { 1 + (modals?.count ?? 0) }
    package subscript(index: Int) -> ScreenLevel {
        get { index == 0 ? ground : modals![index - 1] }
        _modify { if index == 0 { yield &ground } else { yield &modals![index - 1] } }
    }
}

/// A level by the identities of its screens: a stack, or one per branch with a selection. It is copied with each
/// transition: three words, of which one is an array for most levels.
package struct ScreenLevel: Hashable, Sendable {
    private var head: Head
    /// The stack of the branch that is shown.
    package internal(set) var path: [ScreenID]
    /// All branches, but for what the one that is shown holds, which is `root` and `path`. nil for a level with one
    /// stack.
    private var named: [ScreenBranch]?

    /// What is not an array, in one word: the number of the root and one, 30 bits for the selection, 2 for the style.
    private struct Head: Hashable, BitwiseCopyable {
        private var bits: UInt64

        init(_ style: ModalStyle?, _ root: ScreenID?, _ selection: Int) {
            bits = UInt64(selection) << 2 | (style == nil ? 0 : style == .sheet ? 1 : 2)
            self.root = root
        }
        var style: ModalStyle? { bits & 3 == 0 ? nil : bits & 3 == 1 ? .sheet : .fullScreen }
        var selection: Int { Int(bits >> 2 & 0x3FFF_FFFF) }
        var root: ScreenID? {
            get { bits >> 32 == 0 ? nil : ScreenID(Int(bits >> 32) - 1) }
            set { bits = bits & 0xFFFF_FFFF | UInt64(newValue.map { $0.index + 1 } ?? 0) << 32 }
        }
    }

    init(style: ModalStyle?, root: ScreenID?, path: [ScreenID] = []) {
        head = Head(style, root, 0)
        self.path = path
    }
    /// - Precondition: At least one branch, and a selection that is one of them.
    init(style: ModalStyle?, branches: [ScreenBranch], selection: Int) {
        let shown = branches[selection]
        self.init(style: style, root: shown.root, path: shown.path)
        guard branches.count > 1 || !shown.id.isEmpty else { return }
        head = Head(style, shown.root, selection)
        var named = branches
        named[selection] = ScreenBranch(id: shown.id)
        self.named = named
    }

    /// How the level is shown; nil for the ground.
    package var style: ModalStyle? { head.style }
    /// The root of the branch that is shown; nil on the ground for the host's own first screen.
    package internal(set) var root: ScreenID? {
        get { head.root }
        set { head.root = newValue }
    }
    /// The index of the branch that is shown.
    var selection: Int { head.selection }
    /// The branches; one whose id is empty for a level with one stack.
    package internal(set) var branches: [ScreenBranch] {
        get {
            guard var branches = named else { return [branch] }
            branches[selection] = branch
            return branches
        }
        set { self = ScreenLevel(style: style, branches: newValue, selection: selection) }
    }
    /// The branch that is shown.
    package var branch: ScreenBranch { ScreenBranch(id: branchID, root: root, path: path) }
    /// The id of the branch that is shown.
    package var branchID: String { named.map { $0[selection].id } ?? "" }
    /// Shows another branch.
    mutating func select(_ index: Int) { self = ScreenLevel(style: style, branches: branches, selection: index) }

    func hasSameBranches(as other: ScreenLevel) -> Bool { head == other.head && named == other.named }
    var topScreen: ScreenID? { path.last ?? root }
    var screens: [ScreenID] { named == nil ? branch.screens : branches.flatMap(\.screens) }
    var hasTabs: Bool { named != nil }
    func contains(_ screen: ScreenID) -> Bool {
        root == screen || path.contains(screen)
            || named?.contains { $0.root == screen || $0.path.contains(screen) } ?? false
    }
    /// Whether a host can go on showing the same modal: the same way, with the same root. The ground always is.
    func isSameModal(as other: ScreenLevel) -> Bool { style == other.style && (style == nil || root == other.root) }
}

/// One stack of a level.
package struct ScreenBranch: Hashable, Sendable {
    package let id: String
    package internal(set) var root: ScreenID?
    package internal(set) var path: [ScreenID] = []

    var screens: [ScreenID] { (root.map { [$0] } ?? []) + path }
}
