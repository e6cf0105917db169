import Testing
import Waymark
import WaymarkTesting

/// Races between two actions, in both orders. A seed's parity decides the order, and its random numbers decide how many
/// jobs run in between.
@MainActor @Suite("Races, in both orders")
struct RaceTests {
    typealias State = NavigationState<AuthRoute>
    nonisolated static let seeds: Range<UInt64> = 0..<120

    /// Runs two actions in the order that the seed decides, with some ready jobs before, between and after them.
    private func race(
        _ seed: UInt64, _ one: @MainActor () -> Void, _ other: @MainActor () -> Void
    ) async {
        var random = SeededGenerator(seed: seed)
        func some() async { for _ in 0..<Int.random(in: 0...6, using: &random) { await Task.yield() } }
        await some()
        seed.isMultiple(of: 2) ? one() : other()
        await some()
        seed.isMultiple(of: 2) ? other() : one()
        await letTasksRun()
    }
    /// Returns an app, by default with a session, and its second guard, whose answers a test delays.
    private func app(_ session: Session? = .ana) -> (AuthApp, AccessGuardMock<AuthRoute>) {
        let app = AuthApp(session)
        let slow = AccessGuardMock<AuthRoute>()
        app.router.setGuard(app.auth.then(slow), onDenial: AuthRoute.screen)
        return (app, slow)
    }
    private func answer(_ seed: UInt64) -> AccessDecision<AuthRoute> {
        seed % 3 == 0 ? .denied(.insufficientPermissions) : .allowed
    }

