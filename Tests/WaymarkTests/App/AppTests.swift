import Foundation
import Observation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("The app's phases")
struct AppTests {
    typealias State = NavigationState<AuthRoute>

    /// An app that saves its state; if `startsAnew`, its first screen is a login, or home with a session.
    @MainActor struct Fixture {
        let clock = ManualClock()
        let sessions: SessionRepositoryMock
        let store: MemoryRestorationStore
        let app: AppCoordinator<AuthRoute>
        var router: Router<AuthRoute> { app.router }

        init(_ session: Session? = nil, saved: String? = nil, startsAnew: Bool = false) throws {
            sessions = SessionRepositoryMock(session)
            store = MemoryRestorationStore(saved.map { Array($0.utf8) })
            let auth = AuthGuard<AuthRoute>(sessions: sessions, clock: .manual(clock))
            let links = try AuthRoute.deepLinks { _ in .help }
            let router = Router<AuthRoute>(links: links)
            router.timing.clock = .manual(clock)
            app = AppCoordinator(
                router, auth: auth,
                restoration: Restoration(links: links, store: store, clock: .manual(clock)),
                start: { phase in
                    guard startsAnew else { return nil }
                    return switch phase {
                    case .unauthenticated: State(root: .login)
                    case .authenticated: State(root: .home)
                    case .booting, .locked: nil
                    }
                }, onDenial: AuthRoute.screen)
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
        let fixture = try Fixture(PhaseRow.lockedAna)
        await fixture.app.boot()
        fixture.app.logOut()
        fixture.router.navigate(to: .help)
        #expect(fixture.app.save().isEmpty)
        #expect(String(decoding: fixture.store.bytes ?? [], as: UTF8.self).contains("/help"))
    }

