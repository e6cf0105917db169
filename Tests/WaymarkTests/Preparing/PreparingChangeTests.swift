import Foundation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Preparing during guard answers, locks and limits")
struct PreparingChangeTests {
    let shelf = Shelf()
    let clock = ManualClock()

    private func guarded(
        count: Int = 20, age: Duration = .seconds(60),
        _ rule: @escaping @MainActor @Sendable (AuthRoute) -> AccessAnswer<AuthRoute>
    ) -> Router<AuthRoute> {
        let router = Router<AuthRoute>()
        router.timing.clock = .manual(clock)
        router.setGuard(RuleGuard<AuthRoute> { destination, _ in rule(destination) })
        router.setPreparation(count: count, age: age) { [shelf] in shelf.preparation(of: $0) }
        return router
    }

    // MARK: Denials
    @Test("reload() of content that an asynchronous guard has denied loads nothing")
    func reloadDenied() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = guarded { $0 == .profile(1) ? .later { try await gate.pass() } : .allowed }
        let taken = router.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        gate.open(with: .denied(.insufficientPermissions))
        await router.untilPrepared()
        #expect(taken.failure is PreparationError && shelf.asked.isEmpty)
        #expect(router.prepared(for: .profile(1), as: String.self).failure is PreparationError)
        #expect(gate.arrived == 1, "a view that asks again doesn't ask the guard again")
        taken.reload()
        await until("the guard is asked again") { gate.arrived == 2 }
        #expect(shelf.asked.isEmpty, "the guard has denied it")
        #expect(taken.value == nil)
    }
    @Test("content that is being loaded when the guard denies its reload is never shown")
    func reloadDeniedMeanwhile() async {
        let gate = Gate<String>()
        var isOpen = true
        let router = guarded { $0 == .profile(1) && !isOpen ? .denied(.insufficientPermissions) : .allowed }
        shelf.gate = gate
        let taken = router.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        isOpen = false
        taken.reload()
        gate.open(with: "secrets")
        await gate.departure()
        #expect(taken.value == nil && taken.failure is PreparationError)
        #expect(gate.cancelled == 1)
    }
    @Test("content whose load threw a PreparationError isn't loaded again when it is requested again")
    func thrownPreparationError() async {
        var loads = 0
        let router = Router<AuthRoute>()
        router.setPreparation { route in
            guard route == .help else { return nil }
            return Preparation { () async throws -> String in
                loads += 1
                throw PreparationError.notStated(name: "another screen")
            }
        }
        for _ in 0..<3 {
            _ = router.prepared(for: .help, as: String.self)
            await router.untilPrepared()
        }
        #expect(loads == 1)
    }
    @Test("denied content that is requested again isn't loaded before the guard has answered again")
    func takenAgainAfterDenial() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = guarded { $0 == .profile(1) ? .later { try await gate.pass() } : .allowed }
        _ = router.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        gate.open(with: .denied(.insufficientPermissions))
        await router.untilPrepared()
        router.navigate(to: .upgrade)
        let again = router.prepared(for: .profile(1), as: String.self)
        await until("the guard is asked again") { gate.arrived == 2 }
        #expect(!shelf.asked.contains(.profile(1)), "the guard has denied it")
        #expect(again.value == nil)
    }
    @Test("an asynchronous denial is dropped at a recheck if the guard then allows the destination")
    func staleDenial() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        var isOpen = false
        let router = guarded { route in
            route == .profile(1) && !isOpen ? .later { try await gate.pass() } : .allowed
        }
        let first = router.prepared(for: .profile(1), as: String.self)
        await gate.arrival()
        gate.open(with: .denied(.insufficientPermissions))
        await router.untilPrepared()
        isOpen = true
        router.recheck()
        #expect(first.failure is CancellationError, "a view that shows the denial asks again")
        let again = router.prepared(for: .profile(1), as: String.self)
        await router.untilPrepared()
        #expect(again.value != nil, "\(String(describing: again.failure))")
    }
    @Test("the content of a destination that the guard now redirects is freed")
    func nowRedirected() async {
        var isOpen = true
        let router = guarded { $0 == .profile(1) && !isOpen ? .redirected(to: .upgrade) : .allowed }
        router.prepare(.profile(1))
        await router.untilPrepared()
        let taken = router.prepared(for: .profile(1), as: String.self)
        #expect(taken.value != nil)
        isOpen = false
        router.recheck()
        #expect(router.preparedFacts.isEmpty, "\(router.preparedFacts)")
        #expect(taken.value == nil)
    }
    @Test("a value isn't returned after the session has expired, even before the guard has answered")
    func expired() async {
        let app = AuthApp(Session(owner: "ana", expires: ManualClock().date.addingTimeInterval(30)))
        app.router.setPreparation { [shelf] in shelf.preparation(of: $0) }
        app.router.prepare(.profile(1))
        await app.router.untilPrepared()
        #expect(shelf.asked == [.profile(1)])
        let before = app.router.prepared(for: .profile(1), as: String.self)
        app.clock.advance(by: .seconds(40))
        await app.sessions.set(nil)
        let taken = app.router.prepared(for: .profile(1), as: String.self)
        #expect(taken.value == nil && before.value == nil, "the session has expired")
        await until("the repository answers") { !taken.isLoading }
        #expect(taken.value == nil, "the session has expired, and the repository knows none")
    }

    // MARK: Waiting callers
    @Test("a caller that waits for a value beyond the limits gets none after the session has ended")
    func evictedWaiter() async {
        let app = AuthApp(.ana)
        let gate = Gate<String>()
        shelf.gate = gate
        app.router.setPreparation(count: 0) { [shelf] in shelf.preparation(of: $0) }
        let taken = app.router.prepared(for: .profile(1), as: String.self)
        let ending = Ending { try await taken.get() }
        await gate.arrival()
        await ending.begun()
        app.router.navigate(to: .upgrade)
        app.logOut()
        gate.open(with: "secrets of ana")
        await gate.departure()
        await until("it waits for ever") { ending.value != nil }
        #expect(taken.value == nil, "the session has ended")
        if case .success(let text)? = ending.value { Issue.record("got \(text)") }
        #expect(gate.cancelled == 1)
    }
    @Test("a caller stops waiting when the router is freed, even while the guard answers")
    func routerGoes() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        var ending: Ending<String>?
        do {
            let router = guarded { _ in .later { try await gate.pass() } }
            let taken = router.prepared(for: .profile(1), as: String.self)
            ending = Ending { try await taken.get() }
            await gate.arrival()
        }
        gate.open(with: .allowed)
        await until("it waits for ever") { ending?.value != nil }
    }
    @Test("a caller stops waiting when the router is freed during a lock")
    func routerGoesWhileLocked() async {
        var ending: Ending<String>?
        do {
            let router = guarded { _ in .allowed }
            router.updateSession(.began(.ana))
            router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
            let taken = router.prepared(for: .profile(1), as: String.self)
            ending = Ending { try await taken.get() }
            await ending?.begun()
            #expect(ending?.value == nil)
        }
        await until("it waits for ever") { ending?.value != nil }
        #expect(throws: CancellationError.self) { try ending?.value?.get() }
    }
    @Test("content requested during a lock is loaded after it, even beyond the limits", arguments: [true, false])
    func takenDuringLock(_ isEvicted: Bool) async {
        let router = guarded(count: 0) { _ in .allowed }
        router.updateSession(.began(.ana))
        router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
        let taken = router.prepared(for: .profile(1), as: String.self)
        let ending = Ending { try await taken.get() }
        await ending.begun()
        if isEvicted { router.navigate(to: .upgrade) }
        await loadLater()
        #expect(shelf.asked.isEmpty && taken.isLoading)
        router.updateSession(.changed(.ana))
        await until("it waits for ever") { ending.value != nil }
        guard case .success("profile(1) of nobody")? = ending.value else {
            Issue.record("\(ending.text)")
            return
        }
    }
    @Test("the content of a shown screen doesn't wait for an earlier guard answer", arguments: [true, false])
    func olderQuestion(_ isOnTop: Bool) async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        var count = 0
        let router = guarded { route in
            guard route == .profile(1) else { return .allowed }
            count += 1
            return count == 1 ? .later { try await gate.pass() } : .allowed
        }
        router.prepare(.profile(1))
        await gate.arrival()
        let path: [AuthRoute] = isOnTop ? [.profile(1)] : [.profile(1), .upgrade]
        #expect(router.perform(.replace(NavigationState(path: path))).settled == .committed)
        let taken = router.prepared(for: .profile(1), as: String.self)
        await router.untilPrepared()
        #expect(shelf.asked == [.profile(1)], "the guard has allowed the navigation")
        clock.advance(by: .seconds(11))
        gate.open(with: .denied(.insufficientPermissions))
        await gate.departure()
        #expect(taken.failure == nil, "\(String(describing: taken.failure))")
    }
    @Test("a loop of asynchronous redirects ends after a few calls of the guard")
    func asyncLoop() async {
        var count = 0
        let router = guarded { route in
            switch route {
            case .profile(1): count += 1; return .later { .redirected(to: .profile(2)) }
            case .profile(2): count += 1; return .later { .redirected(to: .profile(1)) }
            default: return .allowed
            }
        }
        router.prepare(.profile(1))
        await router.untilPrepared()
        let before = count
        await loadLater()
        #expect(count == before && count < 20, "asked \(before) times, and then \(count)")
        router.setPreparation(nil)
    }
    @Test("a caller gets the content of the destination to which an asynchronous guard redirects")
    func asyncRedirect() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = guarded { $0 == .profile(1) ? .later { try await gate.pass() } : .allowed }
        let taken = router.prepared(for: .profile(1), as: String.self)
        let ending = Ending { try await taken.get() }
        await gate.arrival()
        let load = Gate<String>()
        shelf.gate = load
        gate.open(with: .redirected(to: .profile(2)))
        await load.arrival()
        #expect(ending.value == nil && taken.isLoading)
        load.open(with: "the second")
        await until("it waits for ever") { ending.value != nil }
        #expect(shelf.asked == [.profile(2)])
        guard case .success("the second")? = ending.value else {
            Issue.record("\(ending.text)")
            return
        }
    }
    @Test("nothing is loaded if the app is locked while the guard answers")
    func locked() async {
        let gate = Gate<AccessAnswer<AuthRoute>>()
        let router = guarded { _ in .later { try await gate.pass() } }
        router.updateSession(.began(.ana))
        router.prepare(.profile(1))
        await gate.arrival()
        router.updateSession(.changed(Session(owner: "ana", isLocked: true)))
        gate.open(with: .allowed)
        await gate.departure()
        await loadLater()
        #expect(shelf.asked.isEmpty, "the app is locked")
    }
    @Test("content requested during a lock or before boot isn't loaded meanwhile", arguments: [true, false])
    func takenWhileLocked(_ isBoot: Bool) async throws {
        let app = AuthApp(.ana)
        app.router.setPreparation { [shelf] in shelf.preparation(of: $0) }
        if isBoot {
            app.router.store.handle(.bootIsAwaited)
        } else {
            app.change(Session(owner: "ana", isLocked: true))
        }
        let taken = app.router.prepared(for: .help, as: String.self)
        await loadLater()
        #expect(shelf.asked.isEmpty, "nothing is prepared while the app is locked or boots")
        #expect(taken.value == nil)
    }

    // MARK: Limits
    @Test("a value that is too old isn't shown, and is loaded again for its screen")
    func tooOldForItsScreen() async {
        let app = AuthApp(.ana)
        app.router.setPreparation(age: .seconds(60)) { [shelf] in shelf.preparation(of: $0) }
        app.router.prepare(.profile(1))
        await app.router.untilPrepared()
        app.clock.advance(by: .seconds(600))
        app.router.navigate(to: .profile(1))
        let taken = app.router.prepared(for: .profile(1), as: String.self)
        #expect(taken.value == nil, "ten minutes old")
        await app.router.untilPrepared()
        #expect(shelf.asked == [.profile(1), .profile(1)])
    }
    @Test("a value that is requested again becomes the most recently used")
    func askedAgain() async {
        let app = AuthApp(.ana)
        app.router.setPreparation(count: 2) { [shelf] in shelf.preparation(of: $0) }
        for id in [1, 2, 1, 3] {
            app.clock.advance(by: .milliseconds(1))
            app.router.prepare(.profile(id))
            await app.router.untilPrepared()
        }
        #expect(app.router.preparedFacts.count == 2)
        app.router.prepare(.profile(1))
        await app.router.untilPrepared()
        #expect(shelf.asked == [.profile(1), .profile(2), .profile(3)], "the second was the least recently used")
    }
    @Test("a value is kept if its reload fails")
    func failingReload() async throws {
        let router = guarded { _ in .allowed }
        let taken = router.prepared(for: .profile(1), as: String.self)
        _ = try await taken.get()
        shelf.isFailing = true
        taken.reload()
        await until { taken.failure is Shelf.Failure }
        #expect(taken.value != nil)
    }
}
