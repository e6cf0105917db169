import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Leaving a screen with unsaved work")
struct LeaveGuardTests {
    typealias State = NavigationState<AuthRoute>
    let app = AuthApp(.ana, path: [.home, .profile(1)])
    var router: Router<AuthRoute> { app.router }

    @Test(
        "a leave guard may refuse a departure of any kind, from any origin but the session",
        arguments: [
            NavigationAction<AuthRoute>.pop(1), .popToRoot, .setPath([.home]), .replaceTop(.help), .replace(State()),
        ], NavigationOrigin.allCases.filter { $0 != .session })
    func refuses(_ action: NavigationAction<AuthRoute>, origin: NavigationOrigin) {
        router.onLeave(of: .profile(1)) { .stay }
        #expect(router.perform(action, as: origin).settled == .denied(.leaveRefused))
        router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a leave guard is asked only when its destination leaves")
    func knows() {
        var asked = 0
        router.onLeave(of: .profile(1)) {
            asked += 1
            return .leave
        }
        router.navigate(to: .help)
        #expect(asked == 0)
        router.perform(.setPath([.home, .help]))
        #expect(asked == 1)
        router.perform(.setPath([.home, .profile(1)]))
        router.pop()
        #expect(asked == 1, "the guard was removed with its destination")
    }
    @Test("a departure waits for the user, and is performed if the user confirms it", arguments: [true, false])
    func confirms(_ mayLeave: Bool) async {
        let gate = Gate<Bool>()
        router.onLeave(of: .profile(1)) { .later { (try? await gate.pass()) ?? false } }
        let transition = router.pop()
        await gate.arrival()
        await until { app.clock.sleeping == 1 }
        app.clock.advance(by: .seconds(59))
        #expect(app.clock.sleeping == 1 && transition.settled == nil, "a person needs longer than a guard")
        gate.open(with: mayLeave)
        #expect(await transition.outcome == (mayLeave ? .committed : .denied(.leaveRefused)))
        router.expect(State(path: mayLeave ? [.home] : [.home, .profile(1)]))
    }
    @Test("a departure is refused at the deadline if the leave guard never answers")
    func neverAnswers() async {
        let gate = Gate<Bool>()
        router.onLeave(of: .profile(1)) { .later { (try? await gate.pass()) ?? false } }
        let transition = router.pop()
        await gate.arrival()
        app.clock.advance(by: router.timing.leaveTimeout)
        #expect(await transition.outcome == .denied(.leaveRefused))
        gate.open(with: true)
        await gate.departure()
        router.expect(State(path: [.home, .profile(1)]))
    }
    @Test("a link asks leave guards too, and waits for the user")
    func link() async throws {
        let links = try AuthRoute.deepLinks()
        let gate = Gate<Bool>()
        router.onLeave(of: .profile(1)) { .later { (try? await gate.pass()) ?? false } }
        let transition = router.open("auth://help", using: links)
        await gate.arrival()
        router.expect(State(path: [.home, .profile(1)]))
        gate.open(with: true)
        #expect(await transition.outcome == .committed)
        router.expect(State(path: [.help]))
    }
    @Test("a log-out asks no leave guard")
    func logOut() {
        router.onLeave(of: .profile(1)) { .stay }
        app.logOut()
        router.expect(State())
    }
    @Test("access is checked first, so no leave guard is asked for a denied destination")
    func accessFirst() {
        var asked = 0
        router.onLeave(of: .profile(1)) {
            asked += 1
            return .leave
        }
        #expect(router.perform(.setPath([.admin])).settled == .denied(.insufficientPermissions))
        #expect(asked == 0)
    }
    @Test func `registering again for the same screen updates no views`() {
        router.onLeave(of: .profile(1)) { .leave }
        let screens = router.store.state.destinations
        let told = ObservationFlag { _ = router.store.leaves.asks(before: screens) }
        router.onLeave(of: .profile(1)) { .stay }
        #expect(!told.isSet)
        #expect(router.pop().settled == .denied(.leaveRefused))
    }
    @Test(arguments: [true, false])
    func `a feature registers a leave guard through its navigator`(isDirty: Bool) async {
        enum Shown: IncomingNavigation { case form }
        let router = NavigationCoordinator(path: [AnyNavigation(Shown.form)])
        let mock = NavigatorMock()
        for navigator: any Navigator in [router, mock] {
            navigator.onLeave(of: Shown.form, when: { isDirty }, ask: { false })
        }
        #expect(await router.pop().outcome == (isDirty ? .denied(.leaveRefused) : .committed))
        #expect(await mock.leaveGuards[AnyNavigation(Shown.form)]?() == !isDirty)
    }
}

@MainActor @Suite("Leave guards and their screens")
struct LeaveGuardOrderTests {
    typealias State = NavigationState<Route>

