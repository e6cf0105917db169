import Testing
import Waymark
import WaymarkTesting

/// The destinations in the landing page of WaymarkTesting's documentation.
private enum CharacterIncomingNavigation: IncomingNavigation {
    case list
    case detail(identifier: Int)
}
private enum SettingsIncomingNavigation: IncomingNavigation { case settings }
private enum HomeOutgoingNavigation: OutgoingNavigation {
    case character(identifier: Int)
    case settings
}
private enum SettingsOutgoingNavigation: OutgoingNavigation, CaseIterable { case characters, settings }

@MainActor private struct HomeNavigator {
    let navigator: any Navigator
    func navigateToCharacter(id: Int) {
        navigator.navigate(to: HomeOutgoingNavigation.character(identifier: id))
    }
}
private struct AppNavigationRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case let home as HomeOutgoingNavigation:
            switch home {
            case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
            case .settings: SettingsIncomingNavigation.settings
            }
        case let settings as SettingsOutgoingNavigation:
            switch settings {
            case .characters: CharacterIncomingNavigation.list
            case .settings: SettingsIncomingNavigation.settings
            }
        default: nil
        }
    }
}

@MainActor struct HomeTests {
    @Test func navigateToCharacterUsesCorrectNavigation() {
        let navigator = NavigatorMock()
        HomeNavigator(navigator: navigator).navigateToCharacter(id: 42)
        expectNavigation(by: navigator, to: [HomeOutgoingNavigation.character(identifier: 42)])
    }
    @Test func theCharacterLiesOnTheList() {
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.navigate(to: CharacterIncomingNavigation.list)
        HomeNavigator(navigator: coordinator).navigateToCharacter(id: 42)
        let path: [CharacterIncomingNavigation] = [.list, .detail(identifier: 42)]
        coordinator.expect(NavigationState(path: path.map { AnyNavigation($0) }))
    }
    @Test func everyOutgoingNavigationLeadsToAScreen() {
        expectRedirect(AppNavigationRedirect(), of: [HomeOutgoingNavigation.character(identifier: 1), .settings])
        expectRedirects(of: SettingsOutgoingNavigation.self, by: AppNavigationRedirect())  // one that is `CaseIterable`
    }
}
