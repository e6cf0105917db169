/// Where an app stands as a whole: a phase over the state, not a destination in it. A host draws `booting` and `locked`
/// over everything else; the state stays beneath.
public enum AppPhase: Hashable, Sendable {
    /// The session is not known yet, and nothing is restored. Links wait.
    case booting
    /// Nobody is logged in.
    case unauthenticated
    /// Somebody is.
    case authenticated(Session)
    /// Somebody is, and nothing is shown until it is unlocked. Links wait.
    case locked(Session)

    /// Also while it is locked.
    public var session: Session? {
        switch self {
        case .booting, .unauthenticated: nil
        case .authenticated(let session), .locked(let session): session
        }
    }
    /// The phase after a change of the session, nil for one that means nothing in this phase.
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

extension Session {
    func locked(_ isLocked: Bool) -> Session {
        var session = self
        session.isLocked = isLocked
        return session
    }
}
