/// The phase of an app as a whole. It isn't part of the navigation state: `booting` and `locked` are shown over
/// everything else, and the state remains underneath.
public enum AppPhase: Hashable, Sendable {
    /// The session isn't known yet, and nothing has been restored. Links wait.
    case booting
    /// Nobody is logged in.
    case unauthenticated
    /// A user is logged in.
    case authenticated(Session)
    /// A user is logged in, but nothing is shown until the session is unlocked. Links wait.
    case locked(Session)

    /// The session, also while it is locked.
    public var session: Session? {
        switch self {
        case .booting, .unauthenticated: nil
        case .authenticated(let session), .locked(let session): session
        }
    }
    /// The phase after an event, nil for an event that means nothing in this phase.
    package func after(_ event: AppEvent) -> AppPhase? {
        switch (self, event) {
        case (.booting, .booted(let session)): AppPhase(session)
        case (.booting, _), (_, .booted): nil
        case (_, .loggedIn(let session)): AppPhase(session)
        case (_, .loggedOut): .unauthenticated
        case (.unauthenticated, _): nil
        case (_, .sessionChanged(let new)): session?.owner == new.owner ? AppPhase(new) : nil
        case (_, .expired): .unauthenticated
        case (.locked(let session), .unlocked): AppPhase(session.locked(false))
        case (.authenticated, .unlocked): nil
        }
    }

    init(_ session: Session?) {
        self = session.map { $0.isLocked ? .locked($0) : .authenticated($0) } ?? .unauthenticated
    }
}

/// What moves an app from one phase to the next.
package enum AppEvent: Hashable, Sendable {
    /// Boot has found out whose session there is; nil for nobody's.
    case booted(Session?)
    case loggedIn(Session)
    /// The session of the same owner says something else than before: that it is locked, for instance.
    case sessionChanged(Session)
    /// The session ended by itself.
    case expired
    case loggedOut
    case unlocked

    /// Whether the phase that it leads to starts with a state of its own.
    var startsAnew: Bool {
        switch self {
        case .booted, .loggedIn, .expired, .loggedOut: true
        case .sessionChanged, .unlocked: false
        }
    }
    /// What it means for the router; nil if the coordinator says so later.
    var change: SessionChange? {
        switch self {
        case .booted(let session): session.map { .began(owner: $0.owner) }
        case .loggedIn(let session): .began(owner: session.owner)
        case .sessionChanged(let session): session.isLocked ? .locked : .changed
        case .expired: .expired
        case .loggedOut: .ended
        case .unlocked: nil
        }
    }
}

extension Session {
    func locked(_ isLocked: Bool) -> Session {
        var session = self
        session.isLocked = isLocked
        return session
    }
}