    // MARK: boot
    @Test("boot looks up the session, which decides the phase and the first state", arguments: [nil, Session.ana])
    func boot(_ session: Session?) async throws {
        let fixture = try Fixture(session, startsAnew: true)
        #expect(fixture.app.phase == .booting)
        await fixture.app.boot()
        #expect(fixture.app.phase == (session.map { .authenticated($0) } ?? .unauthenticated))
        fixture.router.expect(State(root: session == nil ? .login : .home))
    }
    @Test("a repository that fails at boot counts as no session")
    func bootFails() async throws {
        let fixture = try Fixture(.ana)
        await fixture.sessions.fail(CancellationError())
        await fixture.app.boot()
        #expect(fixture.app.phase == .unauthenticated)
    }
    @Test("of the links that arrive before boot, the latest is opened, in place of saved state")
    func linkBeforeBoot() async throws {
        let fixture = try Fixture(
            .ana, saved: #"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/home","/profile/9"]}]}"#)
        let first = fixture.app.open("auth://profile/1")
        let second = fixture.app.open("https://auth.example/profile/2")
        #expect(await first.outcome == .superseded)
        #expect(second.settled == nil && fixture.router.path.isEmpty)
        await fixture.app.boot()
        #expect(second.settled == .committed)
        fixture.router.expect(State(path: [.profile(2)]))
    }
    @Test("a link before boot that needs a session leads to the login, and is opened after it")
    func linkBeforeLogin() async throws {
        let fixture = try Fixture()
        let link = fixture.app.open("auth://profile/1")
        await fixture.app.boot()
        #expect(link.settled == .denied(.unauthenticated))
        fixture.app.logIn(.ana)
        fixture.router.expect(State(path: [.profile(1)]))
    }
    @Test("a link that arrives during boot is opened")
    func slowBoot() async throws {
        let gate = Gate<Session?>()
        let router = Router<AuthRoute>(links: try AuthRoute.deepLinks())
        router.timing.clock = .manual(ManualClock())
        let app = AppCoordinator(router, sessions: GatedSessions(gate: gate), onDenial: AuthRoute.screen)
        let boot = Task { await app.boot() }
        await gate.arrival()
        let link = app.open("auth://home")
        gate.open(with: .ana)
        _ = await boot.value
        #expect(await link.outcome == .committed)
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
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.navigate(to: .home)
        await fixture.app.boot()
        fixture.router.expect(State(path: [.home]))
        #expect(await fixture.sessions.asked == 1)
    }

    // MARK: login and log-out
    @Test("a login shows home, and pushes the intended destination, if there is one")
    func afterLogin() async throws {
        let fixture = try Fixture(startsAnew: true)
        await fixture.app.boot()
        fixture.app.logIn(.ana)
        fixture.router.expect(State(root: .home))
        fixture.app.logOut()
        fixture.router.expect(State(root: .login))
        fixture.app.open("auth://profile/7")
        fixture.app.logIn(.ana)
        fixture.router.expect(State(root: .home, path: [.profile(7)]))
    }
    @Test("a denial presents the screen for its reason, and a locked app shows no protected destination")
    func reasons() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.navigate(to: .admin)
        #expect(fixture.router.presentingSheet == .upgrade)
        fixture.router.navigate(to: .account)
        #expect(fixture.router.active.root == .form)
        fixture.app.lock()
        #expect(fixture.router.navigate(to: .home).settled == nil)
        #expect(await !fixture.router.canNavigate(to: .home))
        #expect(await fixture.router.canNavigate(to: .help))
    }
    @Test("a log-out clears the stack and the saved state, and denies the waiting link")
    func logOut() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.perform(.setPath([.home, .profile(1)]))
        fixture.app.save()
        #expect(fixture.store.bytes != nil)
        fixture.app.lock()
        let link = fixture.app.open("auth://profile/2")
        fixture.app.logOut()
        #expect(fixture.app.phase == .unauthenticated)
        #expect(link.settled == .denied(.unauthenticated))
        #expect(fixture.store.bytes == nil)
        fixture.app.logIn(.ben)
        fixture.router.expect(State())
    }
    @Test("a lock keeps the stack, and an unlock opens a link that arrived meanwhile")
    func locked() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.perform(.setPath([.home, .profile(1)]))
        fixture.app.lock()
        #expect(fixture.app.phase == .locked(.ana.with(isLocked: true)))
        fixture.router.expect(State(path: [.home, .profile(1)]))
        let link = fixture.app.open("auth://profile/2")
        #expect(link.settled == nil)
        try await fixture.app.unlock()
        #expect(fixture.app.phase == .authenticated(.ana))
        #expect(link.settled == .committed)
        fixture.router.expect(State(path: [.profile(2)]))
    }
    @Test("updateSession with an unlocked session unlocks the app, and opens the waiting link")
    func openSessionWhileLocked() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.app.lock()
        let link = fixture.app.open("auth://profile/2")
        fixture.app.updateSession(.ana)
        #expect(fixture.app.phase == .authenticated(.ana))
        #expect(link.settled == .committed)
        fixture.router.expect(State(path: [.profile(2)]))
    }
    @Test("an app that booted locked shows its saved state at the unlock, and then the waiting link")
    func openSessionAfterLockedBoot() async throws {
        let fixture = try Fixture(
            .ana.with(isLocked: true),
            saved: #"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/home","/profile/9"]}]}"#)
        await fixture.app.boot()
        let link = fixture.app.open("auth://profile/2")
        fixture.app.updateSession(.ana)
        fixture.router.expect(State(path: [.home, .profile(9)]))
        #expect(await link.outcome == .committed)
        fixture.router.expect(State(path: [.profile(2)]))
    }
    @Test("an unlock without a link shows the previous state")
    func unlocked() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.perform(.setPath([.home, .profile(1)]))
        fixture.app.lock()
        try await fixture.app.unlock()
        fixture.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a request during a lock is performed at the unlock")
    func intentWhileLocked() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.navigate(to: .home)
        fixture.app.lock()
        let handle = fixture.router.navigate(to: .profile(3))
        #expect(handle.settled == nil)
        try await fixture.app.unlock()
        #expect(handle.settled == .committed)
        fixture.router.expect(State(path: [.home, .profile(3)]))
    }
    @Test("if the session is locked at boot, the saved state is shown only at the unlock")
    func lockedAtBoot() async throws {
        let fixture = try Fixture(
            .ana.with(isLocked: true),
            saved: #"{"version":1,"saved":[{"at":9999999999,"owner":"ana","path":["/home","/profile/9"]}]}"#)
        await fixture.app.boot()
        fixture.router.expect(State())
        fixture.app.save()
        try await fixture.app.unlock()
        fixture.router.expect(State(path: [.home, .profile(9)]))
    }
    @Test("a refresh that finds no session removes protected screens, and the owner's login restores them")
    func foreground() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.perform(.setPath([.help, .home, .profile(1)]))
        await fixture.sessions.set(nil)
        await fixture.app.refreshSession()
        #expect(fixture.app.phase == .unauthenticated)
        fixture.router.expect(State(path: [.help]))
        fixture.app.logIn(.ana)
        fixture.router.expect(State(path: [.help, .home, .profile(1)]))
    }
    @Test("the screens of an expired session are never shown to another user, and are kept for their owner")
    func expiredForAnother() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.perform(.setPath([.home, .profile(1)]))
        await fixture.sessions.set(nil)
        await fixture.app.refreshSession()
        fixture.app.logIn(.ben)
        fixture.router.expect(State())
        fixture.app.logIn(.ana)
        fixture.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a guard that finds an expired session makes the app unauthenticated, and a login restores the state")
    func expiresWhileNavigating() async throws {
        let fixture = try Fixture(
            Session(owner: "ana", expires: Date(timeIntervalSince1970: 1_767_225_600 + 60)))
        await fixture.app.boot()
        fixture.router.navigate(to: .home)
        fixture.clock.advance(by: .seconds(61))
        await fixture.sessions.set(nil)
        #expect(await fixture.router.navigate(to: .profile(1)).outcome == .denied(.unauthenticated))
        #expect(fixture.app.phase == .unauthenticated)
        fixture.router.expect(State().presenting(.login, as: .sheet))
        fixture.app.logIn(.ana)
        fixture.router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("granting the permission performs the denied request; an update with another owner's session is ignored")
    func permission() async throws {
        let fixture = try Fixture(.ana)
        await fixture.app.boot()
        fixture.router.navigate(to: .admin)
        fixture.app.updateSession(Session(owner: "ana", permissions: ["admin"]))
        fixture.router.expect(State(path: [.admin]))
        fixture.app.updateSession(Session(owner: "ben"))
        #expect(fixture.app.phase.session?.owner == "ana", "updateSession ignores another owner")
    }
    @Test("the phase can be observed")
    func observable() async throws {
        let fixture = try Fixture(.ana)
        var changes = 0
        withObservationTracking {
            _ = fixture.app.phase
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }
        await fixture.app.boot()
        #expect(changes == 1)
    }
    @Test("an expiry while another guard is asked removes protected screens at once, and a login restores them")
    func expiresWhileAnotherIsAsked() async throws {
        let fixture = try Fixture(.ana)
        let slow = AccessGuardMock<AuthRoute>()
        fixture.router.setGuard(fixture.app.auth.then(slow))
        await fixture.app.boot()
        fixture.router.perform(.setPath([.help, .home]))
        let gate = slow.hold(.profile(1))
        let transition = fixture.router.navigate(to: .profile(1))
        await gate.arrival()
        await fixture.sessions.set(nil)
        await fixture.app.refreshSession()
        fixture.router.expect(State(path: [.help]))
        #expect(await transition.outcome == .denied(.unauthenticated))
        gate.open(with: .allowed)
        await gate.departure()
        fixture.router.expect(State(path: [.help]))
        // the stack and the intended destination are restored together, and are guarded again
        fixture.app.logIn(.ana)
        await gate.arrival()
        gate.open(with: .allowed)
        await gate.departure()
        fixture.router.expect(State(path: [.help, .home, .profile(1)]))
    }
}
