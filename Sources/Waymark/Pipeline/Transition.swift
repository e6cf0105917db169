/// Who asks for a transition.
public enum NavigationOrigin: UInt8, Hashable, Sendable, CaseIterable {
    /// The app's own code.
    case code
    /// The user, through the host: a back swipe, a sheet pulled down, the browser.
    case host
    /// A link from outside.
    case link
    /// A change of the session.
    case session
    /// A state that was saved.
    case restoration
}

/// How a transition ended.
public enum TransitionOutcome: Hashable, Sendable {
    /// The state is what was asked for.
    case committed
    /// A guard refused; the state is as it was.
    case denied(DenialReason)
    /// A later transition took its place (G4).
    case superseded
    /// The state was what was asked for already, or a second tap asked again (D4).
    case duplicate
    /// It could not be done.
    case failed(NavigationFailure)
    /// The router only renders: nothing is ever committed.
    case captured

    /// The name of the outcome, without its values.
    public var name: String {
        switch self {
        case .committed: "committed"
        case .denied: "denied"
        case .superseded: "superseded"
        case .duplicate: "duplicate"
        case .failed(.unhandled): "unhandled"
        case .failed: "failed"
        case .captured: "captured"
        }
    }
}

/// A handle on a transition, which may be dropped. It is settled when it is handed out, unless a guard has to find out
/// first, the transition waits (a link before boot has ended), or it was asked for in the middle of another one.
public struct Transition: Sendable {
    @usableFromInline enum Content: Sendable { case settled(TransitionOutcome), pending(PendingOutcome) }
    @usableFromInline let content: Content

    /// A transition that has ended, for navigators of your own.
    @inlinable public init(_ outcome: TransitionOutcome) { content = .settled(outcome) }
    init(_ pending: PendingOutcome) { content = .pending(pending) }

    /// The outcome, nil while it is not known.
    @MainActor public var settled: TransitionOutcome? {
        switch content {
        case .settled(let outcome): outcome
        case .pending(let pending): pending.value
        }
    }
    /// The outcome, when it is known.
    @MainActor public var outcome: TransitionOutcome {
        get async {
            switch content {
            case .settled(let outcome): outcome
            case .pending(let pending): await pending.wait()
            }
        }
    }
}
