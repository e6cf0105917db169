/// Everything an app shows, as a value: a list of levels. The ground level comes first, then one level per modal. A
/// level has one stack, or one per branch (such as a tab) and a selection.
///
/// A state isn't tied to an actor, so servers, tests and tools can use it too. It is always valid: it has 1 to 8
/// levels, every modal has a root, and every level has a selected branch.
public struct NavigationState<Destination: Hashable & Sendable>: Hashable, Sendable {
    // getters are inlinable, so that other modules can specialize them for their destination
    @usableFromInline package private(set) var ground: Level
    /// The modals; nil if there are none, because an empty array is slower to copy.
    @usableFromInline var modals: [Level]?

    /// A level: one stack, or several branches.
    public struct Level: Hashable, Sendable {
        /// The root of the selected branch; nil on the ground level if the host has its own first screen, or while a
        /// guard denies the root.
        public internal(set) var root: Destination?
        /// The presentation of the level; nil only for the ground.
        public let style: ModalStyle?
        /// The index of the selected branch.
        package let selection: Int
        /// The stack above the root of the selected branch.
        public internal(set) var path: [Destination]
        /// All branches, without the root and path of the selected one; nil for a level with one stack.
        private var named: [NavigationBranch<Destination>]?
    }

    /// Creates a state whose ground level has one stack. A nil root stands for the host's own first screen.
    public init(root: Destination? = nil, path: [Destination] = []) {
        ground = Level(style: nil, root: root, path: path)
    }
    /// Creates a state whose ground level has branches, such as one per tab. `selection` is the id of the selected
    /// branch; nil for the first one.
    ///
    /// - Precondition: There is at least one branch, the ids are unique, and the selection is one of them.
    public init(branches: [NavigationBranch<Destination>], selection: String? = nil) {
        precondition(Set(branches.map(\.id)).count == branches.count, "two branches have the same id")
        let index = selection.map { id in branches.firstIndex { $0.id == id } } ?? 0
        guard let index, branches.indices.contains(index) else {
            preconditionFailure("the selection isn't one of the branches")
        }
        ground = Level(style: nil, branches: branches, selection: index)
    }
    init(ground: Level) { self.ground = ground }

    /// The levels, from the ground up.
    @inlinable public var levels: [Level] { [ground] + (modals ?? []) }
    /// The path of the ground level's selected branch.
    @inlinable public var path: [Destination] { ground.path }
    /// The top level.
    @inlinable public var top: Level { modals?.last ?? ground }
    /// The visible destination: the last one of the top level's path or, if the path is empty, that level's root; nil
    /// if there is neither.
    public var topDestination: Destination? {
        if let modals { modals[modals.count - 1].topDestination } else { ground.topDestination }
    }
    /// All destinations, from the ground up: visible, covered, and in branches that aren't selected.
    public var destinations: [Destination] { modals == nil ? ground.destinations : levels.flatMap(\.destinations) }

    /// Returns the state with one more modal on top, for writing states in code.
    ///
    /// - Precondition: The state has fewer than 8 levels.
    public func presenting(_ root: Destination, as style: ModalStyle, path: [Destination] = []) -> NavigationState {
        precondition(count < NavigationLimits.levels, "a state has at most \(NavigationLimits.levels) levels")
        var state = self
        state.append(Level(style: style, root: root, path: path))
        return state
    }
}

extension NavigationState {
    @inlinable package var count: Int { 1 + (modals?.count ?? 0) }
    package internal(set) subscript(index: Int) -> Level {
        @inlinable get { index == 0 ? ground : modals![index - 1] }
        // no `_modify`, which would allocate; the paths are shared with earlier states, and copied anyway
        set { if index == 0 { ground = newValue } else { modals![index - 1] = newValue } }
    }
    mutating func append(_ level: Level) { if modals == nil { modals = [level] } else { modals?.append(level) } }

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
    /// Creates a level with branches.
    ///
    /// - Precondition: `selection` is an index of `branches`.
    init(style: ModalStyle?, branches: [NavigationBranch<Destination>], selection: Int) {
        let shown = branches[selection]
        (self.style, root, path, self.selection) = (style, shown.root, shown.path, selection)
        guard branches.count > 1 || !shown.id.isEmpty else { return }
        named = branches
        named?[selection] = NavigationBranch(id: shown.id)
    }

    /// The branches of the level. A level without tabs has one, with an empty id.
    public internal(set) var branches: [NavigationBranch<Destination>] {
        get {
            guard var branches = named else { return [branch] }
            branches[selection] = branch
            return branches
        }
        set { self = Self(style: style, branches: newValue, selection: selection) }
    }
    /// The selected branch.
    public var branch: NavigationBranch<Destination> { NavigationBranch(id: branchID, root: root, path: path) }
    package var branchID: String { named.map { $0[selection].id } ?? "" }
    mutating func select(_ index: Int) { self = Self(style: style, branches: branches, selection: index) }

    var hasTabs: Bool { named != nil }
    var topDestination: Destination? { path.last ?? root }
    var destinations: [Destination] { hasTabs ? branches.flatMap(\.destinations) : branch.destinations }

    fileprivate func map<Other, Failure: Error>(
        _ transform: (Destination) throws(Failure) -> Other
    ) throws(Failure) -> NavigationState<Other>.Level {
        guard hasTabs else {
            return NavigationState<Other>.Level(
                style: style, root: try root.map(transform), path: try path.map(transform))
        }
        let branches = try branches.map { (branch) throws(Failure) in try branch.map(transform) }
        return NavigationState<Other>.Level(style: style, branches: branches, selection: selection)
    }
}

/// One stack of a level, with a stable id.
public struct NavigationBranch<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// The id, unique in its level.
    public let id: String
    /// The root; nil on the ground level if the host has its own first screen, or while a guard denies the root.
    public internal(set) var root: Destination?
    /// The stack above the root.
    public internal(set) var path: [Destination]

    /// Creates a branch, such as a tab.
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

extension NavigationState: CustomStringConvertible {
    /// A description with one line per level, for test failures and consoles. Contains values, so keep it out of logs.
    public var description: String { description { "\($0)" } }
    /// Returns the description, with the text that `text` returns for each destination.
    package func description(_ text: (Destination) -> String) -> String {
        levels.map { level in
            let branches = level.branches.enumerated().map { index, branch in
                let mark = level.branches.count > 1 ? "\(index == level.selection ? "*" : "")\(branch.id): " : ""
                let root = branch.root.map(text) ?? "-"
                return mark + ([root] + branch.path.map(text)).joined(separator: " > ")
            }
            return (level.style.map(\.rawValue) ?? "ground") + "  " + branches.joined(separator: " | ")
        }.joined(separator: "\n")
    }
}
