import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Outgoing navigations, redirected or not")
struct UnhandledNavigationTests {
    enum Out: OutgoingNavigation { case card(Int), elsewhere }
    enum Shown: IncomingNavigation {
        case home, card(Int)
        var presentationType: PresentationType { self == .home ? .push : .sheet }
    }

    @Test("an outgoing navigation without a redirect shows the not-found screen, with or without tabs")
    func unhandled() {
        let tabs = TabRouter<Tab, AnyNavigation> { _ in AnyNavigation(Shown.home) }
        tabs.router.setRedirect { navigation in
            guard case Out.card(let id)? = navigation.base as? Out else { return nil }
            return AnyNavigation(Shown.card(id))
        }
        for router in [tabs.router, Router<AnyNavigation>(root: AnyNavigation(Shown.home))] {
            #expect(router.navigate(to: Out.elsewhere).settled == .failed(.unhandled(name: "out/elsewhere")))
            #expect(router.path == [AnyNavigation(NotFoundNavigation(requested: "out/elsewhere"))])
        }
        #expect(tabs.router.navigate(to: Out.card(1)).settled == .committed)
        #expect(tabs.router.presentingSheet == AnyNavigation(Shown.card(1)))
    }
    @Test("canNavigate allows an outgoing navigation without a redirect")
    func allowed() async {
        #expect(await Router<AnyNavigation>().canNavigate(to: AnyNavigation(Out.elsewhere)))
    }
}
