/// The origin of a transition.
public enum NavigationOrigin: Hashable, Sendable, CaseIterable {
    /// The app's own code.
    case code
    /// The user, through the system: a back swipe, a sheet pulled down, the browser.
    case gesture
    /// A link from outside.
    case link
    /// The link in a notification.
    case notification
    /// A quick action on the home screen.
    case shortcut
    /// An App Intent.
    case intent
    /// A user activity: a search result, or a screen from another device.
    case activity
    /// A change of the session.
    case session
    /// Saved state.
    case restoration

    var isLink: Bool {
        switch self {
        case .link, .notification, .shortcut, .intent, .activity: true
        case .code, .gesture, .session, .restoration: false
        }
    }
    /// True if denied elements are dropped and the rest is shown. Other requests are refused as a whole.
    var truncates: Bool { self == .session || self == .restoration }
}

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

/// A handle on a transition, to await its outcome or to cancel it. You can ignore it: most transitions have ended when
/// you get it. A transition is pending if a guard hasn't answered, or if it waits for the end of boot or of another
/// transition.
public struct NavigationHandle: Sendable {
    private enum Content: Sendable { case settled(TransitionOutcome), pending(PendingOutcome) }
    private let content: Content

    /// Creates the handle of a transition that has ended, for your own navigators.
    public init(_ outcome: TransitionOutcome) { content = .settled(outcome) }
    init(_ pending: PendingOutcome) { content = .pending(pending) }

    /// The outcome; nil while it isn't known.
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
