import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Locks during calls of the session repository", .timeLimit(.minutes(15)))
struct LockTests {
    /// A repository whose calls each wait at a gate of their own.
    @MainActor private final class Sessions: SessionRepository {
        private(set) var gates: [Gate<Session?>] = []

        func session() async throws -> Session? {
            let gate = Gate<Session?>()
            gates.append(gate)
            return try await gate.pass()
        }
    }
    private struct Unreachable: Error {}

    private let sessions = Sessions()
    private let clock = ManualClock()
    private let router = Router<AuthRoute>()
    private let app: AppCoordinator<AuthRoute>
    private var locked: AppPhase { .locked(Session(owner: "ana", isLocked: true)) }

    init() {
        router.timing.clock = .manual(clock)
        app = AppCoordinator(
            router, auth: AuthGuard(sessions: sessions, clock: .manual(clock)), onDenial: AuthRoute.screen)
    }

    /// Starts an action, and waits until it has called the repository. Opening the returned gate completes that call.
    private func asking<Value: Sendable>(
        _ action: @escaping @MainActor () async throws -> Value
    ) async -> (action: Task<Value, any Error>, gate: Gate<Session?>) {
        let count = sessions.gates.count
        let task = Task { try await action() }
        await until("the repository is asked") { sessions.gates.count > count }
        return (task, sessions.gates[count])
    }
    private func boot(_ session: Session?) async throws {
        let boot = await asking { await app.boot() }
        boot.gate.open(with: session)
        _ = try await boot.action.value
    }
    private var expiring: Session { Session(owner: "ana", expires: clock.date.addingTimeInterval(60)) }

    @Test("a lock while the app boots locks the session that the repository returns")
    func whileBooting() async throws {
        let boot = await asking { await app.boot() }
        app.lock()
        boot.gate.open(with: .ana)
        _ = try await boot.action.value
        #expect(app.phase == locked)
        try await app.unlock()
        #expect(app.phase == .authenticated(.ana))
    }
    @Test("a lock during a boot that fails doesn't lock a user who then logs in")
    func loginAfterLock() async throws {
        let boot = await asking { await app.boot() }
        app.lock()
        boot.gate.open(throwing: Unreachable())
        _ = try await boot.action.value
        app.logIn(.ben)
        #expect(app.phase == .authenticated(.ben))
    }
    @Test("a lock during an unlock takes precedence")
    func whileUnlocking() async throws {
        try await boot(expiring)
        app.lock()
        clock.advance(by: .seconds(61))
        let unlock = await asking { try await app.unlock() }
        app.lock()
        unlock.gate.open(with: .ana)
        try await unlock.action.value
        #expect(app.phase == locked)
        try await app.unlock()
        #expect(app.phase == .authenticated(.ana))
    }
    @Test("an unlock throws the repository's error, and a refresh leaves the app locked")
    func failedUnlock() async throws {
        try await boot(expiring)
        app.lock()
        clock.advance(by: .seconds(61))
        let unlock = await asking { try await app.unlock() }
        unlock.gate.open(throwing: Unreachable())
        await #expect(throws: Unreachable.self) { try await unlock.action.value }
        let refresh = await asking { await app.refreshSession() }
        refresh.gate.open(with: .ana)
        _ = try await refresh.action.value
        #expect(app.phase == locked)
    }
    @Test("an unlock ends the session if the repository has none")
    func unlockWithoutSession() async throws {
        try await boot(expiring)
        app.lock()
        clock.advance(by: .seconds(61))
        let unlock = await asking { try await app.unlock() }
        unlock.gate.open(with: nil)
        try await unlock.action.value
        #expect(app.phase == .unauthenticated)
    }
    @Test("the repository's answer is dropped if a later call has already been answered", arguments: [false, true])
    func outdatedAnswer(fails: Bool) async throws {
        try await boot(.ana)
        let first = await asking { await app.refreshSession() }
        let second = await asking { await app.refreshSession() }
        second.gate.open(with: nil)
        _ = try await second.action.value
        if fails { first.gate.open(throwing: Unreachable()) } else { first.gate.open(with: .ana) }
        _ = try await first.action.value
        #expect(app.phase == .unauthenticated)
        #expect(app.auth.session == nil)
    }
    @Test("the repository's answer counts if only an earlier call has been answered")
    func laterAnswer() async throws {
        try await boot(.ana)
        let first = await asking { await app.refreshSession() }
        let second = await asking { await app.refreshSession() }
        first.gate.open(with: .ana)
        _ = try await first.action.value
        second.gate.open(with: nil)
        _ = try await second.action.value
        #expect(app.phase == .unauthenticated)
    }
}
