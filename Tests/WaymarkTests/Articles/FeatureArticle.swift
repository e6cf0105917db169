import Testing
import Waymark
import WaymarkTesting

/// The code of "Feature modules", with texts as screens.
enum FeatureArticle {
    public enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)
    }
    public enum HomeOutgoingNavigation: OutgoingNavigation {
        case character(identifier: Int)
    }
    public enum HomeIncomingNavigation: IncomingNavigation {
        case home
    }

    @MainActor public protocol HomeNavigatorContract { func navigateToCharacter(id: Int) }

    struct HomeNavigator: HomeNavigatorContract {
        let navigator: any Navigator
        func navigateToCharacter(id: Int) {
            navigator.navigate(to: HomeOutgoingNavigation.character(identifier: id))
        }
    }
    @MainActor public final class HomeViewModel {
        private let navigator: any HomeNavigatorContract
        init(navigator: any HomeNavigatorContract) { self.navigator = navigator }
        func didSelectCharacter(id: Int) { navigator.navigateToCharacter(id: id) }
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
            case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
            }
        }
    }
    @MainActor static func coordinator() -> NavigationCoordinator {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        return coordinator
    }

    public struct HomeScreens<Screen> {
        let home: @MainActor (HomeViewModel) -> Screen
    }
    public struct HomeFeature<Screen>: Feature {
        private let screens: HomeScreens<Screen>
        public init(screens: HomeScreens<Screen>) { self.screens = screens }

        public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .home, navigator: navigator) }
        public func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> Screen {
            switch navigation {
            case .home: screens.home(HomeViewModel(navigator: HomeNavigator(navigator: navigator)))
            }
        }
    }
}

@MainActor @Suite("Feature modules")
struct FeatureArticleTests {
    @Test("a feature creates its screen, whose outgoing navigation leads to another feature's screen")
    func features() {
        let coordinator = FeatureArticle.coordinator()
        let feature = FeatureArticle.HomeFeature(screens: FeatureArticle.HomeScreens { $0 })
        feature.mainScreen(navigator: coordinator).didSelectCharacter(id: 42)
        let shown = FeatureArticle.CharacterIncomingNavigation.detail(identifier: 42)
        coordinator.expect(NavigationState(path: [AnyNavigation(shown)]))
        expectRedirect(
            FeatureArticle.AppNavigationRedirect(),
            of: [FeatureArticle.HomeOutgoingNavigation.character(identifier: 1)])
    }
}
