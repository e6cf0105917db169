import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Leave guards and their screens")
struct LeaveGuardOrderTests {
    typealias State = NavigationState<Route>

    @Test("of two equal destinations in a path, the guard of the one on top is asked")
    func equal() {
        let router = Router<Route>(path: [.detail(1), .list, .detail(1)])
        var asked = 0
        router.onLeave(of: .detail(1)) { _ in
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
        router.onLeave(of: .detail(1)) { _ in .stay }
        router.push(.detail(1))
        #expect(router.pop().settled == .committed)
        #expect(router.pop().settled == .denied(.leaveRefused))
    }
    @Test("a guard may be registered before its screen is shown, and other transitions don't remove it")
    func early() {
        let router = Router<Route>()
        router.onLeave(of: .settings) { _ in .stay }
        router.navigate(to: .list)
        router.pop()
        router.navigate(to: .settings)
        #expect(router.child?.goBack().settled == .denied(.leaveRefused))
        router.expect(State().presenting(.settings, as: .sheet))
    }
    @Test("of the guards registered each time a screen appears, only the last is asked, once")
    func appears() async {
        let router = Router<Route>()
        router.navigate(to: .settings)
        var asked: [Int] = []
        for number in 1...3 {
            router.child?.onLeave(of: .settings) { _ in
                asked.append(number)
                return .later { true }
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
                    asked.append($0.destination)
                    return .leave
                }
            }
            router.perform(.sequence([.dismissAll(), .popToRoot]))
            #expect(asked == [.about, .settings, .detail(1), .list])
        }
    }
    @Test("a leave guard disables a sheet's dismissal by a swipe, and views observe that", arguments: [true, false])
    func observed(isEarly: Bool) throws {
        let router = Router<Route>()
        router.host.groundDidAppear()
        if isEarly { router.onLeave(of: .settings) { _ in .stay } }
        router.navigate(to: .settings)
        let sheet = try #require(router.host.ground.modal)
        #expect(sheet.isDismissDisabled == isEarly)
        let told = ObservationFlag { _ = sheet.isDismissDisabled }
        let keeper = router.child?.onLeave(of: .settings) { _ in .stay }
        #expect(told.isSet == !isEarly && sheet.isDismissDisabled)
        let again = ObservationFlag { _ = sheet.isDismissDisabled }
        keeper?.cancel()
        #expect(again.isSet && !sheet.isDismissDisabled)
    }
    @Test("a guard is removed with its screen, and doesn't apply to a later equal one")
    func goes() {
        let router = Router<Route>(path: [.list])
        router.onLeave(of: .list) { $0.origin == .code ? .leave : .stay }
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
            router.onLeave(of: .list) { _ in
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
