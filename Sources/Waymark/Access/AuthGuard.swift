#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The guard that comes with the library: holds each destination's rule against the session.
///
/// What it knows it answers at once. It asks its repository where it knows nothing yet, and where the session that it
/// knows has expired; it fails closed where the repository throws (G1). An expired session is found at the next
/// navigation and at ``refresh()``, and a clock that is set back never extends one (G15).
///
/// ```swift
/// let auth = AuthGuard<Route>(sessions: KeychainSessions())
/// router.protect(with: auth) { reason, _ in reason == .unauthenticated ? .login : nil }
/// ```
@MainActor public final class AuthGuard<Destination: GuardedNavigation>: AccessControl {
    private let sessions: any SessionRepository
    private var now: ForwardDate
    private var knowledge = Knowledge.nothing {
        didSet {
            guard case .session(let session) = knowledge else {
                isOpen = false
                return
            }
            isOpen = session?.isLocked == false
            expires = session?.expires
        }
    }
    /// Whether a session is known that is not locked.
    private var isOpen = false
    private var expires: Date?
    /// Moves when somebody says what holds: what was asked before is out of date then (G6).
    private var revision: UInt64 = 0
    /// Told where the repository's answer differs from what was known.
    var onLearn: (@MainActor (_ session: Session?) -> Void)?

    private enum Knowledge: Equatable { case nothing, session(Session?) }

    /// - Parameters:
    ///   - sessions: Asked for the session.
    ///   - clock: What sessions expire by.
    public init(sessions: any SessionRepository, clock: NavigationClock = .system) {
        self.sessions = sessions
        now = ForwardDate(clock)
    }

    // MARK: answering
    public func access(to destination: Destination) -> AccessAnswer<Destination> {
        let rule = destination.accessRule
        switch rule {
        case .everyone: return .allowed
        case .nobody: return .denied(.failed)
        case .session(let permissions, let information):
            // the common case, without a copy of the session
            if permissions.isEmpty, information.isEmpty, isOpen, expires.map({ now.now() < $0 }) ?? true {
                return .allowed
            }
        }
        guard let session = known else {
            return .later { [weak self] in
                guard let self else { return .denied(.failed) }
                try await self.ask()
                return self.access(to: destination)
            }
        }
        switch rule.decision(for: session) {
        case .allowed: return .allowed
        case .denied(let reason): return .denied(reason)
        }
    }

    /// What is known: `.some(nil)` for nobody, nil where it has to be asked for.
    private var known: Session?? {
        guard case .session(let session) = knowledge else { return nil }
        return isExpired(session) ? nil : .some(session)
    }
    private func isExpired(_ session: Session?) -> Bool {
        guard let expires = session?.expires else { return false }
        return now.now() >= expires
    }

    // MARK: the session
    /// The session that is known and has not expired.
    public var session: Session? { known ?? nil }

    /// Says what holds from now on: after a login, a log-out, a lock, a purchase. Answers that were asked for before
    /// are dropped.
    public func update(_ session: Session?) {
        revision &+= 1
        knowledge = .session(session)
    }
    /// Forgets what is known: the next navigation asks.
    public func forget() {
        revision &+= 1
        knowledge = .nothing
    }
    /// Asks the repository, for instance when the app comes to the foreground (G15).
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
            if revision == asked { knowledge = .nothing }
            throw error
        }
        guard revision == asked else { return }
        let before = knowledge
        knowledge = .session(isExpired(session) ? nil : session)
        guard case .session(let learned) = knowledge, before != knowledge else { return }
        onLearn?(learned)
    }
}
