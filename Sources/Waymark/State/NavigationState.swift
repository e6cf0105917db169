/// What an app shows, as a value: a flat list of levels. The ground level comes first, then one level per modal.
///
/// A level has a stack, or one per branch (a tab) with a selection. Nothing here needs an actor: servers, tests and
/// tools use it as the app does. Its rules hold by construction: at least one level, at most 8, a root under every modal, a branch that is selected.
public struct NavigationState<Destination: Hashable & Sendable>: Hashable, Sendable {
    private(set) var ground: Level
    /// nil for none: copying nothing is cheaper than copying an empty array.
    private var modals: [Level]?

    /// One stack with what is presented over it, or several of them.
    public struct Level: Hashable, Sendable {
        /// The root of the branch that is shown. nil on the ground: the host's own first screen.
        public internal(set) var root: Destination?
        /// How the level is shown; nil for the ground level only.
        public let style: ModalStyle?
        /// The index of the branch that is shown.
        package let selection: Int
        /// The stack above the root of the branch that is shown.
        public internal(set) var path: [Destination]
        /// All branches, but for what the one that is shown holds, which is `root` and `path`. nil for a level with one
        /// stack.
        private var named: [NavigationBranch<Destination>]?
    }

    /// A ground level with one stack.
    public init(root: Destination? = nil, path: [Destination] = []) {
        ground = Level(style: nil, root: root, path: path)
    }
    /// A ground level with branches, for instance one per tab.
    ///
    /// - Precondition: At least one branch; ids that differ; a selection that is one of them.
    public init(branches: [NavigationBranch<Destination>], selection: String? = nil) {
        precondition(Set(branches.map(\.id)).count == branches.count, "branches need ids that differ")
        let index = selection.map { id in branches.firstIndex { $0.id == id } } ?? 0
        guard let index, branches.indices.contains(index) else {
            preconditionFailure("the selection is none of the branches")
        }
        ground = Level(style: nil, branches: branches, selection: index)
    }
    init(ground: Level) { self.ground = ground }

    /// From the ground up.
    public var levels: [Level] { [ground] + (modals ?? []) }
    /// The path of the ground level.
    public var path: [Destination] { ground.path }
    /// The top level: the one that the user sees.
    public var top: Level { modals?.last ?? ground }
    /// What the user sees: the top of the path of the top level, or its root; nil for the host's own first screen.
    public var topDestination: Destination? {
        if let modals { modals[modals.count - 1].topDestination } else { ground.topDestination }
    }
    /// Every destination that is visible, or lies under something visible, or in a branch that is not selected.
    public var destinations: [Destination] { modals == nil ? ground.destinations : levels.flatMap(\.destinations) }

    /// The same state with one more modal on top, for writing down states.
    ///
    /// - Precondition: Fewer than 8 levels.
    public func presenting(_ root: Destination, as style: ModalStyle, path: [Destination] = []) -> NavigationState {
        precondition(count < NavigationLimits.levels, "at most \(NavigationLimits.levels) levels")
        var state = self
        state.append(Level(style: style, root: root, path: path))
        return state
    }
}

/// The levels by their places, without a list of them.
extension NavigationState {
    var count: Int { 1 + (modals?.count ?? 0) }
    var indices: Range<Int> { 0..<count }
    package internal(set) subscript(index: Int) -> Level {
        get { index == 0 ? ground : modals![index - 1] }
        _modify { if index == 0 { yield &ground } else { yield &modals![index - 1] } }
    }
    mutating func append(_ level: Level) { modals = (modals ?? []) + [level] }
    mutating func removeLevels(above level: Int) {
        guard count > level + 1 else { return }
        if level == 0 { modals = nil } else { modals?.removeSubrange(level...) }
    }
    func contains(_ destination: Destination) -> Bool { indices.contains { self[$0].contains(destination) } }

    /// How many levels of an earlier state, from the ground up, a host can go on showing: the same modals, each in the
    /// same place.
    ///
    /// - Parameter isSame: Whether a modal that is shown is the one of this state, and not another one that equals it.
    func countOfLevelsKept(from old: NavigationState, isSame: (Int) -> Bool = { _ in true }) -> Int {
        guard modals != nil, old.modals != nil else { return 1 }
        var kept = 1
        while kept < count, kept < old.count, self[kept].isSameModal(as: old[kept]), isSame(kept) { kept += 1 }
        return kept
    }
    /// What another state changes in a level that is kept.
    func parts(of index: Int, changedIn other: NavigationState) -> LevelParts {
        // the ground apart: it need not be copied
        index == 0 ? ground.parts(changedIn: other.ground) : self[index].parts(changedIn: other[index])
    }

