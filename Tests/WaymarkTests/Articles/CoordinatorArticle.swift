import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code in "If you know a coordinator, features and a redirect".
enum CoordinatorArticle {
    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)
    }
    enum HomeOutgoingNavigation: OutgoingNavigation {
        case characters
    }
    enum HomeIncomingNavigation: IncomingNavigation {
        case home
    }

    @MainActor protocol CharacterListNavigatorContract {
        func navigateToDetail(id: Int)
        func goBack()
    }
    struct CharacterListNavigator: CharacterListNavigatorContract {
        let navigator: any Navigator

        func navigateToDetail(id: Int) {
            navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: id))
        }
        func goBack() { navigator.goBack() }
    }
    @MainActor protocol HomeNavigatorContract {
        func navigateToCharacters()
    }
    struct HomeNavigator: HomeNavigatorContract {
        let navigator: any Navigator

        func navigateToCharacters() { navigator.navigate(to: HomeOutgoingNavigation.characters) }
    }
    @MainActor final class CharacterListNavigatorMock: CharacterListNavigatorContract {
        private(set) var navigateToDetailIds: [Int] = []
        private(set) var goBackCallCount = 0

        func navigateToDetail(id: Int) { navigateToDetailIds.append(id) }
        func goBack() { goBackCallCount += 1 }
    }
    @MainActor final class CharacterListViewModel {
        private let navigator: any CharacterListNavigatorContract

        init(navigator: any CharacterListNavigatorContract) { self.navigator = navigator }
        func didSelectItem(_ id: Int) { navigator.navigateToDetail(id: id) }
        func didTapOnBack() { navigator.goBack() }
    }
    @MainActor struct CharacterContainer {
        func makeCharacterListViewModel(navigator: any Navigator) -> CharacterListViewModel {
            CharacterListViewModel(navigator: CharacterListNavigator(navigator: navigator))
        }
    }

    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case let outgoing as HomeOutgoingNavigation: redirect(outgoing)
            default: nil
            }
        }
        private func redirect(_ navigation: HomeOutgoingNavigation) -> any Navigation {
            switch navigation {
            case .characters: CharacterIncomingNavigation.list
            }
        }
    }

    struct CharacterDeepLinkHandler: DeepLinkHandler {
        func navigation(for link: ParsedLink) -> CharacterIncomingNavigation? {
            switch link.segments {
            case ["character", "list"]: .list
            case ["character", "detail"]: link["id"].flatMap(Int.init).map { .detail(identifier: $0) }
            default: nil
            }
        }
    }

    /// A feature whose screens are texts instead of views.
    struct CharacterFeature: Feature {
        var deepLinkHandler: CharacterDeepLinkHandler { CharacterDeepLinkHandler() }
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
    typealias CharacterListNavigator = CoordinatorArticle.CharacterListNavigator
    typealias CharacterListNavigatorMock = CoordinatorArticle.CharacterListNavigatorMock
    typealias CharacterListViewModel = CoordinatorArticle.CharacterListViewModel
    typealias CharacterDeepLinkHandler = CoordinatorArticle.CharacterDeepLinkHandler

    @Test("the coordinator pushes the target of an outgoing navigation, type-erased")
    func coordinator() {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        HomeNavigator(navigator: coordinator).navigateToCharacters()
        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.list)]))
        #expect(coordinator.top?.base as? CharacterIncomingNavigation == .list)
        coordinator.goBack()
        #expect(coordinator.path.isEmpty)
    }
    @Test("a view model navigates through its screen's navigator")
    func viewModel() {
        let screen = CharacterListNavigatorMock()
        let viewModel = CharacterListViewModel(navigator: screen)
        viewModel.didSelectItem(42)
        viewModel.didTapOnBack()
        #expect(screen.navigateToDetailIds == [42] && screen.goBackCallCount == 1)

        let made = NavigatorMock()
        CoordinatorArticle.CharacterContainer().makeCharacterListViewModel(navigator: made).didTapOnBack()
        #expect(made.goBackCallCount == 1)
    }
    @Test func navigateToDetailUsesCorrectNavigation() {
        let navigatorMock = NavigatorMock()
        CharacterListNavigator(navigator: navigatorMock).navigateToDetail(id: 42)
        expectNavigation(by: navigatorMock, to: [CharacterIncomingNavigation.detail(identifier: 42)])
    }
    @Test func redirectHomeOutgoingCharactersToCharacterList() {
        let result = AppNavigationRedirect().redirect(HomeOutgoingNavigation.characters)
        #expect(result as? CharacterIncomingNavigation == .list)
    }
    @Test func redirectUnknownNavigationReturnsNil() {
        #expect(AppNavigationRedirect().redirect(CharacterIncomingNavigation.list) == nil)
    }
    @Test func resolvesListURL() throws {
        let link = try ParsedLink(path: "/character/list")
        #expect(CharacterDeepLinkHandler().navigation(for: link) == .list)
    }
    @Test func resolvesDetailURL() throws {
        let link = try ParsedLink(path: "/character/detail?id=42")
        #expect(CharacterDeepLinkHandler().navigation(for: link) == .detail(identifier: 42))
    }
    @Test("a feature's handler opens links, and a destination without a feature gets the fallback screen")
    func links() throws {
        let features: [any Feature<String>] = [CoordinatorArticle.CharacterFeature()]
        let registry = FeatureRegistry(features) { navigation, _ in "nothing at \(navigation.name)" }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["challenge"], features: features)
        coordinator.open("challenge://character/detail?id=42")
        let top = try #require(coordinator.top)
        #expect(registry.screen(for: top, navigator: coordinator) == "detail 42")
        let home = AnyNavigation(CoordinatorArticle.HomeIncomingNavigation.home)
        #expect(registry.screen(for: home, navigator: coordinator) == "nothing at home")
    }
    @Test("a link replaces the stack, or is pushed onto it if `linkArrival` is `.pushing`")
    func arrival() throws {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(
            schemes: ["challenge"], features: [CoordinatorArticle.CharacterFeature()] as [any Feature<String>])
        coordinator.navigate(to: CharacterIncomingNavigation.list)
        coordinator.open("challenge://character/detail?id=1")
        #expect(coordinator.path == [AnyNavigation(CharacterIncomingNavigation.detail(identifier: 1))])
        coordinator.linkArrival = .pushing
        coordinator.open("challenge://character/detail?id=2")
        #expect(coordinator.path.count == 2)
    }
}
