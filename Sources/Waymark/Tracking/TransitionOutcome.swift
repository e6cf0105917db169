/// The outcome of a transition, or the reason it waits.
public enum TransitionOutcome: Hashable, Sendable {
    /// The requested state is shown.
    case committed
    /// A guard denied it. The state is unchanged, or shows the destination chosen for the denial.
    case denied(DenialReason)
    /// A later transition replaced it.
    case superseded
    /// The requested state was already shown, or this was a second tap.
    case duplicate
    /// It was cancelled while a guard hadn't answered yet.
    case cancelled
    /// It was done without a change of this router's state: by a link's handler (``DeepLinkHandler/action(for:)``), in
    /// another window (``Router/openWindow(_:)``) or in an immersive space. On a router that only renders a page, every
    /// navigation ends like this.
    case handled
    /// It couldn't be performed.
    case failed(NavigationFailure)
    /// It hasn't ended yet. Only ``Router/records`` contain this; a handle waits for the outcome.
    case waiting(Wait)

    /// The event that a transition waits for.
    public enum Wait: String, Hashable, Sendable {
        /// The end of ``AppCoordinator/boot()``.
        case boot
        /// The end of a lock.
        case unlock
        /// The end of a restoration.
        case restoration
        /// The answer of a guard.
        case access
        /// The answer of a leave guard, usually from the user.
        case leave
    }

    package var name: String {
        switch self {
        case .committed: "committed"
        case .denied: "denied"
        case .superseded: "superseded"
        case .duplicate: "duplicate"
        case .cancelled: "cancelled"
        case .handled: "handled"
        case .failed(.unhandled): "unhandled"
        case .failed: "failed"
        case .waiting: "waiting"
        }
    }
}
