/// What can be asked of a state. Every way into visible state is one of these, and goes through one commit function.
///
/// An action is asked at a level: its own stack, and the modals over it.
public enum NavigationAction<Destination: Navigation>: Sendable {
    /// Shows a destination as it asks to be shown. Modals that cover the level go in the same transition (D8).
    case navigate(Destination)
    /// Pushes, even what already is on top. Modals that cover the level go in the same transition (D8).
    case push(Destination)
    /// Pushes under the modals that cover the level, which stay.
    case pushBeneath(Destination)
    /// Removes the last `count` of the path; of a shorter path, all (A2).
    case pop(Int)
    /// Pops until the destination is on top: the last equal one. Fails where there is none (U5).
    case popTo(Destination)
    /// Pops until one is on top for which the predicate holds: the last one. Fails where there is none (U5).
    case popToLast(@Sendable (Destination) -> Bool)
    /// Empties the path.
    case popToRoot
    /// Replaces the path.
    case setPath([Destination])
    /// Replaces the top of the path, or the root where the path is empty.
    case replaceTop(Destination)
    /// Replaces root and path. A modal whose root is replaced is a new modal (U5).
    case setRoot(Destination, path: [Destination] = [])
    /// Presents a modal over the level, in the place of one that is there.
    case present(Destination, as: ModalStyle)
    /// Dismisses every modal over the level.
    case dismiss(DismissalReason = .code)
    /// Dismisses every modal there is.
    case dismissAll(DismissalReason = .code)
    /// Dismisses the level itself, if it is a modal, and goes on at the level below, in one transition (U2).
    case finish(DismissalReason = .completed, then: [NavigationAction] = [])
    /// Shows another branch of the level; each keeps its stack (U7).
    case select(branch: String)
    /// Replaces the whole state.
    case replace(NavigationState<Destination>)
    /// Shows the state that a link names: modals go, and the stack of the ground becomes the state's, or is reused. The
    /// ground keeps its root and its other branches (D3, U6).
    case land(NavigationState<Destination>, as: LinkLanding = .replacing, in: String? = nil)
    /// Several actions as one transition: all of them, or none (U2).
    case sequence([NavigationAction])
}

/// Why a modal went away (U1).
public enum DismissalReason: String, Hashable, Sendable, CaseIterable {
    /// The user pulled it down, swiped it away or pressed Escape.
    case user
    /// Code dismissed it.
    case code
    /// Another modal took its place.
    case replaced
    /// A link led elsewhere.
    case link
    /// The session changed.
    case session
    /// Its screen was done with what it was asked for.
    case completed
}

/// Why an action could not be done. The state stays as it was.
public enum NavigationFailure: Error, Hashable, Sendable {
    /// There is no such level.
    case noSuchLevel(Int)
    /// More modals than ``NavigationLimits/levels`` allows.
    case tooDeep(limit: Int)
    /// There is no such branch.
    case noSuchBranch(String)
    /// Nothing in the path is what was to be popped to.
    case notInPath
    /// Redirects lead in a circle, or through more hops than ``NavigationLimits/redirects`` (G11). Names only.
    case redirectLoop(chain: [String])
    /// An outgoing navigation that nothing redirects; the not-found destination is shown.
    case unhandled(name: String)
    /// The modal that was asked is gone.
    case detached
    /// Another level is active: only the top one opens links (M6).
    case notActive
    /// A link that does not resolve (U11).
    case link(StateLinkError)
}

extension NavigationFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchLevel(let level): "there is no level \(level)"
        case .tooDeep(let limit): "at most \(limit) levels"
        case .noSuchBranch(let id): "there is no branch '\(id)'"
        case .notInPath: "nothing in the path is what was to be popped to"
        case .redirectLoop(let chain): "redirects loop: \(chain.joined(separator: " -> "))"
        case .unhandled(let name): "nothing redirects the outgoing navigation \(name)"
        case .detached: "the modal that was asked is gone"
        case .notActive: "another level is active"
        case .link(let error): "\(error)"
        }
    }
}
