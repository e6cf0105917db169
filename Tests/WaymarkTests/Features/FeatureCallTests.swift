#if Macros
import Testing
import Waymark
import WaymarkTesting

extension ExampleApp {
    // Two features that don't import each other, and the app's redirect that connects them.

    @Links enum Catalog: IncomingNavigation {
        @Link("/items/{id}") case item(id: Int)
    }
    enum CatalogOutgoing: OutgoingNavigation, CaseIterable { case account, help }

    struct CatalogFeature: Feature {
        func mainScreen(navigator: any Navigator) -> String { "items" }
        func screen(for navigation: Catalog, navigator: any Navigator) -> String {
            switch navigation {
            case .item(let id): "item \(id)"
            }
        }
    }

    @Links enum Account: IncomingNavigation {
        @Link("/account") case account
    }
    enum AccountOutgoing: OutgoingNavigation { case item(id: Int), leave }

    struct AccountFeature: Feature {
        func mainScreen(navigator: any Navigator) -> String { "account" }
        func screen(for navigation: Account, navigator: any Navigator) -> String { "account" }
    }

    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case let catalog as CatalogOutgoing:
                switch catalog {
                case .account, .help: Account.account
                }
            case AccountOutgoing.item(let id): Catalog.item(id: id)
            default: nil
            }
        }
    }

    @MainActor @Suite("The API as apps use it: features")
    struct FeatureCallTests {
        @Test("the type of a feature's screens is inferred from its methods")
        func screens() {
            #expect(CatalogFeature().screen(for: .item(id: 4), navigator: NavigatorMock()) == "item 4")
        }
        @Test("the coordinator shows the target of an outgoing navigation")
        func coordinator() {
            let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
            coordinator.navigate(to: AccountOutgoing.item(id: 4))
            coordinator.expect(NavigationState(path: [AnyNavigation(Catalog.item(id: 4))]))
        }
        @Test("the app's redirect leads each outgoing navigation to a screen")
        func redirects() {
            expectRedirect(AppNavigationRedirect(), of: [AccountOutgoing.item(id: 1)])
            expectRedirects(of: CatalogOutgoing.self, by: AppNavigationRedirect())
        }
        @Test("tabs may show features, with one coordinator, and may change at run time")
        func tabs() {
            enum AppTab: String, NavigationTab { case items, account }
            let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
            let tabs = TabRouter(coordinator, tabs: [AppTab.items]) {
                $0 == .items ? nil : AnyNavigation(Account.account)
            }
            coordinator.navigate(to: AccountOutgoing.item(id: 4))
            tabs.setTabs([.items, .account])
            tabs.select(.account)
            #expect(tabs.selected == .account && coordinator.root == AnyNavigation(Account.account))
            #expect(tabs.path(of: .items) == [AnyNavigation(Catalog.item(id: 4))])
        }
    }
}
#endif
