import ChallengeCharacter
public import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The app's root view. It owns the coordinator, and restores the user's last screens.
public struct RootContainerView: View {
    public let appContainer: AppContainer
    @State private var navigationCoordinator: NavigationCoordinator

    public init(appContainer: AppContainer) {
        self.appContainer = appContainer
        let coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.links = appContainer.links
        coordinator.track(with: appContainer.tracker)
        _navigationCoordinator = State(initialValue: coordinator)
    }

    public var body: some View {
        NavigationContainer(navigationCoordinator) { navigation, navigator in
            appContainer.resolve(navigation, navigator: navigator)
        } root: {
            appContainer.makeRootView(navigator: navigationCoordinator)
        }
        .sheetStyle { (navigation: AnyNavigation) in
            if case .filter? = navigation.base as? CharacterIncomingNavigation {
                [.detents([.medium, .large])]
            } else {
                []
            }
        }
        .restoresNavigation(of: navigationCoordinator, links: appContainer.links)
    }
}

#Preview {
    RootContainerView(appContainer: AppContainer())
}