    @Test(
        "of two guarded navigations or links, the later one wins, whatever the guard answers and in whatever order",
        arguments: seeds, [false, true])
    func latestWins(seed: UInt64, isLink: Bool) async throws {
        let (app, slow) = app()
        app.router.links = try AuthRoute.deepLinks()
        func go(_ id: Int) -> NavigationHandle {
            isLink ? app.router.open("auth://profile/\(id)") : app.router.navigate(to: .profile(id))
        }
        let (first, second) = (slow.hold(.profile(1)), slow.hold(.profile(2)))
        let a = go(1)
        if seed % 5 != 0 { await first.arrival() }
        let b = go(2)
        await second.arrival()
        await race(seed, { first.open(with: answer(seed)) }, { second.open(with: .allowed) })
        #expect(await a.outcome == .superseded)
        #expect(await b.outcome == .committed)
        app.router.expect(State(path: [.profile(2)]))
        #expect(app.router.intendedDestination == nil)
    }
    @Test("a user who goes back while a guard is asked ends up on the previous screen", arguments: seeds)
    func returns(seed: UInt64) async {
        let (app, slow) = app()
        app.router.navigate(to: .home)
        let gate = slow.hold(.profile(1))
        let b = app.router.navigate(to: .profile(1))
        await gate.arrival()
        var back: NavigationHandle?
        var wasCommitted = false
        await race(
            seed, { gate.open(with: .allowed) },
            {
                wasCommitted = b.settled == .committed
                back = app.router.perform(.setPath([.home]))
            })
        #expect(back?.settled == .committed, "it isn't a duplicate in either order")
        #expect(await b.outcome == (wasCommitted ? .committed : .superseded))
        app.router.expect(State(path: [.home]))
    }
    @Test("the deadline and the answer of a guard end a navigation once", arguments: seeds)
    func deadline(seed: UInt64) async {
        let (app, slow) = app()
        app.router.setGuard(slow)
        let gate = slow.hold(.profile(1))
        let transition = app.router.navigate(to: .profile(1))
        await gate.arrival()
        await race(seed, { gate.open(with: .allowed) }, { app.clock.advance(by: .seconds(10)) })
        let outcome = await transition.outcome
        #expect(outcome == .committed || outcome == .denied(.timedOut))
        app.router.expect(State(path: outcome == .committed ? [.profile(1)] : []))
        #expect(app.router.records.count == 1)
        #expect(app.clock.sleeping == 0)
    }
    @Test("a log-out while a guard is asked leaves nothing protected on screen", arguments: seeds)
    func logOut(seed: UInt64) async {
        let (app, slow) = app()
        let gate = slow.hold(.profile(1))
        let transition = app.router.navigate(to: .profile(1))
        await gate.arrival()
        var wasCommitted = false
        await race(
            seed, { gate.open(with: .allowed) },
            {
                wasCommitted = transition.settled == .committed
                app.logOut()
            })
        #expect(await transition.outcome == (wasCommitted ? .committed : .denied(.unauthenticated)))
        app.router.expect(State())
        #expect(app.router.intendedDestination == nil)
    }
    @Test("another user who logs in while a guard is asked sees none of the first user's screens", arguments: seeds)
    func anotherUser(seed: UInt64) async {
        let (app, slow) = app()
        app.router.navigate(to: .home)
        let gate = slow.hold(.profile(1))
        let transition = app.router.navigate(to: .profile(1))
        await gate.arrival()
        var wasCommitted = false
        await race(
            seed, { gate.open(with: answer(seed)) },
            {
                wasCommitted = transition.settled == .committed
                app.logIn(.ben)
            })
        #expect(await (transition.outcome == .committed) == wasCommitted)
        #expect(!app.router.state.destinations.contains(.profile(1)))
        #expect(!app.router.state.destinations.contains(.home))
        #expect(app.router.intendedDestination == nil, "the second user doesn't get the first user's request")
    }
    @Test("two logins at once show the destination once, guarded by the new session", arguments: seeds)
    func twoLogins(seed: UInt64) async {
        let (app, slow) = app(nil)
        app.router.navigate(to: .profile(1))
        let gate = slow.hold(.profile(1))
        await race(seed, { app.logIn(.ana) }, { app.logIn(.ana) })
        await gate.arrival()
        gate.open(with: .allowed)
        await until { app.router.state == State(path: [.profile(1)]) }
        #expect(app.router.records.filter { $0.destination == .profile(1) && $0.outcome == .committed }.count == 1)
    }
    @Test("a login and its cancellation at the same moment either show the destination or drop it", arguments: seeds)
    func cancels(seed: UInt64) async {
        let (app, _) = app(nil)
        app.router.navigate(to: .profile(1))
        var wasLoggedIn = false
        await race(
            seed,
            {
                app.logIn(.ana)
                wasLoggedIn = app.router.path == [.profile(1)]
            }, { app.router.presentingSheet = nil })
        app.router.expect(State(path: wasLoggedIn ? [.profile(1)] : []))
    }
    @Test("a link that arrives as boot ends is opened", arguments: seeds)
    func boot(seed: UInt64) async throws {
        let gate = Gate<Session?>()
        let links = try AuthRoute.deepLinks()
        let store = MemoryStorage(
            Array(#"{"version":1,"saved":[{"at":9999999999,"path":["/home","/profile/9"]}]}"#.utf8))
        // boot's deadline would pass on a busy machine before the gate is opened
        let clock = NavigationClock.manual(ManualClock())
        let auth = AuthGuard<AuthRoute>(sessions: GatedSessions(gate: gate), clock: clock)
        let router = Router<AuthRoute>(links: links)
        router.timing.clock = clock
        let app = AppCoordinator(
            router, auth: auth, store: RestorationStore(store), onDenial: AuthRoute.screen)
        let boot = Task { await app.boot() }
        await gate.arrival()
        var link: NavigationHandle?
        await race(seed, { gate.open(with: .ana) }, { link = app.open("auth://profile/1") })
        _ = await boot.value
        #expect(await link?.outcome == .committed)
        router.expect(State(path: [.profile(1)]))
    }
    @Test("a link that arrives with the user's answer about unsaved work is opened", arguments: seeds)
    func leaving(seed: UInt64) async throws {
        let (app, _) = app()
        let links = try AuthRoute.deepLinks()
        app.router.navigate(to: .home)
        let gate = Gate<Bool>()
        var isLeft = false
        app.router.onLeave(of: .home) {
            defer { isLeft = true }
            return isLeft ? .leave : .later { (try? await gate.pass()) ?? false }
        }
        let pop = app.router.pop()
        await gate.arrival()
        await race(
            seed, { gate.open(with: true) }, { app.router.open("auth://help", using: links) })
        let outcome = await pop.outcome
        #expect(outcome == .committed || outcome == .superseded)
        app.router.expect(State(path: [.help]))
    }

    /// An event of the random sequence below.
    private enum Step: CaseIterable {
        case open, protected, gated, link, pop, back, logOut, ana, ben, allow, deny, run, late
    }

    @Test(
        "in any order of events, no protected screen is shown without a session or to another user, and handles settle",
        .timeLimit(.minutes(15)), arguments: 0..<200 as Range<UInt64>)
    func anything(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let (app, slow) = app(nil)
        let links = try AuthRoute.deepLinks()
        let gate = slow.hold(.profile(7))
        var handles: [NavigationHandle] = []
        var owners: [AuthRoute: String] = [:]
        app.router.observe { [router = app.router, auth = app.auth] _ in
            for destination in router.state.destinations where destination.accessRule != .everyone {
                #expect(auth.session != nil, "a protected destination without a session")
                if let owner = auth.session?.owner { #expect(owners[destination] ?? owner == owner) }
            }
        }
        for _ in 0..<40 {
            switch Step.allCases.randomElement(using: &random)! {
            case .open: handles.append(app.router.active.navigate(to: .help))
            case .protected:
                handles.append(app.router.active.navigate(to: .profile(Int.random(in: 1...3, using: &random))))
            case .gated: handles.append(app.router.navigate(to: .profile(7)))
            case .link:
                app.clock.advance(by: .seconds(1))
                handles.append(
                    app.router.active.open("auth://profile/\(Int.random(in: 6...8, using: &random))", using: links))
            case .pop: handles.append(app.router.pop())
            case .back: handles.append(app.router.active.goBack())
            case .logOut:
                app.logOut()
                #expect(app.router.state.destinations.allSatisfy { $0.accessRule == .everyone })
                owners = [:]
            case .ana: app.logIn(.ana)
            case .ben: app.logIn(.ben)
            case .allow: gate.open(with: .allowed)
            case .deny: gate.open(with: .denied(.insufficientPermissions))
            case .run: for _ in 0..<Int.random(in: 1...8, using: &random) { await Task.yield() }
            case .late: app.clock.advance(by: .seconds(Int.random(in: 1...12, using: &random)))
            }
            let state = app.router.state
            owners = owners.filter { state.destinations.contains($0.key) }
            if let owner = app.auth.session?.owner {
                for destination in state.destinations where destination.accessRule != .everyone {
                    #expect(owners[destination] ?? owner == owner, "one user's screen is shown to another")
                    owners[destination] = owner
                }
            }
        }
        await letTasksRun()  // lets guards be asked
        app.clock.advance(by: .seconds(10))
        for handle in handles { _ = await handle.outcome }
        gate.open(with: .allowed)
        await gate.departure()
        #expect(app.clock.sleeping == 0)
    }
}
