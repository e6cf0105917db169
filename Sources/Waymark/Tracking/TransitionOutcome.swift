/// The outcome of a transition, or the event that the transition waits for.
public enum TransitionOutcome: Hashable, Sendable {
    /// The request was carried out: the state that it leads to, after redirects, is shown.
    case committed
    /// A guard denied the request, or a leave guard or a blocking modal refused it. The state is unchanged, or shows
    /// the destination chosen for the denial.
    case denied(DenialReason)
    /// A later transition replaced this one while it was pending.
    case superseded
    /// The requested state was already shown, or the request repeated another one, as a second tap does.
    case duplicate
    /// The transition was cancelled while it was pending.
    case cancelled
    /// The request was carried out without a change of this router's state: by a link's handler
    /// (``DeepLinkHandler/action(for:)``), or in another window (``Router/openWindow(_:)``).
    case handled
    /// The request couldn't be performed.
    case failed(NavigationFailure)
    /// The transition hasn't ended yet. Occurs only in ``Router/records``; a handle waits for the outcome.
    case waiting

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
