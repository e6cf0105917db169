#if Tools
/// A small app of two features, without findings.
enum Shop {
    /// Returns the shop's files with a malformed pattern, and with some texts replaced.
    static func faulty(_ changes: [String: (String, String)] = [:]) -> [String: String] {
        var files = files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"help\"")
        for (path, change) in changes { files[path] = files[path]?.replacing(change.0, with: change.1) }
        return files
    }
    static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Sources/Home/HomeNavigation.swift": """
        import Waymark

        @Links public enum HomeIncomingNavigation: IncomingNavigation, GuardedNavigation {
            @Link("/home")
            case home
            @Link("/help", as: .sheet)
            case help

            public var accessRule: AccessRule { .everyone }
        }
        public enum HomeOutgoingNavigation: OutgoingNavigation {
            case item(id: Int)
        }
        """,
        "Sources/Home/HomeFeature.swift": """
        import Waymark

        public struct HomeFeature<Screen>: Feature {
            let screens: HomeScreens<Screen>
            let tracker: any Tracker

            public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .home, navigator: navigator) }
            public func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> Screen {
                switch navigation {
                case .home: screens.home(makeHome(navigator))
                case .help: screens.help(HelpViewModel(navigator: HomeNavigator(navigator: navigator), tracker: tracker))
                }
            }
            func makeHome(_ navigator: any Navigator) -> HomeViewModel {
                HomeViewModel(navigator: HomeNavigator(navigator: navigator), tracker: tracker)
            }
        }
        public struct HomeScreens<Screen> {
            var home: (HomeViewModel) -> Screen
            var help: (HelpViewModel) -> Screen
        }
        """,
        "Sources/Home/HomeScreens.swift": """
        import Waymark

        protocol HomeNavigatorContract {
            func openItem(id: Int)
            func openHelp()
        }
        struct HomeNavigator: HomeNavigatorContract {
            let navigator: any Navigator
            func openItem(id: Int) { navigator.navigate(to: HomeOutgoingNavigation.item(id: id)) }
            func openHelp() { navigator.navigate(to: HomeIncomingNavigation.help) }
        }
        final class HomeViewModel {
            let navigator: any HomeNavigatorContract
            let tracker: any Tracker
            func didTapHelp() { navigator.openHelp() }
        }
        final class HelpViewModel {
            let navigator: any HomeNavigatorContract
            let tracker: any Tracker
        }
        """,
        "Sources/Items/ItemsNavigation.swift": """
        import Waymark

        @Links public enum ItemsIncomingNavigation: IncomingNavigation, GuardedNavigation {
            @Link("/items?page={page?}")
            case list(page: Int? = nil)
            @Link("/items/{id}")
            case detail(id: Int)
            @Link("/receipts")
            case receipts

            public var ancestors: [Self] {
                switch self {
                case .list: []
                case .detail: [.list()]
                case .receipts: [.list()]
                }
            }
            public var accessRule: AccessRule {
                switch self {
                case .list, .detail: .everyone
                case .receipts: .session()
                }
            }
        }
        """,
        "Sources/Items/ItemsFeature.swift": """
        import Waymark

        public struct ItemsFeature<Screen>: Feature {
            let make: (Any) -> Screen

            public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .list(), navigator: navigator) }
            public func screen(for navigation: ItemsIncomingNavigation, navigator: any Navigator) -> Screen {
                switch navigation {
                case .list(let page): make(page as Any)
                case .detail(let id): make(id)
                case .receipts: make(0)
                }
            }
        }
        """,
        "Sources/Shop/Shop.swift": """
        import Home
        import Items
        import Waymark

        struct ShopRedirect: NavigationRedirect {
            func redirect(_ navigation: any Navigation) -> (any Navigation)? {
                switch navigation {
                case let home as HomeOutgoingNavigation: redirect(home)
                default: nil
                }
            }
            private func redirect(_ home: HomeOutgoingNavigation) -> any Navigation {
                switch home {
                case .item(let id): ItemsIncomingNavigation.detail(id: id)
                }
            }
        }
        enum Shop {
            static let schemes = ["shop"]
            static func start<Screen>(_ features: [any Feature<Screen>]) throws -> NavigationCoordinator {
                let coordinator = NavigationCoordinator(redirector: ShopRedirect())
                coordinator.links = try LinkTable(schemes: schemes, hosts: ["shop.example"], features: features)
                return coordinator
            }
        }
        """,
        "Tests/HomeTests/HomeTests.swift": """
        import Testing
        @testable import Home

        final class HomeNavigatorMock: HomeNavigatorContract {
            func openItem(id: Int) {}
            func openHelp() {}
        }
        @Test func home() {
            HomeViewModel(navigator: HomeNavigatorMock()).didTapHelp()
            _ = HelpViewModel(navigator: HomeNavigatorMock())
        }
        """,
    ]
}
#endif
