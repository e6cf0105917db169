/// Everything an app shows, as a value: a list of levels. The ground level comes first, then one level per modal. A
/// level has one stack, or one per branch (such as a tab) and a selection.
///
/// A state isn't tied to an actor, so servers, tests and tools can use it too. It is always valid: it has 1 to 8
/// levels, every modal has a root, and every level has a selected branch.
public struct NavigationState<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The levels, from the ground up.
    package var levels: [Level]

    /// A level: one stack, or several branches.
    package struct Level: Hashable, Sendable {
        /// The presentation of the level; nil only for the ground.
        package let style: ModalStyle?
        /// The branches of the level. A level without tabs has one, with an empty id.
        package var branches: [NavigationBranch<Element>]
        /// The index of the selected branch.
        package var selection: Int

        package init(style: ModalStyle?, branches: [NavigationBranch<Element>], selection: Int = 0) {
            (self.style, self.branches, self.selection) = (style, branches, selection)
        }
    }

    /// Creates a state whose ground level has one stack. A nil root stands for the host's own first screen.
    public init(root: Element? = nil, path: [Element] = []) {
        levels = [Level(style: nil, branches: [NavigationBranch(id: "", root: root, path: path)])]
    }
    /// Creates a state whose ground level has branches, such as one per tab. `selection` is the id of the selected
    /// branch; nil for the first one.
    ///
    /// - Precondition: There is at least one branch, the ids are unique, and the selection is one of them.
    public init(branches: [NavigationBranch<Element>], selection: String? = nil) {
        precondition(Set(branches.map(\.id)).count == branches.count, "two branches have the same id")
        let index = selection.map { id in branches.firstIndex { $0.id == id } } ?? 0
        guard let index, branches.indices.contains(index) else {
            preconditionFailure("the selection isn't one of the branches")
        }
        levels = [Level(style: nil, branches: branches, selection: index)]
    }
    init(levels: [Level]) { self.levels = levels }

    /// The top level.
    package var top: Level { levels[levels.count - 1] }
    /// The path of the ground level's selected branch.
    public var path: [Element] { ground.path }
    /// The visible element: the last one of the top level's path or, if the path is empty, that level's root; nil if
    /// there is neither.
    public var topDestination: Element? { top.branch.top }
    /// All elements, from the ground up: visible, covered, and in branches that aren't selected.
    public var destinations: [Element] { levels.flatMap { $0.destinations } }

    package var ground: Level {
        get { levels[0] }
        set { levels[0] = newValue }
    }

    /// Returns the state with one more modal on top or, with ``PresentationType/push``, with more screens on the top
    /// level's path. For writing states in code.
    ///
    /// - Precondition: The state has fewer than 8 levels.
    public func presenting(_ root: Element, as type: PresentationType, path: [Element] = []) -> NavigationState {
        var state = self
        guard let style = type.style else {
            state.levels[levels.count - 1].path += [root] + path
            return state
        }
        precondition(levels.count < NavigationLimits.levels, "a state has at most \(NavigationLimits.levels) levels")
        state.levels.append(Level(style: style, branches: [NavigationBranch(id: "", root: root, path: path)]))
        return state
    }

    func map<Other, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Other
    ) throws(Failure) -> NavigationState<Other> {
        let levels = try levels.map { (level) throws(Failure) in
            let branches = try level.branches.map { (branch) throws(Failure) in try branch.map(transform) }
            return NavigationState<Other>.Level(style: level.style, branches: branches, selection: level.selection)
        }
        return NavigationState<Other>(levels: levels)
    }
}

extension NavigationState.Level {
    /// The selected branch.
    package var branch: NavigationBranch<Element> {
        get { branches[selection] }
        set { branches[selection] = newValue }
    }
    /// The root of the selected branch; nil on the ground level if the host has its own first screen, or while a guard
    /// denies the root.
    package var root: Element? {
        get { branch.root }
        set { branch.root = newValue }
    }
    /// The stack above the root of the selected branch.
    package var path: [Element] {
        get { branch.path }
        set { branch.path = newValue }
    }
    var hasTabs: Bool { branches.count > 1 || !branches[0].id.isEmpty }
    var destinations: [Element] { branches.flatMap { $0.destinations } }
}

/// One stack of a level, with a stable id.
public struct NavigationBranch<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The id, unique in its level.
    package let id: String
    /// The root; nil on the ground level if the host has its own first screen, or while a guard denies the root.
    package var root: Element?
    /// The stack above the root.
    package var path: [Element]

    /// Creates a branch, such as a tab.
    public init(id: String, root: Element? = nil, path: [Element] = []) {
        (self.id, self.root, self.path) = (id, root, path)
    }
    var top: Element? { path.last ?? root }
    var destinations: [Element] { (root.map { [$0] } ?? []) + path }

    func map<Other, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Other
    ) throws(Failure) -> NavigationBranch<Other> {
        NavigationBranch<Other>(id: id, root: try root.map(transform), path: try path.map(transform))
    }
}

extension NavigationState: CustomStringConvertible {
    /// A description with one line per level, for test failures and consoles. Contains values, so keep it out of logs.
    public var description: String { description { "\($0)" } }
    /// Returns the description, with the text that `text` returns for each element.
    package func description(_ text: (Element) -> String) -> String {
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

/// The limits of states, chains of navigations, records and saved data.
package enum NavigationLimits {
    package static let levels = 8
    package static let redirects = 5
    /// The maximum number of navigations that guards, redirects and observers may start, directly or through other
    /// navigations, before the queue is empty.
    package static let startedNavigations = 200
    /// The maximum number of changes of the session and of rechecks that are put off because they are part of a chain of
    /// navigations, before the queue is empty.
    static let postponedTurns = 10
    /// The maximum number of destinations in a saved, restored or linked state.
    package static let destinations = 50
    package static let records = 200
    package static let savedBytes = 64 * 1_024
}
