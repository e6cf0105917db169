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
        if case .failed(.unhandled) = self { "unhandled" } else { NavigationName.ofCase(self) }
    }
}

/// A handle on a transition, to await its outcome or to cancel it. You can ignore it: most transitions have ended when
/// the call returns. A transition is pending if a guard or a leave guard hasn't answered, or if it waits for the end of
/// boot, of a lock, of a restoration or of another transition.
public struct NavigationHandle: Sendable {
    private enum Content: Sendable { case settled(TransitionOutcome), pending(PendingOutcome) }
    private let content: Content

    /// Creates the handle of a transition that has ended, for your own implementations of ``Navigator`` and
    /// ``Routing``.
    public init(_ outcome: TransitionOutcome) { content = .settled(outcome) }
    init(_ pending: PendingOutcome) { content = .pending(pending) }

    /// The outcome; nil while the transition is pending.
    @MainActor public var settled: TransitionOutcome? {
        switch content {
        case .settled(let outcome): outcome
        case .pending(let pending): pending.value
        }
    }
    /// The outcome, once it is known. If the waiting task is cancelled, the wait ends at once with
    /// ``TransitionOutcome/cancelled``; if no other task is waiting, a pending transition is cancelled, too.
    @MainActor public var outcome: TransitionOutcome {
        get async {
            switch content {
            case .settled(let outcome): outcome
            case .pending(let pending): await pending.outcome()
            }
        }
    }
    /// Cancels the transition if it is still pending. Has no effect on one that has ended.
    @MainActor public func cancel() {
        if case .pending(let pending) = content { pending.cancel() }
    }
}
