import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Findings: what screens and records say")
struct RecordFindings {
    typealias State = NavigationState<Route>

    @Test("what started a transition, and its kind, take a byte each: every record has both")
    func small() {
        #expect(MemoryLayout<NavigationOrigin>.size == 1 && MemoryLayout<NavigationKind>.size == 1)
        #expect(_isPOD(NavigationOrigin.self) && _isPOD(NavigationKind.self))
    }
    @Test("U13: a screen asks who it is: whether there is a way back, what is on top, how it is shown")
    func screen() throws {
        let router = Router<Route>(root: .home)
        #expect(!router.canGoBack && router.top == .home && router.style == nil)
        router.navigate(to: .list)
        #expect(router.canGoBack && router.top == .list)
        #expect(router.contains(.home) && router.contains(.list) && !router.contains(.about))
        router.navigate(to: .settings)
        let sheet = try #require(router.child)
        #expect(sheet.canGoBack && sheet.top == .settings && sheet.style == .sheet)
        sheet.navigate(to: .gallery(1))
        #expect(sheet.child?.style == .fullScreen)
        sheet.child?.dismiss()
        sheet.dismiss()
        #expect(!sheet.isAttached && !sheet.canGoBack)
        router.expect(State(root: .home, path: [.list]))
    }
    @Test("U13: what it asks is observed")
    func observed() {
        let router = Router<Route>(root: .home)
        let flags = [
            ObservationFlag { _ = router.canGoBack }, ObservationFlag { _ = router.top },
            ObservationFlag { _ = router.contains(.about) },
        ]
        router.navigate(to: .list)
        for flag in flags { #expect(flag.isSet) }
        let root = ObservationFlag { _ = router.contains(.home) }
        router.perform(.setRoot(.about))
        #expect(root.isSet)
    }

    @Test("L5: a record says when it began and ended, what the user saw before, and what they see after it")
    func record() async throws {
        let clock = ManualClock()
        let router = Router<Route>(path: [.list])
        router.timing.clock = .manual(clock)
        let control = AccessGuardMock<Route>()
        router.setGuard(control)
        clock.advance(by: .seconds(3))
        router.navigate(to: .detail(1))
        let first = try #require(router.records.last)
        #expect(first.began == .seconds(3) && first.ended == .seconds(3))
        #expect(first.top == .detail(1))
        #expect(router.state(before: first) == State(path: [.list]))
        let gate = control.hold(.settings)
        let transition = router.navigate(to: .settings)
        await gate.arrival()
        clock.advance(by: .seconds(4))
        gate.open(with: .allowed)
        _ = await transition.outcome
        let second = try #require(router.records.last)
        #expect(second.began == .seconds(3) && second.ended == .seconds(7))
        #expect(second.top == .settings)
        #expect(router.state(before: second) == State(path: [.list, .detail(1)]))
    }
    @Test("L5: a refused transition's state before is the one that stays")
    func refused() throws {
        let router = Router<Route>(path: [.list])
        router.perform(.popTo(.about))
        let record = try #require(router.records.last)
        #expect(record.top == .list && router.state(before: record) == State(path: [.list]))
        for _ in 0..<NavigationLimits.records { router.perform(.popTo(.about)) }
        #expect(router.state(before: record) == nil)
    }
    @Test("L5: a record says what opened it: code, gesture, link, notification")
    func origins() throws {
        let router = Router<Route>(root: .home, links: try Route.deepLinks { _ in .about })
        router.navigate(to: .list)
        router.path = []
        router.open("app://detail/1")
        router.open(["link": "app://detail/2"])
        router.open(["link": "app://nowhere"])
        #expect(
            router.records.map(\.origin)
                == [.code, .gesture, .link, .notification, .notification, .notification])
    }
    @Test("L5: a log of records holds no values")
    func noValues() {
        let router = Router<Route>()
        router.navigate(to: .detail(987_654))
        router.navigate(to: .gallery(987_654))
        router.dismissModal()
        for record in router.records { #expect(!"\(record)".contains("987654")) }
    }
    @Test("F17: with a host and a guard, a push and a pop commit and are shown before they return")
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
}
