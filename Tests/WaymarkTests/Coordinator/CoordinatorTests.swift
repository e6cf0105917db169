import Testing
import Waymark
import WaymarkTesting

private enum ShopIncomingNavigation: IncomingNavigation { case list, item(Int) }
private enum HomeOutgoingNavigation: OutgoingNavigation { case item(Int), elsewhere }
private struct ShopRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        guard case .item(let id)? = navigation as? HomeOutgoingNavigation else { return nil }
        return ShopIncomingNavigation.item(id)
    }
}

@MainActor @Suite("The coordinator")
struct CoordinatorTests {
    @Test("the coordinator resolves a destination through the redirect, and pushes it type-erased")
    func redirects() {
        let coordinator = NavigationCoordinator(redirector: ShopRedirect())
        #expect(coordinator.navigate(to: HomeOutgoingNavigation.item(7)).settled == .committed)
        #expect(coordinator.path == [AnyNavigation(ShopIncomingNavigation.item(7))])
        #expect(coordinator.records.last?.via == [AnyNavigation(HomeOutgoingNavigation.item(7))])
    }
    @Test("as a Navigator, a coordinator navigates to any destination, goes back, and performs actions")
    func navigator() {
        let coordinator = NavigationCoordinator(redirector: ShopRedirect())
        let navigator: any Navigator = coordinator
        navigator.navigate(to: ShopIncomingNavigation.list)
        navigator.navigate(to: HomeOutgoingNavigation.item(1))
        navigator.goBack()
        #expect(coordinator.path == [AnyNavigation(ShopIncomingNavigation.list)])
        navigator.perform(.sequence([.popToRoot, .navigate(to: ShopIncomingNavigation.item(2))]))
        #expect(coordinator.path == [AnyNavigation(ShopIncomingNavigation.item(2))])
    }
    @Test("type-erased destinations are equal if their types and values are")
    func equality() {
        let one = AnyNavigation(ShopIncomingNavigation.item(1))
        #expect(one == AnyNavigation(AnyNavigation(ShopIncomingNavigation.item(1))))
        #expect(one != AnyNavigation(HomeOutgoingNavigation.item(1)))
        #expect(
            Set([one, AnyNavigation(ShopIncomingNavigation.item(1)), AnyNavigation(ShopIncomingNavigation.list)]).count
                == 2)
    }
    @Test("a name consists of type and case, without values")
    func names() {
        #expect(ShopIncomingNavigation.item(5).name == "shop/item")
        #expect(ShopIncomingNavigation.list.name == "shop/list")
        #expect(AnyNavigation(HomeOutgoingNavigation.elsewhere).name == "home/elsewhere")
        #expect(NotFoundNavigation(requested: "secret").name == "not-found")
    }
}

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
            #expect(router.records.last?.outcome.name == "unhandled")
        }
        #expect(tabs.router.navigate(to: Out.card(1)).settled == .committed)
        #expect(tabs.router.presentingSheet == AnyNavigation(Shown.card(1)))
    }
    @Test("canNavigate allows an outgoing navigation without a redirect")
    func allowed() async {
        #expect(await Router<AnyNavigation>().canNavigate(to: AnyNavigation(Out.elsewhere)))
    }
}