    @Test("of two equal destinations in a path, the guard of the one on top is asked")
    func equal() {
        let router = Router<Route>(path: [.detail(1), .list, .detail(1)])
        var asked = 0
        router.onLeave(of: .detail(1)) {
            asked += 1
            return .stay
        }
        #expect(router.pop().settled == .denied(.leaveRefused))
        #expect(asked == 1)
        router.expect(State(path: [.detail(1), .list, .detail(1)]))
    }
    @Test("the guard of the lower one of two equal destinations is not asked when the upper one leaves")
    func lower() {
        let router = Router<Route>(path: [.detail(1)])
        router.onLeave(of: .detail(1)) { .stay }
        router.push(.detail(1))
        #expect(router.pop().settled == .committed)
        #expect(router.pop().settled == .denied(.leaveRefused))
    }
    @Test("a guard may be registered before its screen is shown, and other transitions don't remove it")
    func early() {
        let router = Router<Route>()
        router.onLeave(of: .settings) { .stay }
        router.navigate(to: .list)
        router.pop()
        router.navigate(to: .settings)
        #expect(router.child?.goBack().settled == .denied(.leaveRefused))
        router.expect(State().presenting(.settings, as: .sheet))
    }
    @Test(
        "of the guards registered each time a screen appears, only the last is asked, once", arguments: [false, true])
    func appears(isLate: Bool) async {
        let router = Router<Route>()
        router.navigate(to: .settings)
        var asked: [Int] = []
        for number in 1...3 {
            router.child?.onLeave(of: .settings) {
                asked.append(number)
                return isLate ? .later { true } : .leave
            }
        }
        #expect(await router.dismissModal().outcome == .committed)
        #expect(asked == [3])
    }
    @Test("guards are asked from the top down, in whatever order they were registered")
    func order() {
        let target = State(path: [.list, .detail(1)]).presenting(.settings, as: .sheet, path: [.about])
        let routes: [Route] = [.list, .detail(1), .settings, .about]
        for registered in [routes, routes.reversed()] {
            let router = Router(target)
            var asked: [Route] = []
            for route in registered {
                router.onLeave(of: route) {
                    asked.append(route)
                    return .leave
                }
            }
            router.perform(.sequence([.dismissAll, .popToRoot]))
            #expect(asked == [.about, .settings, .detail(1), .list])
        }
    }
    @Test("a leave guard disables a sheet's dismissal by a swipe, and views observe that", arguments: [true, false])
    func observed(isEarly: Bool) throws {
        let router = Router<Route>()
        router.host.groundDidAppear()
        if isEarly { router.onLeave(of: .settings) { .stay } }
        router.navigate(to: .settings)
        let sheet = try #require(router.host.ground.modal)
        #expect(sheet.isDismissDisabled == isEarly)
        let told = ObservationFlag { _ = sheet.isDismissDisabled }
        let keeper = router.child?.onLeave(of: .settings) { .stay }
        #expect(told.isSet == !isEarly && sheet.isDismissDisabled)
        let again = ObservationFlag { _ = sheet.isDismissDisabled }
        keeper?.cancel()
        #expect(again.isSet && !sheet.isDismissDisabled)
    }
    @Test("a guard is removed with its screen, and doesn't apply to a later equal one")
    func goes() {
        let router = Router<Route>(path: [.list])
        router.onLeave(of: .list) { .leave }
        router.pop()
        router.push(.list)
        router.path = []
        #expect(router.records.last?.outcome == .committed)
    }
    @Test("a leave guard that is registered again while it is asked is not asked again")
    func registersWhileAsked() async {
        let router = Router<Route>(path: [.list])
        var asked = 0
        func register() {
            router.onLeave(of: .list) {
                asked += 1
                register()
                return .later { true }
            }
        }
        register()
        #expect(await router.pop().outcome == .committed)
        #expect(asked == 1)
    }
}
