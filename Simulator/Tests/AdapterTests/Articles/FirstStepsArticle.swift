public import Observation
@_spi(Evaluator) public import SwiftUI
import Testing
public import Waymark
import WaymarkSwiftUI
import WaymarkTesting

/// The code of "Getting started".
enum FirstStepsArticle {
    @Links enum Route: IncomingNavigation {
        @Link("/recipes/{id}")
        case recipe(id: Int)
        @Link("/settings", as: .sheet)
        case settings
        @Link("/settings/about")
        case about

        var ancestors: [Route] { self == .about ? [.settings] : [] }
    }

    struct RecipeView: View {
        let id: Int
        var body: some View { Text("This is recipe \(id)") }
    }
    struct SettingsView: View {
        var body: some View { Text("The settings") }
    }

    struct RecipesApp: App {
        var body: some Scene {
            WindowGroup { RecipesWindow() }
        }
    }

    struct RecipesWindow: View {
        @State private var router = Router<Route>()

        var body: some View {
            NavigationContainer(router) { route in
                switch route {
                case .recipe(let id): RecipeView(id: id)
                case .settings: SettingsView()
                case .about: Text("A few recipes, and where to find them.")
                }
            } root: {
                RecipesView()
            }
        }
    }

    struct RecipesView: View {
        @Environment(Router<Route>.self) private var router

        var body: some View {
            List {
                RouterLink("Recipe 1", to: Route.recipe(id: 1))
                Button("Settings") { router.navigate(to: .settings) }
            }
        }
    }
}

@MainActor @Suite("Getting started")
struct FirstStepsArticleTests {
    typealias Route = FirstStepsArticle.Route

    @Test("the app pushes a recipe, and presents the settings")
    func app() {
        let ui = ViewHost(app: FirstStepsArticle.RecipesApp())
        #expect(ui.tap("Recipe 1"))
        #expect(ui.texts == ["This is recipe 1"])
        ui.swipeBack()
        #expect(ui.tap("Settings"))
        #expect(ui.modals == ["sheet"] && ui.texts == ["The settings"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a link to a destination in a sheet opens the sheet with the destination pushed inside it")
    func links() {
        let router = Router<Route>(schemes: ["recipes"], hosts: ["recipes.example"])
        router.open("recipes://settings/about")
        router.expect(NavigationState().presenting(.settings, as: .sheet, path: [.about]))
    }
}

/// The code of "Feature modules": one enum.
enum OneEnumArticle {
    enum Route: Navigation {
        case list
        case detail(Int)
    }
    struct ListView: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("Select 4") { onSelect(4) } }
    }
    struct DetailView: View {
        let id: Int
        var body: some View { Text("Detail \(id)") }
    }
    struct HomeView: View {
        var body: some View { RouterLink("List", to: Route.list) }
    }
    struct AppView: View {
        let router: Router<Route>

        var body: some View {
            NavigationContainer(router) { route in
                switch route {
                case .list: ListView(onSelect: { router.navigate(to: .detail($0)) })
                case .detail(let id): DetailView(id: id)
                }
            } root: {
                HomeView()
            }
        }
    }
}

