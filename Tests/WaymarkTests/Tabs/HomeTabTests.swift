import Testing
import WaymarkTesting

@testable import Waymark

enum ShopTab: String, NavigationTab { case first, second }
private enum ShopOutgoingNavigation: OutgoingNavigation { case item, basket, receipt, help }
private enum ShopIncomingNavigation: IncomingNavigation {
    case shop, item, basket, receipt, help
    var presentationType: PresentationType { self == .receipt ? .sheet : .push }
}
private struct ShopRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        guard let asked = navigation as? ShopOutgoingNavigation else { return nil }
        let shown: ShopIncomingNavigation =
            switch asked {
            case .item: .item
            case .basket: .basket
            case .receipt: .receipt
            case .help: .help
            }
        return shown
    }
}

@MainActor @Suite("A redirect into the tab in which its destination lives")
struct HomeTabTests {
    private typealias State = NavigationState<AnyNavigation>
    private let tabs: TabRouter<ShopTab, AnyNavigation>
    private var router: Router<AnyNavigation> { tabs.router }

    init() {
        tabs = TabRouter(NavigationCoordinator(redirector: ShopRedirect())) { destination in
            switch destination.base as? ShopIncomingNavigation {
            case .shop, .item: .first
            case .basket, .receipt: .second
            case .help, nil: nil
            }
        } root: {
            AnyNavigation($0 == .first ? ShopIncomingNavigation.shop : .basket)
        }
    }
    private func state(
        _ first: [ShopIncomingNavigation], _ second: [ShopIncomingNavigation], in tab: ShopTab
    ) -> State {
        func branch(
            _ tab: ShopTab, _ root: ShopIncomingNavigation, _ path: [ShopIncomingNavigation]
        ) -> NavigationBranch<AnyNavigation> {
            NavigationBranch(id: tab.id, root: AnyNavigation(root), path: path.map { AnyNavigation($0) })
        }
        return State(branches: [branch(.first, .shop, first), branch(.second, .basket, second)], selection: tab.id)
    }

    @Test("an outgoing navigation selects the tab, and pops it to a root that it leads to")
    func root() {
        router.perform(.sequence([.select(branch: "second"), .push(AnyNavigation(ShopIncomingNavigation.help))]))
        tabs.select(.first)
        #expect(router.navigate(to: AnyNavigation(ShopOutgoingNavigation.basket)).settled == .committed)
        router.expect(state([], [], in: .second))
    }
    @Test("modals leave, also for a destination in the tab below them")
    func modal() {
        router.present(AnyNavigation(ShopIncomingNavigation.help), as: .sheet)
        router.active.navigate(to: AnyNavigation(ShopOutgoingNavigation.item))
        router.expect(state([.item], [], in: .first))
    }
    @Test("a modal, and a screen that a caller waits for, stay where they are asked for")
    func waits() async {
        router.navigate(to: AnyNavigation(ShopOutgoingNavigation.receipt))
        router.expect(state([], [], in: .first).presenting(AnyNavigation(ShopIncomingNavigation.receipt), as: .sheet))
        tabs.select(.second)
        let answer = Task { await router.result(of: AnyNavigation(ShopOutgoingNavigation.item), as: Int.self) }
        await until { router.top == AnyNavigation(ShopIncomingNavigation.item) }
        router.expect(state([], [.item], in: .second))
        router.finish(with: 7)
        #expect(await answer.value == 7)
    }
    @Test("without a tab of its own, or without a redirect, a destination is pushed where it is asked for")
    func here() {
        tabs.select(.second)
        router.navigate(to: AnyNavigation(ShopOutgoingNavigation.help))
        router.navigate(to: AnyNavigation(ShopIncomingNavigation.item))
        router.expect(state([], [.help, .item], in: .second))
    }
    @Test("a second tap before the screen has appeared is a duplicate, in either tab", arguments: ShopTab.allCases)
    func secondTap(tab: ShopTab) {
        router.host.groundDidAppear()
        tabs.select(tab)
        router.navigate(to: AnyNavigation(ShopOutgoingNavigation.item))
        #expect(router.navigate(to: AnyNavigation(ShopOutgoingNavigation.item)).settled == .duplicate)
        router.expect(state([.item], [], in: .first))
    }
    @Test("a tab that doesn't exist is a failure, and changes nothing")
    func unknown() {
        router.setHome { _ in "third" }
        let before = router.state
        let handle = router.navigate(to: AnyNavigation(ShopOutgoingNavigation.item))
        #expect(handle.settled == .failed(.noSuchBranch("third")) && router.state == before)
    }
}
