import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("The app's phases")
struct AppTests {
    typealias State = NavigationState<AuthRoute>
    private static let saved =
        #"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/home","/profile/9"]}]}"#
    private let clock = ManualClock()
    private let store = MemoryStorage()

    /// Returns an app that saves its state; if `startsAnew`, its first screen is a login, or home with a session.
    private func launched(
        _ session: Session? = nil, saved: String? = nil, startsAnew: Bool = false
    ) throws -> LaunchedApp {
        if let saved { store.bytes = Array(saved.utf8) }
        return try LaunchedApp(session, store: RestorationStore(store), clock: clock) { phase in
            guard startsAnew else { return nil }
            return switch phase {
            case .unauthenticated: State(root: .login)
            case .authenticated: State(root: .home)
            case .booting, .locked: nil
            }
        }
    }

    // MARK: phases as data
    @Test("a change of the session leads from each phase to the right next one", arguments: PhaseRow.all)
    func table(_ row: PhaseRow) { #expect(row.phase.after(row.change) == row.next) }

    struct PhaseRow: Sendable, CustomTestStringConvertible {
        let phase: AppPhase
        let change: SessionChange
        let next: AppPhase?
        var testDescription: String { "\(phase) after \(change)" }
        static let lockedAna = Session.ana.with(isLocked: true)
        static let richAna = Session(owner: "ana", permissions: ["admin"])
        static let all: [PhaseRow] = {
            let ana = AppPhase.authenticated(.ana)
            let locked = AppPhase.locked(lockedAna)
            let out = AppPhase.unauthenticated
            let changes: [SessionChange] = [
                .began(.ben), .began(lockedAna), .changed(richAna), .changed(.ben), .changed(lockedAna), .changed(.ana),
                .expired, .ended,
            ]
            let ben = AppPhase.authenticated(.ben)
            let rich = AppPhase.authenticated(richAna)
            let table: [(AppPhase, [AppPhase?])] = [
                (.booting, [nil, nil, nil, nil, nil, nil, nil, nil]),
                (out, [ben, locked, nil, nil, nil, nil, nil, out]),
                (ana, [ben, locked, rich, nil, locked, ana, out, out]),
                (locked, [ben, locked, rich, nil, locked, ana, out, out]),
            ]
            return table.flatMap { phase, row in
                zip(changes, row).map { PhaseRow(phase: phase, change: $0, next: $1) }
            }
        }()
    }

    // MARK: saving
    @Test("the state shown after a log-out is saved, even if the app booted locked and was never unlocked")
    func savedAfterLockedBoot() async throws {
        let launched = try await launched(PhaseRow.lockedAna).booted()
        launched.app.logOut()
        launched.router.navigate(to: .help)
        launched.app.save()
        #expect(String(decoding: store.bytes ?? [], as: UTF8.self).contains("/help"))
    }

    // MARK: boot
    @Test("boot looks up the session, which decides the phase and the first state", arguments: [nil, Session.ana])
    func boot(_ session: Session?) async throws {
        let launched = try launched(session, startsAnew: true)
        #expect(launched.app.phase == .booting)
        await launched.app.boot()
        #expect(launched.app.phase == (session.map { .authenticated($0) } ?? .unauthenticated))
        launched.router.expect(State(root: session == nil ? .login : .home))
    }
    @Test("a repository that fails at boot counts as no session")
    func bootFails() async throws {
        let launched = try launched(.ana)
        await launched.sessions.fail(CancellationError())
        await launched.app.boot()
        #expect(launched.app.phase == .unauthenticated)
    }
    @Test("of the links that arrive before boot, the latest is opened, in place of saved state")
    func linkBeforeBoot() async throws {
        let launched = try launched(.ana, saved: Self.saved)
        let first = launched.app.open("auth://profile/1")
        let second = launched.app.open("https://auth.example/profile/2")
        #expect(await first.outcome == .superseded)
        #expect(second.settled == nil && launched.router.path.isEmpty)
        await launched.app.boot()
        #expect(second.settled == .committed)
        launched.router.expect(State(path: [.profile(2)]))
    }
    @Test("if the repository misses boot's deadline, the app starts without a session, and uses a later answer")
    func bootTimeout() async throws {
        let gate = Gate<Session?>()
        let clock = ManualClock()
        let router = Router<AuthRoute>(links: try AuthRoute.deepLinks())
        router.timing.clock = .manual(clock)
        let app = AppCoordinator(router, sessions: GatedSessions(gate: gate), onDenial: AuthRoute.screen)
        let boot = Task { await app.boot() }
        await gate.arrival()
        await until { clock.sleeping == 1 }
        clock.advance(by: .seconds(9))
        #expect(clock.sleeping == 1 && app.phase == .booting)
        clock.advance(by: .seconds(1))
        _ = await boot.value
        #expect(app.phase == .unauthenticated)
        let link = app.open("auth://profile/1")
        #expect(link.settled == nil)
        gate.open(with: .ana)
        #expect(await link.outcome == .committed)
        #expect(app.phase == .authenticated(.ana))
        router.expect(State(path: [.profile(1)]))
    }
    @Test("a second call of boot has no effect")
    func bootTwice() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.navigate(to: .home)
        await launched.app.boot()
        launched.router.expect(State(path: [.home]))
        #expect(await launched.sessions.asked == 1)
    }

