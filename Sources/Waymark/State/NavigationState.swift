/// What an app shows, as a value: a flat list of levels. The ground level comes first, then one level per modal.
///
/// A level has a stack, or one per branch (a tab) with a selection. Nothing here needs an actor: servers, tests and
/// tools use it as the app does. Its rules hold by construction: at least one level, at most 8, a root under every
/// modal, a branch that is selected.
public struct NavigationState<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// From the ground up.
    public internal(set) var levels: [Level]

    /// One stack with what is presented over it, or several of them.
    public struct Level: Hashable, Sendable {
        /// How the level is shown; nil for the ground level only.
        public let style: ModalStyle?
        /// Its branches, at least one; a level without tabs has one whose id is empty.
        public internal(set) var branches: [NavigationBranch<Destination>]
        /// The index of the branch that is shown.
        package internal(set) var selection: Int

        init(style: ModalStyle?, branches: [NavigationBranch<Destination>], selection: Int) {
            self.style = style
            self.branches = branches
            self.selection = selection
        }
        /// A level with one stack.
        init(style: ModalStyle?, root: Destination?, path: [Destination] = []) {
            self.init(style: style, branches: [NavigationBranch(id: "", root: root, path: path)], selection: 0)
        }

        /// The branch that is shown.
        public internal(set) var branch: NavigationBranch<Destination> {
            get { branches[selection] }
            _modify { yield &branches[selection] }
        }

        /// The root of the branch that is shown. nil on the ground: the host's own first screen.
        public var root: Destination? { branches[selection].root }
        /// The stack above the root of the branch that is shown.
        public var path: [Destination] { branches[selection].path }
        var destinations: [Destination] { branches.flatMap { ($0.root.map { [$0] } ?? []) + $0.path } }
    }

    init(levels: [Level]) { self.levels = levels }
    mutating func pushOnTop(_ destination: Destination) { levels[levels.count - 1].branch.path.append(destination) }

    /// A ground level with one stack.
    public init(root: Destination? = nil, path: [Destination] = []) {
        levels = [Level(style: nil, root: root, path: path)]
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
        levels = [Level(style: nil, branches: branches, selection: index)]
    }

    /// The path of the ground level.
    public var path: [Destination] { levels[0].path }
    /// The top level: the one that the user sees.
    public var top: Level { levels[levels.count - 1] }
    /// What the user sees: the top of the path of the top level, or its root; nil for the host's own first screen.
    public var topDestination: Destination? { top.path.last ?? top.root }
    /// Every destination that is visible, or lies under something visible, or in a branch that is not selected.
    public var destinations: [Destination] {
        levels.flatMap(\.destinations)
    }

    /// How many ``destinations`` there are, without making a list of them.
    var destinationCount: Int {
        levels.reduce(0) { $0 + $1.branches.reduce(0) { $0 + $1.path.count + ($1.root == nil ? 0 : 1) } }
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

extension NavigationState {
    /// The same state with one more modal on top, for writing down states.
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
