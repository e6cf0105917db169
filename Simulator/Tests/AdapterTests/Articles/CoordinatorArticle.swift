@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI

/// Features and a redirect, as in the article "Features that do not import each other", with views.
enum CoordinatorArticle {
    enum CharacterIncomingNavigation: IncomingNavigation {
        case list
        case detail(identifier: Int)

        static var links: Links<CharacterIncomingNavigation> { Links { LinkRoute("/character", to: .list) } }
    }
    enum HomeOutgoingNavigation: OutgoingNavigation {
        case characters
        case character(identifier: Int)
    }
    enum HomeIncomingNavigation: IncomingNavigation {
        case home
    }

    struct CharacterFeature: Feature {
        func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .list, navigator: navigator) }
        func screen(for navigation: CharacterIncomingNavigation, navigator: any Navigator) -> AnyView {
            switch navigation {
            case .list: AnyView(Text("Characters"))
            case .detail(let identifier): AnyView(Text("Character \(identifier)"))
            }
        }
    }
    struct HomeFeature: Feature {
        func mainScreen(navigator: any Navigator) -> AnyView { screen(for: .home, navigator: navigator) }
        func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> AnyView {
            AnyView(
                Button("Open") { navigator.navigate(to: HomeOutgoingNavigation.character(identifier: 42)) })
        }
    }
    struct AppNavigationRedirect: NavigationRedirect {
        func redirect(_ navigation: any Navigation) -> (any Navigation)? {
            switch navigation {
            case HomeOutgoingNavigation.character(let identifier) as HomeOutgoingNavigation:
                CharacterIncomingNavigation.detail(identifier: identifier)
            default: nil
            }
        }
    }
}

@MainActor @Suite("A coordinator, features and a redirect, on screen")
struct ArticleTests {
    typealias AppNavigationRedirect = CoordinatorArticle.AppNavigationRedirect

    @Test("a container shows the features' views, opens links, and has a not-found view for other navigations")
    func features() throws {
        let home = CoordinatorArticle.HomeFeature()
        let features: [any Feature<AnyView>] = [home, CoordinatorArticle.CharacterFeature()]
        let registry = FeatureRegistry<AnyView>(features) { _, _ in AnyView(Text("Not found")) }
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = try LinkTable(schemes: ["app"], features: features)
        let ui = ViewHost(
            NavigationContainer(coordinator, registry: registry, main: home.mainScreen)
        )
        #expect(ui.tap("Open"))
        #expect(ui.texts == ["Character 42"])
        coordinator.open("app://character")
        ui.settle()
        #expect(ui.texts == ["Characters"])
        coordinator.navigate(to: CoordinatorArticle.HomeOutgoingNavigation.characters)
        ui.settle()
        #expect(ui.texts == ["Not found"])
    }
}
