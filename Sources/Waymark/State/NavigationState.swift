/// Everything an app shows, as a value: a list of levels. The ground level comes first, then one level per modal.
///
/// A level has one stack, or one per branch (such as a tab) and a selection. The type isn't tied to an actor, so
/// servers, tests and tools can use it too. It is always valid: it has 1 to 8 levels, every modal has a root, and every
/// level has a selected branch.
public struct NavigationState<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// The levels, from the ground up.
    public internal(set) var levels: [Level]

    /// A level: one stack, or several branches.
    public struct Level: Hashable, Sendable {
        /// How the level is presented; nil only for the ground level.
        public let style: ModalStyle?
        /// Its branches. A level without tabs has one, with an empty id.
        public internal(set) var branches: [NavigationBranch<Destination>]
        /// The index of the selected branch.
        package internal(set) var selection: Int

        init(style: ModalStyle?, branches: [NavigationBranch<Destination>], selection: Int) {
            self.style = style
            self.branches = branches
            self.selection = selection
        }
        /// Creates a level with one stack.
        init(style: ModalStyle?, root: Destination?, path: [Destination] = []) {
            self.init(style: style, branches: [NavigationBranch(id: "", root: root, path: path)], selection: 0)
        }

        /// The selected branch.
        public internal(set) var branch: NavigationBranch<Destination> {
            get { branches[selection] }
            _modify { yield &branches[selection] }
        }

        /// The root of the selected branch; nil on the ground level if the host has its own first screen.
        public var root: Destination? { branches[selection].root }
        /// The stack above the root of the selected branch.
        public var path: [Destination] { branches[selection].path }
        var destinations: [Destination] { branches.flatMap { ($0.root.map { [$0] } ?? []) + $0.path } }
    }

    init(levels: [Level]) { self.levels = levels }
    mutating func pushOnTop(_ destination: Destination) { levels[levels.count - 1].branch.path.append(destination) }

    /// Creates a state with one stack.
    public init(root: Destination? = nil, path: [Destination] = []) {
        levels = [Level(style: nil, root: root, path: path)]
    }

    /// Creates a state whose ground level has branches, such as one per tab.
    ///
    /// - Precondition: There is at least one branch, the ids are unique, and the selection is one of them.
    public init(branches: [NavigationBranch<Destination>], selection: String? = nil) {
        precondition(Set(branches.map(\.id)).count == branches.count, "branches need ids that differ")
        let index = selection.map { id in branches.firstIndex { $0.id == id } } ?? 0
        guard let index, branches.indices.contains(index) else {
            preconditionFailure("the selection is none of the branches")
        }
        levels = [Level(style: nil, branches: branches, selection: index)]
    }

    /// The path of the ground level.
    public var path: [Destination] { levels[0].path }
    /// The top level.
    public var top: Level { levels[levels.count - 1] }
    /// The visible destination: the top of the top level's path, or its root; nil for the host's own first screen.
    public var topDestination: Destination? { top.path.last ?? top.root }
    /// All destinations: visible, covered, and in branches that aren't selected.
    public var destinations: [Destination] {
        levels.flatMap(\.destinations)
    }

    /// The number of ``destinations``, without making a list.
    var destinationCount: Int {
        levels.reduce(0) { $0 + $1.branches.reduce(0) { $0 + $1.path.count + ($1.root == nil ? 0 : 1) } }
    }

}

/// One stack of a level, with a stable id.
public struct NavigationBranch<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// The id, unique in its level.
    public let id: String
    /// The root; nil on the ground level if the host has its own screen.
    public internal(set) var root: Destination?
    /// The stack above the root.
    public internal(set) var path: [Destination]

    /// Creates a branch, such as a tab.
    public init(id: String, root: Destination? = nil, path: [Destination] = []) {
        self.id = id
        self.root = root
        self.path = path
    }
}

/// The limits that bound states, records and saved data.
package enum NavigationLimits {
    /// The maximum number of levels: the ground and its modals.
    package static let levels = 8
    /// The maximum number of redirects in a row.
    package static let redirects = 5
    /// The maximum number of destinations in a restored or linked state.
    package static let destinations = 50
    /// The maximum number of records that a router keeps.
    package static let records = 200
    package static let savedBytes = 64 * 1_024
}

extension NavigationState {
    /// The state with one more modal on top, for writing states in code.
    ///
    /// - Precondition: Fewer than 8 levels.
    public func presenting(_ root: Destination, as style: ModalStyle, path: [Destination] = []) -> NavigationState {
        precondition(levels.count < NavigationLimits.levels, "at most \(NavigationLimits.levels) levels")
        var state = self
        state.levels.append(Level(style: style, root: root, path: path))
        return state
    }
}

extension NavigationState: CustomStringConvertible {
    /// One line per level, for failures and consoles. It contains values: keep it out of logs.
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
