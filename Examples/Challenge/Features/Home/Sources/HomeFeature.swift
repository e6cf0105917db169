public import ChallengeKit
public import SwiftUI
public import Waymark

/// The home feature: the app's first screen.
public struct HomeFeature: FeatureContract {
    private let container: HomeContainer

    public init(httpClient: any HTTPClientContract, tour: any TourState, tracker: any Tracker) {
        container = HomeContainer(repository: HomeRepository(client: httpClient), tour: tour, tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.home, navigator: navigator)
    }
    public func resolve(_ navigation: HomeIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
        switch navigation {
        case .home:
            AnyView(HomeView(viewModel: container.makeHomeViewModel(navigator: navigator)))
        }
    }
}
