#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A guard that checks each destination's rule against the session.
///
/// For a rule that needs a session, the guard asks its repository while it doesn't know whether there is a session, and
/// again once the session has expired. If the repository throws, access is denied. Expiry is noticed at the next
/// navigation and by ``AppCoordinator/refreshSession()``. Setting the clock back never extends a session. Windows share
/// one guard.
@MainActor public final class AuthGuard<Destination: GuardedNavigation>: AccessGuard {
    private let sessions: any SessionRepository
    private var now: ForwardDate
    private var knowledge = Knowledge.nothing(isLocked: false)
    /// The number of calls to ``lockSession()``, by which an unlock notices that the session was locked meanwhile.
    private(set) var locks: UInt64 = 0
    /// The number of updates and of requests to the repository.
    private var number: UInt64 = 0
    /// The number of the update or answered request that `knowledge` comes from. Answers to earlier requests are
    /// ignored.
    private var answered: UInt64 = 0
    let windows = AppWindows<Destination>()

    private enum Knowledge: Equatable {
        /// No session is known. If `isLocked`, the next one that the repository returns starts locked, because the
        /// app was locked in the meantime or the expired session was locked.
        case nothing(isLocked: Bool)
        case session(Session?)

        var isLocked: Bool {
            switch self {
            case .nothing(let isLocked): isLocked
            case .session(let session): session?.isLocked ?? false
            }
        }
        /// Returns true if a session that the repository returns has to start locked.
        func locks(_ new: Session) -> Bool {
            if case .session(let known) = self, known?.owner != new.owner { return false }
            return isLocked
        }
    }

    /// Creates a guard.
    ///
    /// - Parameters:
    ///   - sessions: The repository to ask for the session.
    ///   - clock: The clock by which sessions expire.
    public init(sessions: any SessionRepository, clock: NavigationClock = .system) {
        self.sessions = sessions
        now = ForwardDate(clock)
    }

    // MARK: answering
    public func access(to destination: Destination) -> AccessDecision<Destination> {
        switch answer(by: destination.accessRule, destination) {
        case .allowed: .allowed
        case .denied(let reason, _): .denied(reason)
        case .redirected, .later, nil:
            .later { [weak self] in
                guard let self else { return .denied(.failed) }
                try await self.refresh()
                return self.access(to: destination)
            }
        }
    }
    /// Returns the answer about a destination by its rule; nil if the repository has to be asked first.
    private func answer(by rule: AccessRule, _ destination: @autoclosure () -> any Navigation) -> Answer? {
        var session: Session?
        switch rule {
        case .everyone: return .allowed
        case .nobody:
            if let type = destination().typeWithoutRule { return .denied(.missingAccessRule(type: type), nil) }
        case .session:
            guard case .session(let known) = knowledge, !isExpired(known) else { return nil }
            session = known
        }
        return rule.denial(for: session).map { .denied($0, nil) } ?? .allowed
    }
    private func isExpired(_ session: Session?) -> Bool {
        guard let expires = session?.expires else { return false }
        return now.now() >= expires
    }

    // MARK: the session
    /// The session; nil if it isn't known yet or has expired, or if no user is logged in.
    public var session: Session? {
        guard case .session(let session) = knowledge, !isExpired(session) else { return nil }
        return session
    }

    /// A Boolean value that indicates whether it is known if a user is logged in.
    var isKnown: Bool { if case .session = knowledge { true } else { false } }

    /// Sets the session, nil to end it, without checking what is shown; call ``Router/recheck()`` afterwards. Pending
    /// answers from the repository are ignored. With an ``AppCoordinator``, call its ``AppCoordinator/logIn(_:)``,
    /// ``AppCoordinator/logOut()`` and so on instead.
    package func update(_ session: Session?) {
        number += 1
        answered = number
        knowledge = .session(session)
    }
    /// Locks the session or, while it isn't known, the next one. Has no effect if no user is logged in.
    func lockSession() {
        locks += 1
        switch knowledge {
        case .nothing: knowledge = .nothing(isLocked: true)
        case .session(let session): knowledge = .session(session?.locked(true))
        }
    }
    /// Asks the repository for the session, for example when the app comes to the foreground. Every ``AppCoordinator``
    /// with this guard learns of a change. An answer is ignored if an update or a later request has overtaken it.
    ///
    /// - Returns: The session; nil if there is none.
    /// - Throws: The repository's error. A session that is known and hasn't expired stays valid.
    @discardableResult package func refresh() async throws -> Session? {
        number += 1
        let asked = number
        let found: Session?
        do { found = try await sessions.session() } catch {
            if asked > answered, session == nil { knowledge = .nothing(isLocked: knowledge.isLocked) }
            throw error
        }
        guard asked > answered else { return session }
        answered = asked
        let before = knowledge
        var learned = isExpired(found) ? nil : found
        if let new = learned, before.locks(new) { learned = new.locked(true) }
        knowledge = .session(learned)
        if before != knowledge {
            windows.announce { phase in
                guard let learned else { return .expired }
                return phase.session?.owner == learned.owner ? .changed(learned) : .began(learned)
            }
        }
        return session
    }
}

extension AuthGuard: ScreenGuard {
    func answer(on screen: Screen) -> Answer? { answer(by: screen.accessRule ?? .nobody, screen.destination) }
}

extension Navigation {
    /// The name of the type if it has no access rule; that of the wrapped destination for an ``AnyNavigation``.
    fileprivate var typeWithoutRule: String? {
        let base = (self as? AnyNavigation)?.base ?? self
        return base is any GuardedNavigation ? nil : "\(type(of: base))"
    }
}

extension AccessGuard {
    /// Returns the guard's decision on a destination, without a router. Waits up to 10 seconds for an answer that comes
    /// later. If the guard redirects, it is asked about the target.
    @MainActor public func decision(on destination: Destination) async -> AccessDecision<Destination> {
        let router = Router<Destination>()
        router.installGuard(self, nil)
        return await router.decision(on: destination)
    }
}
