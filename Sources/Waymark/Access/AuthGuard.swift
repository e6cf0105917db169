#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The guard that comes with the library: checks each destination's rule against the session.
///
/// What it knows it answers at once. It asks its repository while it knows nothing yet, and when the session that it
/// knows has expired; if the repository throws, it denies. An expired session is found at the next navigation and at
/// ``refresh()``, and a clock that is set back never extends one.
///
/// Several windows share one guard: what happens to the session in one of their coordinators happens in all.
@MainActor public final class AuthGuard<Destination: GuardedNavigation>: AccessControl {
    private let sessions: any SessionRepository
    private var now: ForwardDate
    private var knowledge = Knowledge.nothing {
        didSet {
            guard case .session(let session?) = knowledge else { return isOpen = false }
            isOpen = !session.isLocked
            expires = session.expires
        }
    }
    /// Whether a session is known that is not locked, and when it ends: what most rules ask, without a copy of it.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) private var isOpen = false
    @exclusivity(unchecked) private var expires: Date?
    /// Moves when somebody says what holds: what was asked before is out of date then.
    private var revision: UInt64 = 0
    /// The coordinators that share this guard.
    let windows = AppWindows<Destination>()

    private enum Knowledge: Equatable { case nothing, session(Session?) }

    /// Creates a guard that asks the repository when it has to, and whose sessions expire by the clock.
    public init(sessions: any SessionRepository, clock: NavigationClock = .system) {
        self.sessions = sessions
        now = ForwardDate(clock)
    }

    // MARK: answering
    public func access(to destination: Destination) -> AccessAnswer<Destination> {
        switch decision(by: destination.accessRule) {
        case .allowed: .allowed
        case .denied(let reason): .denied(reason)
        case nil:
            .later { [weak self] in
                guard let self else { return .denied(.failed) }
                try await self.ask()
                return self.access(to: destination)
            }
        }
    }
    /// nil if the session has to be asked for first.
    private func decision(by rule: AccessRule) -> AccessDecision? {
        guard case .session(let permissions, let information) = rule else { return rule.decision(for: nil) }
        if isOpen, permissions.isEmpty, information.isEmpty, expires.map({ now.now() < $0 }) ?? true {
            return .allowed
        }
        guard case .session(let session) = knowledge, !isExpired(session) else { return nil }
        return rule.decision(for: session)
    }
    private func isExpired(_ session: Session?) -> Bool {
        guard let expires = session?.expires else { return false }
        return now.now() >= expires
    }

    // MARK: the session
    /// The session that is known and has not expired.
    public var session: Session? {
        guard case .session(let session) = knowledge, !isExpired(session) else { return nil }
        return session
    }

    /// Says what holds from now on: after a login, a log-out, a lock, a purchase. Answers that were asked for before
    /// are dropped.
    public func update(_ session: Session?) {
        revision &+= 1
        knowledge = .session(session)
    }
    /// Asks the repository, for instance when the app comes to the foreground.
    ///
    /// - Returns: The session; nil for none.
    /// - Throws: What the repository throws. Then nothing is known, and what needs a session is denied or asked again.
    @discardableResult public func refresh() async throws -> Session? {
        try await ask()
        return session
    }

    private func ask() async throws {
        let asked = revision
        let session: Session?
        do { session = try await sessions.session() } catch {
            // what is known, and has not expired, still holds
            if revision == asked, self.session == nil { knowledge = .nothing }
            throw error
        }
        guard revision == asked else { return }
        let before = knowledge
        var learned = isExpired(session) ? nil : session
        // a lock is opened by whoever unlocks it, and not by asking again
        if case .session(let old?) = before, old.isLocked, let new = learned, new.owner == old.owner {
            learned = new.locked(true)
        }
        knowledge = .session(learned)
        if before != knowledge { windows.all.forEach { $0.learned(learned) } }
    }
}

extension AuthGuard: ScreenGuard {
    func rule(_ screens: TypedScreens<Destination>) -> (ScreenID, AccessContext) -> Answer {
        { [self] screen, _ in
            switch decision(by: screens[screen].accessRule) {
            case .allowed: .allowed
            case .denied(let reason): .denied(reason, nil)
            case nil: question(about: screen, screens)
            }
        }
    }
    /// Apart from the common case, whose code would look up the type of the answer each time.
    @inline(never) private func question(about screen: ScreenID, _ screens: TypedScreens<Destination>) -> Answer {
        Answer(access(to: screens[screen]), screens)
    }
}

extension AccessControl {
    /// Asks the guard by itself, without a router. A guard that leads elsewhere is asked about where it leads.
    @MainActor public func decision(on destination: Destination) async -> AccessDecision {
        switch await Router.admission(of: NavigationState(path: [destination]), redirect: nil, access: self) {
        case .admitted: .allowed
        case .denied(let reason): .denied(reason)
        case .failed: .denied(.failed)
        }
    }
}
