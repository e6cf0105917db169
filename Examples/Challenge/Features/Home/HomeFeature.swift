public import ChallengeKit
public import Waymark

/// The first screen.
public struct HomeFeature<Screen>: Feature {
    private let container: HomeContainer
    private let screens: HomeScreens<Screen>

    public init(
        client: any APIClient, tour: any TourState, tracker: any Tracker, screens: HomeScreens<Screen>
    ) {
        container = HomeContainer(repository: HomeDataRepository(client: client), tour: tour, tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen { screen(for: .home, navigator: navigator) }
    public func screen(for navigation: HomeIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .home: screens.home(container.makeHomeViewModel(navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct HomeScreens<Screen> {
    public var home: (HomeViewModel) -> Screen

    public init(home: @escaping (HomeViewModel) -> Screen) { self.home = home }
}

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct HomeContainer {
    let repository: any HomeRepository
    let tour: any TourState
    let tracker: any Tracker

    func makeHomeViewModel(navigator: any Navigator) -> HomeViewModel {
        HomeViewModel(
            getFeatured: GetFeaturedCharacters(repository: repository), tour: tour,
            navigator: HomeNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
}
