import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Missed callbacks")
struct MissedCallbackTests {
    typealias State = NavigationState<Route>
    let clock = ManualClock()
    let router = Router<Route>()

    init() { router.timing.clock = .manual(clock) }

    private func host() -> NavigationHost {
        router.host.groundDidAppear()
        return router.host
    }
    /// Moves the clock past the host's timeout, and waits until the host's timer has run.
    private func timeOut() async throws {
        let timer = try #require(router.host.timer)
        clock.advance(by: router.timing.callbackTimeout)
        await timer.value
    }
    private var missed: [HostCallback] { router.records.compactMap(\.missed) }

    @Test("a modal that draws nothing delays the next step until the timeout, which is recorded")
    func presentation() async throws {
        _ = host()
        router.navigate(to: .settings)
        router.navigate(to: .gallery(1))
        #expect(router.shown == State().presenting(.settings, as: .sheet))
        try await timeOut()
        #expect(missed == [.presentation(level: 1)])
        router.host.ground.didDismissModal()
        #expect(router.shown == State().presenting(.gallery(1), as: .fullScreen))
        #expect(router.records.last?.kind == .missedCallback)
    }
    @Test func `the 1.5 s of an interactive zoom aren't a missed callback`() async {
        _ = host()
        router.navigate(to: .settings)
        router.navigate(to: .gallery(1))
        clock.advance(by: .milliseconds(1500))
        for _ in 0..<20 { await Task.yield() }
        #expect(missed == [] && router.shown == State().presenting(.settings, as: .sheet))
    }
    @Test func `a sheet that its style keeps isn't dismissed by a gesture`() throws {
        let host = host()
        router.navigate(to: .settings)
        let modal = try #require(host.ground.modal)
        modal.didShow(depth: 0)
        modal.isKept = true
        modal.userDidEscape()
        #expect(modal.isHeld && modal.isDismissDisabled && router.child != nil)
        modal.isKept = false
        modal.userDidEscape()
        #expect(router.child == nil)
    }
    @Test("a dismissal that isn't reported because the presenter left is assumed at the timeout")
    func dismissal() async throws {
        let host = host()
        router.navigate(to: .settings)
        try #require(host.ground.modal).didShow(depth: 0)
        router.perform(.sequence([.dismissModal, .setRoot(.home), .present(.gallery(1), as: .fullScreen)]))
        #expect(router.shown == State())
        try await timeOut()
        #expect(missed == [.dismissal(level: 0)])
        host.ground.didShow(depth: 0)
        #expect(router.shown == router.state)
        // the late callback is ignored
        host.ground.didDismissModal()
        #expect(router.shown == router.state)
    }
    @Test("a callback that nothing waits for isn't missed, and no task waits for it")
    func unneeded() async throws {
        let host = host()
        router.navigate(to: .settings)
        try #require(host.ground.modal).didShow(depth: 0)
        router.dismissModal()
        router.navigate(to: .list)
        let timer = try #require(host.timer)
        host.ground.didDismissModal()
        #expect(host.timer == nil)
        clock.advance(by: router.timing.callbackTimeout * 2)
        await timer.value
        #expect(missed == [] && host.timer == nil && clock.sleeping == 0)
    }
    @Test("a callback that arrives just after the timeout counts, and the next one has its own timeout")
    func justInTime() async throws {
        let host = host()
        router.navigate(to: .settings)
        router.navigate(to: .gallery(1))
        let timer = try #require(host.timer)
        await until { clock.sleeping == 1 }
        clock.advance(by: router.timing.callbackTimeout)
        try #require(host.ground.modal).didShow(depth: 0)
        await timer.value
        #expect(router.shown == State(), "the dismissal is under way")
        #expect(missed == [])
    }
    @Test("an echo of an earlier step isn't a back swipe, even before the latest one is on screen")
    func echo() {
        let host = host()
        router.navigate(to: .list)
        let early = host.ground.path
        router.navigate(to: .detail(1))
        host.ground.userDidSet(path: early)
        host.ground.userDidSet(path: [])
        #expect(router.path == [.list, .detail(1)])
        host.ground.didShow(depth: 2)
        router.pop()
        host.ground.userDidSet(path: early + early)
        #expect(router.path == [.list], "there is no swipe forward")
        host.ground.didShow(depth: 1)
        host.ground.userDidSet(path: [])
        #expect(router.path == [], "a screen that was reported can be left")
    }
    @Test("a back swipe from a screen that was never reported as shown counts after the timeout")
    func neverReported() {
        let host = host()
        router.navigate(to: .list)
        let early = host.ground.path
        host.ground.didShow(depth: 1)
        router.navigate(to: .detail(1))
        clock.advance(by: router.timing.callbackTimeout)
        host.ground.userDidSet(path: early)
        #expect(router.path == [.list])
    }
    @Test("with a host and a guard, a push and a pop are committed and shown before their calls return")
    func hosted() {
        let app = AuthApp(.ana)
        app.router.host.groundDidAppear()
        for number in 1...1_000 {
            #expect(app.router.navigate(to: .profile(number)).settled == .committed)
            #expect(app.router.shown.path == [.profile(number)])
            #expect(app.router.pop().settled == .committed)
            #expect(app.router.shown.path == [])
        }
        #expect(app.clock.sleeping == 0)
    }
    @Test("a screen that is shown before its container has appeared counts as the ground level")
    func shownBeforeContainer() {
        let state = NavigationState<Route>(path: [.list]).presenting(.settings, as: .sheet)
        let router = Router<Route>(state)
        router.host.ground.didShow(depth: 1)
        #expect(router.shown == state)
    }
}
