/// The reason an action couldn't be performed, or a mistake in how an app uses the library. After the former, the state
/// is unchanged, unless a not-found destination is shown. ``Router/failureHandler`` gets the latter. The description
/// names destinations and types, and contains no values.
public indirect enum NavigationFailure: Error, Hashable, Sendable {
    /// The level doesn't exist; -1 for an attempt to finish the ground level, which has none below it.
    case noSuchLevel(Int)
    /// There would be more levels than a state may have; the value is the limit.
    case tooDeep(limit: Int)
    /// The branch doesn't exist.
    case noSuchBranch(String)
    /// The branch is a hidden tab.
    case unselectableBranch(String)
    /// Neither a destination in the path nor the root matches the one to pop to, or the screen to close is the root of
    /// the ground level.
    case notInPath
    /// Redirects, including those of guards, form a loop or are more than 5 in a row, or a denial leads to a
    /// destination that may not be shown either. The chain contains the destinations' names.
    case redirectLoop(chain: [String])
    /// Guards, redirects or observers started navigations that started others, too many times in a row. The chain
    /// contains the names of these navigations' destinations, or of their kinds.
    case navigationLoop(chain: [String])
    /// No redirect handles an outgoing navigation; the not-found destination is shown.
    case unhandled(name: String)
    /// ``Router/finish(with:)`` was called while callers wait only for screens on tabs that aren't selected. `name` is
    /// the name of the selected tab's top destination. `open` has the names of the destinations that callers wait for.
    case notRequested(name: String, open: [String])
    /// A screen was finished with a value, but its caller waits for one of another type. The screen stays.
    case wrongResult(name: String, expected: String, found: String)
    /// The link waited for ``AppCoordinator/boot()``, which wasn't called within ``NavigationTiming/bootTimeout``.
    case notBooted(name: String)
    /// The modal of this router has been dismissed, or the router was deallocated.
    case detached
    /// The link doesn't resolve, or the router has no links.
    case link(LinkError)
    /// A destination was denied because its type doesn't conform to ``GuardedNavigation``.
    case missingAccessRule(name: String, type: String)
    /// Two containers show the same router at the same time, for example in two windows. Only the container that
    /// appeared last presents modals.
    case sharedRouter
    /// Two windows save their state in the same store, so the last one that saves wins.
    case sharedStore
    /// An observer was added while a destination's view is made. Each time that the view is made again, one more would
    /// observe. The call adds it all the same.
    case observedInView(call: String)
    /// No tab would be selectable, because each is hidden. The tabs and the selection stay as they were.
    case noVisibleTab
    /// An ``AppCoordinator`` couldn't save, remove or restore its state, or the link to open after a login. The value
    /// is the reason.
    case restoration(String)
}

extension NavigationFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchLevel(let level):
            level < 0 ? "the ground level can't be finished or dismissed" : "level \(level) does not exist"
        case .tooDeep(let limit): "more than \(limit) levels would be open"
        case .noSuchBranch(let id): "branch '\(id)' does not exist"
        case .unselectableBranch(let id):
            "branch '\(id)' can't be selected: it is a hidden tab"
        case .notInPath: "the destination to pop to is not in the path"
        case .redirectLoop(let chain): "redirects loop: \(chain.joined(separator: " -> "))"
        case .navigationLoop(let chain):
            "guards, redirects or observers navigate again and again: \(chain.joined(separator: " -> ")); navigate once, or redirect instead"
        case .notRequested(let name, let open):
            "no caller waits for a value from the tab that shows '\(name)'; open requests: \(open.isEmpty ? "none" : open.joined(separator: ", "))"
        case .wrongResult(let name, let expected, let found):
            "'\(name)' was finished with '\(found)', but its caller expects '\(expected)'; finish it with that type"
        case .notBooted(let name):
            "a link to \(name) was given up, because AppCoordinator.boot() was not called in time; call it at launch"
        case .unhandled(let name): "no redirect handles the outgoing navigation \(name)"
        case .detached: "the modal of this router has been dismissed, or the router was deallocated"
        case .link(let error): "\(error)"
        case .missingAccessRule(let name, let type):
            "'\(type)' does not conform to 'GuardedNavigation', so nobody may see \(name); add the conformance"
        case .sharedRouter:
            "two containers show the same router at the same time; give each window a router of its own, in the state of its view"
        case .sharedStore:
            "two windows save their state in the same store, so the last one wins; give each window a store of its own"
        case .observedInView(let call):
            "'\(call)' is called while a destination's view is made, so each update of the view adds an observer; call it where the router is created"
        case .noVisibleTab: "no tab would be left to select: each is hidden; leave one"
        case .restoration(let reason): "saved state: \(reason)"
        }
    }
}