/// The code of "Feature modules": many features.
public enum ManyFeaturesArticle {
    public enum CharacterIncomingNavigation: IncomingNavigation { case list, detail(identifier: Int) }
    public enum CharacterOutgoingNavigation: OutgoingNavigation { case episode(identifier: Int) }
    enum HomeIncomingNavigation: IncomingNavigation { case home }
    enum EpisodeIncomingNavigation: IncomingNavigation { case detail(identifier: Int) }

    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case CharacterOutgoingNavigation.episode(let identifier) as CharacterOutgoingNavigation:
                EpisodeIncomingNavigation.detail(identifier: identifier)
            default: nil
            }
        }
    }

    @MainActor @Observable public final class CharacterListViewModel {
        let identifiers = [1, 2]
        private let navigator: any Navigator
        init(navigator: any Navigator) { self.navigator = navigator }
        func didSelect(_ identifier: Int) {
            navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: identifier))
        }
    }
    @MainActor public final class CharacterDetailViewModel {
        let identifier: Int
        private let navigator: any Navigator
        init(_ identifier: Int, navigator: any Navigator) {
            self.identifier = identifier
            self.navigator = navigator
        }
        func didSelectEpisode() { navigator.navigate(to: CharacterOutgoingNavigation.episode(identifier: 9)) }
    }
    public struct CharacterScreens<Screen> {
        let list: @MainActor (CharacterListViewModel) -> Screen
        let detail: @MainActor (CharacterDetailViewModel) -> Screen
    }
    struct CharacterFeature<Screen>: Feature {
        let screens: CharacterScreens<Screen>

        func mainScreen(navigator: any Navigator) -> Screen { screen(for: .list, navigator: navigator) }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> Screen {
            switch navigation {
            case .list: screens.list(CharacterListViewModel(navigator: navigator))
            case .detail(let identifier): screens.detail(CharacterDetailViewModel(identifier, navigator: navigator))
            }
        }
    }
    struct HomeFeature: Feature {
        func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .home, navigator: navigator) }
        func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> AnyView {
            AnyView(Button("Characters") { navigator.navigate(to: CharacterIncomingNavigation.list) })
        }
    }

    struct CharacterListView: View {
        @State private var viewModel: CharacterListViewModel
        init(viewModel: CharacterListViewModel) { _viewModel = State(initialValue: viewModel) }

        var body: some View {
            List(viewModel.identifiers, id: \.self) { identifier in
                Button("Character \(identifier)") { viewModel.didSelect(identifier) }
            }
        }
    }
    struct CharacterDetailView: View {
        let viewModel: CharacterDetailViewModel
        var body: some View { Button("Episode of \(viewModel.identifier)", action: viewModel.didSelectEpisode) }
    }
    struct NotFoundView: View {
        var body: some View { Text("Nothing here") }
    }
}

extension ManyFeaturesArticle.CharacterScreens where Screen == AnyView {
    public static var swiftUI: Self {
        Self(
            list: { AnyView(ManyFeaturesArticle.CharacterListView(viewModel: $0)) },
            detail: { AnyView(ManyFeaturesArticle.CharacterDetailView(viewModel: $0)) })
    }
}

@MainActor @Suite("One enum, or many features")
struct OneEnumOrManyFeaturesTests {
    typealias AppNavigationRedirect = ManyFeaturesArticle.AppNavigationRedirect
    typealias CharacterFeature = ManyFeaturesArticle.CharacterFeature
    typealias HomeFeature = ManyFeaturesArticle.HomeFeature
    typealias NotFoundView = ManyFeaturesArticle.NotFoundView

    @Test("with one enum, the container's closure maps destinations to screens")
    func one() {
        let ui = ViewHost(OneEnumArticle.AppView(router: Router<OneEnumArticle.Route>()))
        #expect(ui.tap("List"))
        #expect(ui.tap("Select 4"))
        #expect(ui.texts == ["Detail 4"] && ui.depth == 2)
    }
    @Test("with many features, a redirect connects them; a target without a feature shows the not-found view")
    func many() throws {
        let home = HomeFeature()
        let features: [any Feature<AnyView>] = [home, CharacterFeature(screens: .swiftUI)]
        let registry = FeatureRegistry(features) { _, _ in AnyView(NotFoundView()) }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["app"], features: features)

        let ui = ViewHost(
            NavigationContainer(coordinator, registry: registry, main: home.mainScreen)
        )
        #expect(ui.tap("Characters"))
        #expect(ui.tap("Character 2"))
        #expect(ui.tap("Episode of 2"))
        #expect(ui.texts == ["Nothing here"] && ui.depth == 3)
    }
}