    // MARK: login and log-out
    @Test("a login shows home, and pushes the intended destination, if there is one")
    func afterLogin() async throws {
        let launched = try await launched(startsAnew: true).booted()
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .home))
        launched.app.logOut()
        launched.router.expect(State(root: .login))
        launched.app.open("auth://profile/7")
        launched.app.logIn(.ana)
        launched.router.expect(State(root: .home, path: [.profile(7)]))
    }
    @Test("a denial presents the screen for its reason, and a locked app shows no protected destination")
    func reasons() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.navigate(to: .admin)
        #expect(launched.router.presentingSheet == .upgrade)
        launched.router.navigate(to: .account)
        #expect(launched.router.active.root == .form)
        launched.app.lock()
        #expect(launched.router.navigate(to: .home).settled == nil)
        #expect(await !launched.router.canNavigate(to: .home))
        #expect(await launched.router.canNavigate(to: .help))
    }
    @Test("a log-out clears the stack and the saved state, and denies the waiting link")
    func logOut() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.perform(.setPath([.home, .profile(1)]))
        launched.app.save()
        #expect(store.bytes != nil)
        launched.app.lock()
        let link = launched.app.open("auth://profile/2")
        launched.app.logOut()
        #expect(launched.app.phase == .unauthenticated)
        #expect(link.settled == .denied(.unauthenticated))
        #expect(store.bytes == nil)
        launched.app.logIn(.ben)
        launched.router.expect(State())
    }
    @Test("a lock keeps the stack, and an unlock opens a link that arrived meanwhile")
    func locked() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.perform(.setPath([.home, .profile(1)]))
        launched.app.lock()
        #expect(launched.app.phase == .locked(.ana.with(isLocked: true)))
        launched.router.expect(State(path: [.home, .profile(1)]))
        let link = launched.app.open("auth://profile/2")
        #expect(link.settled == nil)
        try await launched.app.unlock()
        #expect(launched.app.phase == .authenticated(.ana))
        #expect(link.settled == .committed)
        launched.router.expect(State(path: [.profile(2)]))
    }
    @Test("an app that booted locked shows its saved state at the unlock, and then the waiting link")
    func openSessionAfterLockedBoot() async throws {
        let launched = try await launched(.ana.with(isLocked: true), saved: Self.saved).booted()
        let link = launched.app.open("auth://profile/2")
        launched.app.updateSession(.ana)
        launched.router.expect(State(path: [.home, .profile(9)]))
        #expect(await link.outcome == .committed)
        launched.router.expect(State(path: [.profile(2)]))
    }
    @Test("if the session is locked at boot, the saved state is shown only at the unlock")
    func lockedAtBoot() async throws {
        let launched = try await launched(.ana.with(isLocked: true), saved: Self.saved).booted()
        launched.router.expect(State())
        launched.app.save()
        try await launched.app.unlock()
        launched.router.expect(State(path: [.home, .profile(9)]))
    }
    @Test("an app that boots locked keeps its initial path, and checks it at the unlock")
    func pathAtLockedBoot() async throws {
        let launched = try await LaunchedApp(
            .ana.with(isLocked: true), state: State(path: [.home, .profile(1), .admin]), clock: clock
        ).booted()
        launched.router.expect(State(path: [.home, .profile(1), .admin]))
        try await launched.app.unlock()
        launched.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("the screens of an expired session are never shown to another user, and are kept for their owner")
    func expiredForAnother() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.perform(.setPath([.home, .profile(1)]))
        await launched.sessions.set(nil)
        await launched.app.refreshSession()
        launched.app.logIn(.ben)
        launched.router.expect(State())
        launched.app.logIn(.ana)
        launched.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a guard that finds an expired session makes the app unauthenticated, and a login restores the state")
    func expiresWhileNavigating() async throws {
        let launched = try launched(
            Session(owner: "ana", expires: Date(timeIntervalSince1970: 1_767_225_600 + 60)))
        await launched.app.boot()
        launched.router.navigate(to: .home)
        clock.advance(by: .seconds(61))
        await launched.sessions.set(nil)
        #expect(await launched.router.navigate(to: .profile(1)).outcome == .denied(.unauthenticated))
        #expect(launched.app.phase == .unauthenticated)
        launched.router.expect(State().presenting(.login, as: .sheet))
        launched.app.logIn(.ana)
        launched.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a session that expires during a lock loses its screens until its owner logs in")
    func expiresWhileLocked() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.perform(.setPath([.help, .home]))
        launched.app.lock()
        await launched.sessions.set(nil)
        await launched.app.refreshSession()
        #expect(launched.app.phase == .unauthenticated)
        launched.router.expect(State(path: [.help]))
        launched.app.logIn(.ana)
        launched.router.expect(State(path: [.help, .home]))
    }
    @Test("a refresh that fails keeps the stack")
    func failedRefresh() async throws {
        let launched = try await launched(.ana).booted()
        launched.router.perform(.setPath([.help, .home]))
        await launched.sessions.fail(CancellationError())
        await launched.app.refreshSession()
        launched.router.expect(State(path: [.help, .home]))
    }
    @Test("saved state is restored at a login if the request denied before it stays denied")
    func deniedIntent() async throws {
        let launched = try await launched(saved: Self.saved).booted()
        launched.app.open("auth://admin")
        launched.app.logIn(.ana)
        launched.router.expect(State(path: [.home, .profile(9)]).presenting(.upgrade, as: .sheet))
        #expect(launched.router.intendedDestination == .admin)
    }
    @Test("the phase can be observed")
    func observable() async throws {
        let launched = try launched(.ana)
        let told = ObservationFlag { _ = launched.app.phase }
        await launched.app.boot()
        #expect(told.isSet)
    }
    @Test("an expiry while another guard is asked removes protected screens at once, and a login restores them")
    func expiresWhileAnotherIsAsked() async throws {
        let launched = try launched(.ana)
        let slow = AccessGuardMock<AuthRoute>()
        launched.router.setGuard(launched.app.auth.then(slow))
        await launched.app.boot()
        launched.router.perform(.setPath([.help, .home]))
        let gate = slow.hold(.profile(1))
        let transition = launched.router.navigate(to: .profile(1))
        await gate.arrival()
        await launched.sessions.set(nil)
        await launched.app.refreshSession()
        launched.router.expect(State(path: [.help]))
        #expect(await transition.outcome == .denied(.unauthenticated))
        gate.open(with: .allowed)
        await gate.departure()
        launched.router.expect(State(path: [.help]))
        // the stack and the intended destination are restored together, and are guarded again
        launched.app.logIn(.ana)
        await gate.arrival()
        gate.open(with: .allowed)
        await gate.departure()
        launched.router.expect(State(path: [.help, .home, .profile(1)]))
    }
}
