import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code of the article about a coordinator, features and a redirect, as it stands there.
enum CoordinatorArticle {
    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)
    }
    enum HomeOutgoingNavigation: OutgoingNavigation {
        case characters
        case character(identifier: Int)
    }
    enum HomeIncomingNavigation: IncomingNavigation {
        case home
    }

    @MainActor protocol HomeNavigatorContract {
        func openCharacter(identifier: Int)
    }
    struct HomeNavigator: HomeNavigatorContract {
        let navigator: any Navigator

        func openCharacter(identifier: Int) {
            navigator.navigate(to: HomeOutgoingNavigation.character(identifier: identifier))
        }
    }
    @MainActor final class HomeNavigatorMock: HomeNavigatorContract {
        private(set) var identifiers: [Int] = []
        func openCharacter(identifier: Int) { identifiers.append(identifier) }
    }
    @MainActor final class HomeViewModel {
        private let navigator: any HomeNavigatorContract

        init(navigator: any HomeNavigatorContract) { self.navigator = navigator }
        func didSelect(_ identifier: Int) { navigator.openCharacter(identifier: identifier) }
    }
    @MainActor struct HomeContainer {
        func makeHomeViewModel(navigator: any Navigator) -> HomeViewModel {
            HomeViewModel(navigator: HomeNavigator(navigator: navigator))
        }
    }

    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case let home as HomeOutgoingNavigation: redirect(home)
            default: nil
            }
        }
        private func redirect(_ home: HomeOutgoingNavigation) -> any Navigation {
            switch home {
            case .characters: CharacterIncomingNavigation.list
            case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
            }
        }
    }

    struct LegacyCharacterLinks: DeepLinkHandler {
        func navigation(for link: ParsedLink) -> CharacterIncomingNavigation? {
            link["id"].flatMap(Int.init).map { .detail(identifier: $0) }
        }
    }

    /// Screens are texts here: what is made of which navigation is the same for views.
    struct CharacterFeature: Feature {
        var deepLinkHandler: LegacyCharacterLinks { LegacyCharacterLinks() }
        func mainScreen(navigator: any Navigator) -> String { "list" }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> String {
            switch navigation {
            case .list: "list"
            case .detail(let identifier): "detail \(identifier)"
            }
        }
    }
}

@MainActor @Suite("If you know a coordinator, features and a redirect")
struct CoordinatorArticleTests {
    typealias HomeOutgoingNavigation = CoordinatorArticle.HomeOutgoingNavigation
    typealias CharacterIncomingNavigation = CoordinatorArticle.CharacterIncomingNavigation
    typealias AppNavigationRedirect = CoordinatorArticle.AppNavigationRedirect
    typealias HomeNavigator = CoordinatorArticle.HomeNavigator
    typealias HomeViewModel = CoordinatorArticle.HomeViewModel
    typealias HomeNavigatorMock = CoordinatorArticle.HomeNavigatorMock
    typealias LegacyCharacterLinks = CoordinatorArticle.LegacyCharacterLinks

    @Test("B3: the coordinator pushes what the redirect makes of an outgoing navigation, type-erased")
    func coordinator() {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.navigate(to: HomeOutgoingNavigation.character(identifier: 42))
        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.detail(identifier: 42))]))
        #expect(coordinator.top?.base as? CharacterIncomingNavigation == .detail(identifier: 42))
        coordinator.goBack()
        #expect(coordinator.path.isEmpty)
    }
    @Test("B8, B9, B10: a view model, its screen's navigator, and the mocks of both contracts")
    func mocks() {
        let screen = HomeNavigatorMock()
        HomeViewModel(navigator: screen).didSelect(42)
        #expect(screen.identifiers == [42])

        let navigator = NavigatorMock()
        HomeNavigator(navigator: navigator).openCharacter(identifier: 42)
        expectNavigation(by: navigator, to: [HomeOutgoingNavigation.character(identifier: 42)])
        #expect(navigator.goBackCallCount == 0)

        let made = NavigatorMock()
        CoordinatorArticle.HomeContainer().makeHomeViewModel(navigator: made).didSelect(7)
        expectNavigation(by: made, to: [HomeOutgoingNavigation.character(identifier: 7)])
    }
    @Test("B10: a redirect's test: what it maps, and nothing for what it does not know")
    func redirect() {
        let redirect = AppNavigationRedirect()
        let shown = redirect.redirect(HomeOutgoingNavigation.character(identifier: 42))
        #expect(shown as? CharacterIncomingNavigation == .detail(identifier: 42))
        #expect(redirect.redirect(CharacterIncomingNavigation.list) == nil)
    }
    @Test("B5, B7: features' handlers know links that no pattern has; what nobody shows is the not-found screen")
    func links() throws {
        let link = try ParsedLink(path: "/character?id=42")
        #expect(LegacyCharacterLinks().navigation(for: link) == .detail(identifier: 42))

        let features: [any Feature<String>] = [CoordinatorArticle.CharacterFeature()]
        let registry = FeatureRegistry(features) { navigation, _ in "nothing at \(navigation.name)" }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["app"], features: features)
        coordinator.open("app://character?id=42")
        let top = try #require(coordinator.top)
        #expect(registry.screen(for: top, navigator: coordinator) == "detail 42")
        let home = AnyNavigation(CoordinatorArticle.HomeIncomingNavigation.home)
        #expect(registry.screen(for: home, navigator: coordinator) == "nothing at home")
    }
}
