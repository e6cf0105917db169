/// A change that can be asked of a state. Every way into what is shown is one of these.
///
/// An action is asked of a level: its own stack, and the modals over it.
public enum NavigationAction<Destination: Hashable & Sendable>: Sendable {
    /// Shows a destination the way it asks to be shown. Modals over the level are dismissed in the same transition.
    case navigate(Destination)
    /// Pushes, even what is already on top. Modals over the level are dismissed in the same transition.
    case push(Destination)
    /// Pushes underneath the modals over the level, which stay.
    case pushBeneath(Destination)
    /// Removes the last `count` elements of the path, or all of a shorter one.
    case pop(Int)
    /// Pops until the destination is on top: the last equal one. Fails if there is none.
    case popTo(Destination)
    /// Pops until a destination is on top for which the predicate holds: the last one. Fails if there is none.
    case popToLast(@Sendable (Destination) -> Bool)
    /// Empties the path.
    case popToRoot
    /// Replaces the path.
    case setPath([Destination])
    /// Replaces the top of the path, or the root if the path is empty.
    case replaceTop(Destination)
    /// Replaces root and path. A modal with another root is another modal.
    case setRoot(Destination, path: [Destination] = [])
    /// Presents a modal over the level, in place of the one that is there.
    case present(Destination, as: ModalStyle)
    /// Dismisses every modal over the level.
    case dismiss(DismissalReason = .code)
    /// Dismisses all modals.
    case dismissAll(DismissalReason = .code)
    /// Dismisses the level itself, which is a modal, and continues on the level below, in one transition.
    case finish(DismissalReason = .completed, then: [NavigationAction] = [])
    /// Shows another branch of the level. Each branch keeps its stack.
    case select(branch: String)
    /// Replaces the whole state.
    case replace(NavigationState<Destination>)
    /// Performs several actions as one transition: all of them or none.
    case sequence([NavigationAction])
}

/// Why a modal went away.
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
    /// Its screen finished what it was asked for.
    case completed
}

/// Why an action could not be performed. The state stays as it was.
public enum NavigationFailure: Error, Hashable, Sendable {
    /// The level does not exist.
    case noSuchLevel(Int)
    /// There would be more modals than a state may have.
    case tooDeep(limit: Int)
    /// The branch does not exist.
    case noSuchBranch(String)
    /// Nothing in the path matches what to pop to.
    case notInPath
    /// Redirects, those of guards included, lead in a circle or through too many hops. The chain holds names only.
    case redirectLoop(chain: [String])
    /// No redirect handles an outgoing navigation; the not-found destination is shown.
    case unhandled(name: String)
    /// The modal that was asked is gone.
    case detached
    /// The link does not resolve.
    case link(LinkError)
    /// The navigator is a fake that knows no such action.
    case unsupported
}

extension NavigationFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchLevel(let level): "level \(level) does not exist"
        case .tooDeep(let limit): "more than \(limit) levels"
        case .noSuchBranch(let id): "branch '\(id)' does not exist"
        case .notInPath: "the destination to pop to is not in the path"
        case .redirectLoop(let chain): "redirects loop: \(chain.joined(separator: " -> "))"
        case .unhandled(let name): "no redirect handles the outgoing navigation \(name)"
        case .detached: "the modal that was asked is gone"
        case .link(let error): "\(error)"
        case .unsupported: "the navigator knows no such action"
        }
    }
}
