/// What a router shows, by the identities of its screens: the ground, and the modals over it from the ground up.
///
/// The core works on this and not on a ``NavigationState``: it is a few integers, and not generic over the destination.
package struct ScreenState: Hashable, Sendable {
    private var ground: ScreenLevel
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
    /// How many levels, from the ground up, a host can go on showing: the same modals, each in the same place.
    func countOfLevelsKept(in other: ScreenState) -> Int {
        guard modals != nil, other.modals != nil else { return 1 }
        var kept = 1
        while kept < count, kept < other.count, self[kept].isSameModal(as: other[kept]) { kept += 1 }
        return kept
    }
}

extension ScreenState {
    /// The next step to this state from the levels that are shown, for hosts that take one at a time: first what goes,
    /// the outermost at once; then the levels that stay; then what comes, from the ground up. nil if nothing is left
    /// to do.
    ///
    /// - Parameter isSame: Whether a modal that is shown is the one of this state, and not another one that equals it.
    func nextStep(from shown: ScreenState, isSame: (Int) -> Bool = { _ in true }) -> HostStep? {
        if modals == nil, shown.modals == nil { return shown.ground == ground ? nil : .write(level: 0) }
        var kept = 1
        while kept < shown.count, kept < count, shown[kept].isSameModal(as: self[kept]), isSame(kept) { kept += 1 }
        if kept < shown.count { return .dismiss(above: kept - 1) }
        for index in 0..<kept where shown[index] != self[index] { return .write(level: index) }
        return kept < count ? .present(over: kept - 1) : nil
    }
    /// What differs in the first levels of another state; one bit set for each level, in bytes: there are no more
    /// levels than a word has bytes.
    func changes(to other: ScreenState, levels: Int) -> UInt64 {
        var changes = UInt64(LevelParts(from: ground, to: other.ground).rawValue)
        for index in 1..<Swift.max(levels, 1) {
            changes |= UInt64(LevelParts(from: self[index], to: other[index]).rawValue) << (8 * index)
        }
        return changes
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

/// A level by the identities of its screens: a stack, or one per branch with a selection.
///
/// Three words of which one is an array for most levels: it is copied with each transition.
package struct ScreenLevel: Hashable, Sendable {
    private var small: Small
    /// The stack of the branch that is shown.
    package internal(set) var path: [ScreenID]
    /// All branches, but for what the one that is shown holds, which is `root` and `path`. nil for a level with one
    /// stack.
    private var named: [ScreenBranch]?

    /// What is not an array, in one word.
    private struct Small: Hashable, BitwiseCopyable {
        private var bits: UInt64

        init(_ style: ModalStyle?, _ root: ScreenID?, _ selection: Int) {
            let style: UInt64 =
                switch style {
                case nil: 0
                case .sheet: 1
                case .fullScreen: 2
                }
            bits = style | UInt64(selection) << 8
            self.root = root
        }
        var style: ModalStyle? {
            switch bits & 3 {
            case 1: .sheet
            case 2: .fullScreen
            default: nil
            }
        }
        var root: ScreenID? {
            get { bits & 4 == 0 ? nil : ScreenID(Int(bits >> 32)) }
            set {
                bits &= 0xFFFF_FFFB
                if let newValue { bits |= 4 | UInt64(newValue.raw) << 32 }
            }
        }
        var selection: Int { Int(bits >> 8 & 0xFF_FFFF) }
    }

    init(style: ModalStyle?, root: ScreenID?, path: [ScreenID] = []) {
        small = Small(style, root, 0)
        self.path = path
    }
    /// - Precondition: At least one branch, and a selection that is one of them.
    init(style: ModalStyle?, branches: [ScreenBranch], selection: Int) {
        let shown = branches[selection]
        self.init(style: style, root: shown.root, path: shown.path)
        guard branches.count > 1 || !shown.id.isEmpty else { return }
        small = Small(style, shown.root, selection)
        var named = branches
        named[selection] = ScreenBranch(id: shown.id)
        self.named = named
    }

    /// How the level is shown; nil for the ground.
    package var style: ModalStyle? { small.style }
    /// The root of the branch that is shown; nil on the ground for the host's own first screen.
    package internal(set) var root: ScreenID? {
        get { small.root }
        set { small.root = newValue }
    }
    /// The index of the branch that is shown.
    var selection: Int { small.selection }
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

    func hasSameBranches(as other: ScreenLevel) -> Bool { small == other.small && named == other.named }
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
