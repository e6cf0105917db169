import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Popovers, windows and shared models")
struct PresentationTests {
    typealias State = NavigationState<Route>
    private let router = Router<Route>(path: [.list])

    @Test("a sheet over a popover belongs to the popover, not to the level")
    func sheetOverPopover() {
        router.present(.about, as: .popover)
        router.child?.navigate(to: .settings)
        #expect(router.presentingSheet == nil && router.child?.presentingSheet == .settings)
        #expect(router.dismissSheet().settled == .duplicate)
    }
    @Test("openWindow shows the destination in this window if it can't open another, unless it is denied")
    func window() async throws {
        let router = Router<Route>(links: try Route.deepLinks())
        #expect(await router.openWindow(.detail(1)) == .committed)
        router.expect(State(path: [.detail(1)]))
        var opened: [String] = []
        router.host.opensWindow = { opened.append($0) }
        #expect(await router.openWindow(.detail(2)) == .handled)
        #expect(opened == ["/detail/2"])
        router.expect(State(path: [.detail(1)]))
        let control = AccessGuardMock<Route>()
        control.answers = [.detail(3): .denied(.insufficientPermissions)]
        router.setGuard(control)
        #expect(await router.openWindow(.detail(3)) == .denied(.insufficientPermissions))
        #expect(opened == ["/detail/2"])
    }
    @Test("a window shows the redirect's target")
    func elsewhereRedirected() async throws {
        let router = Router<Route>(links: try Route.deepLinks())
        router.setRedirect { $0 == .about ? .detail(4) : nil }
        var opened: [String] = []
        router.host.opensWindow = { opened.append($0) }
        #expect(await router.openWindow(.about) == .handled)
        #expect(opened == ["/detail/4"])
    }
}