    /// The same state with something else in place of each destination.
    func map<Other, Failure: Error>(
        _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationState<Other> {
        var state = NavigationState<Other>(ground: try ground.map(transform))
        for level in modals ?? [] { state.append(try level.map(transform)) }
        return state
    }
}

extension NavigationState.Level {
    init(style: ModalStyle?, root: Destination?, path: [Destination] = []) {
        (self.style, self.root, self.path, selection) = (style, root, path, 0)
    }
    /// - Precondition: At least one branch, and a selection that is one of them.
    init(style: ModalStyle?, branches: [NavigationBranch<Destination>], selection: Int) {
        let shown = branches[selection]
        (self.style, root, path, self.selection) = (style, shown.root, shown.path, selection)
        guard branches.count > 1 || !shown.id.isEmpty else { return }
        named = branches
        named?[selection] = NavigationBranch(id: shown.id)
    }

    /// Its branches, at least one; a level without tabs has one whose id is empty.
    public internal(set) var branches: [NavigationBranch<Destination>] {
        get {
            guard var branches = named else { return [branch] }
            branches[selection] = branch
            return branches
        }
        set { self = Self(style: style, branches: newValue, selection: selection) }
    }
    /// The branch that is shown.
    public var branch: NavigationBranch<Destination> { NavigationBranch(id: branchID, root: root, path: path) }
    /// The id of the branch that is shown.
    package var branchID: String { named.map { $0[selection].id } ?? "" }
    /// Shows another branch.
    mutating func select(_ index: Int) { self = Self(style: style, branches: branches, selection: index) }

    var hasTabs: Bool { named != nil }
    var topDestination: Destination? { path.last ?? root }
    var destinations: [Destination] { hasTabs ? branches.flatMap(\.destinations) : branch.destinations }
    func contains(_ destination: Destination) -> Bool {
        root == destination || path.contains(destination)
            || named?.contains { $0.root == destination || $0.path.contains(destination) } ?? false
    }
    /// Whether a host can go on showing the same modal: the same way, with the same root. The ground always is.
    func isSameModal(as other: Self) -> Bool { style == other.style && (style == nil || root == other.root) }
    /// What differs in another value of the level.
    func parts(changedIn other: Self) -> LevelParts {
        var parts: LevelParts = path == other.path ? [] : .path
        if root != other.root || selection != other.selection || named != other.named { parts.insert(.branches) }
        return parts
    }

    fileprivate func map<Other, Failure: Error>(
        _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationState<Other>.Level {
        let branches = try branches.map { (branch) throws(Failure) in try branch.map(transform) }
        return NavigationState<Other>.Level(style: style, branches: branches, selection: selection)
    }
}

/// One stack of a level, with an id that is stable.
public struct NavigationBranch<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// What tells it from the other branches of its level.
    public let id: String
    /// What lies at its bottom. nil on the ground: the host's own screen.
    public internal(set) var root: Destination?
    /// The stack above the root.
    public internal(set) var path: [Destination]

    /// A branch, for instance a tab.
    public init(id: String, root: Destination? = nil, path: [Destination] = []) {
        self.id = id
        self.root = root
        self.path = path
    }
    var destinations: [Destination] { (root.map { [$0] } ?? []) + path }

    func map<Other, Failure: Error>(
        _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationBranch<Other> {
        var branch = NavigationBranch<Other>(id: id)
        if let root { branch.root = try transform(root) }
        branch.path = try path.map(transform)
        return branch
    }
}

/// The limits that keep states, records and saved bytes bounded.
package enum NavigationLimits {
    /// The most levels: the ground and its modals.
    package static let levels = 8
    /// The most hops of one redirect.
    package static let redirects = 5
    /// The most destinations that a restored or linked state may hold.
    package static let destinations = 50
    /// The most records that a router keeps.
    package static let records = 200
    package static let savedBytes = 64 * 1_024
}

extension NavigationState: CustomStringConvertible {
    /// One line a level, for failures and consoles. It prints values: keep it out of logs.
    public var description: String {
        levels.map { level in
            let branches = level.branches.enumerated().map { index, branch in
                let mark = level.branches.count > 1 ? "\(index == level.selection ? "*" : "")\(branch.id): " : ""
                let root = branch.root.map { "\($0)" } ?? "-"
                return mark + ([root] + branch.path.map { "\($0)" }).joined(separator: " > ")
            }
            return (level.style.map(\.rawValue) ?? "ground") + "  " + branches.joined(separator: " | ")
        }.joined(separator: "\n")
    }
}
