/// What opens a transition.
public enum NavigationOrigin: UInt8, Hashable, Sendable, CaseIterable {
    /// The app's own code.
    case code
    /// The user, through the host: a back swipe, a sheet pulled down, the browser.
    case gesture
    /// A link from outside.
    case link
    /// The link in a notification.
    case notification
    /// A change of the session.
    case session
    /// A state that was saved.
    case restoration

    /// Whether it is a link, however it came in.
    var isLink: Bool { self == .link || self == .notification }
    /// Whether denied elements are dropped and the rest is shown. Everything else is refused as a whole.
    var truncates: Bool { self == .session || self == .restoration }
}

/// How a transition ended.
public enum TransitionOutcome: Hashable, Sendable {
    /// The state is what was asked for.
    case committed
    /// A guard refused; the state is as it was, or shows where the denial leads.
    case denied(DenialReason)
    /// A later transition took its place.
    case superseded
    /// The state already was what was asked for, or a second tap asked again.
    case duplicate
    /// It was cancelled while a guard was still finding out.
    case cancelled
    /// The link leads to no screen: a handler took it. See ``LinkResponse/handled(_:)``.
    case handled
    /// It could not be performed.
    case failed(NavigationFailure)
    /// The router only renders: nothing is ever committed.
    case captured

    /// The name of the outcome, without its values.
    package var name: String {
        if case .failed(.unhandled) = self { "unhandled" } else { NavigationName.ofCase(self) }
    }
}

/// A handle on a transition. Keep it to await its outcome or to cancel it; it may be dropped.
///
/// A transition has ended when its handle is returned, unless a guard has to find out first, it waits (a link before
/// boot has ended), or it was asked for in the middle of another one.
public struct NavigationHandle: Sendable {
    private enum Content: Sendable { case settled(TransitionOutcome), pending(PendingOutcome) }
    private let content: Content

    /// A transition that has ended, for navigators of your own.
    public init(_ outcome: TransitionOutcome) { content = .settled(outcome) }
    init(_ pending: PendingOutcome) { content = .pending(pending) }

    /// The outcome, nil while it is not known.
    @MainActor public var settled: TransitionOutcome? {
        switch content {
        case .settled(let outcome): outcome
        case .pending(let pending): pending.value
        }
    }
    /// The outcome, once it is known.
    ///
    /// A task that is cancelled while it waits goes on at once, with ``TransitionOutcome/cancelled``. If nobody else
    /// waits, that cancels a transition that is still pending.
    @MainActor public var outcome: TransitionOutcome {
        get async {
            switch content {
            case .settled(let outcome): outcome
            case .pending(let pending): await pending.outcome()
            }
        }
    }
    /// Cancels the transition if it is still pending. One that has ended stays as it ended.
    @MainActor public func cancel() {
        if case .pending(let pending) = content { pending.cancel() }
    }
}
