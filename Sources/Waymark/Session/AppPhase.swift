/// The phase of an app. While it is `booting` or `locked`, no screen is shown, but the navigation state is kept.
public enum AppPhase: Hashable, Sendable {
    /// The session isn't known yet, and nothing has been restored. Links wait.
    case booting
    /// No user is logged in.
    case unauthenticated
    /// A user is logged in.
    case authenticated(Session)
    /// A user is logged in, but nothing is shown until the session is unlocked. Links wait.
    case locked(Session)

    /// The session, even while it is locked; nil if there is none or it isn't known yet.
    public var session: Session? {
        switch self {
        case .booting, .unauthenticated: nil
        case .authenticated(let session), .locked(let session): session
        }
    }
    /// Returns the phase that a change of the session leads to; nil if the change has no effect in this phase.
    package func after(_ change: SessionChange) -> AppPhase? {
        switch (self, change) {
        case (.booting, _): nil
        case (_, .began(let session)): AppPhase(session)
        case (_, .ended): .unauthenticated
        case (.unauthenticated, _): nil
        case (_, .changed(let new)): session?.owner == new.owner ? AppPhase(new) : nil
        case (_, .expired): .unauthenticated
        }
    }

    init(_ session: Session?) {
        self = session.map { $0.isLocked ? .locked($0) : .authenticated($0) } ?? .unauthenticated
    }
}

/// The beginning or the end of a session change, in one window.
package enum SessionMoment: Sendable {
    /// The session has changed, but the router hasn't been told. `before` is the phase until now.
    case began(SessionChange, before: AppPhase)
    /// The router has handled the change; what it does asynchronously may still be under way.
    case ended
}

extension Session {
    func locked(_ isLocked: Bool) -> Session {
        var session = self
        session.isLocked = isLocked
        return session
    }
}
