public import ChallengeKit
public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The home feature: the app's first screen.
public struct HomeFeature {
    private let container: HomeContainer

    public init(client: any APIClient, tour: any TourState, tracker: any Tracker) {
        container = HomeContainer(repository: HomeRepository(client: client), tour: tour, tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension HomeFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .home, navigator: navigator)
    }
    public func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> AnyView {
        switch navigation {
        case .home:
            AnyView(HomeView(viewModel: container.makeHomeViewModel(navigator: navigator)))
        }
    }
}
#endif
