import ChallengeKit
import Waymark

/// A container that creates the feature's view model, with its screen's navigator and tracker.
struct HomeContainer {
    private let repository: any HomeRepositoryContract
    private let tour: any TourState
    private let tracker: any Tracker

    init(repository: any HomeRepositoryContract, tour: any TourState, tracker: any Tracker) {
        self.repository = repository
        self.tour = tour
        self.tracker = tracker
    }

    func makeHomeViewModel(navigator: any NavigatorContract) -> HomeViewModel {
        HomeViewModel(
            getFeaturedCharactersUseCase: GetFeaturedCharactersUseCase(repository: repository), tour: tour,
            navigator: HomeNavigator(navigator: navigator), tracker: HomeTracker(tracker: tracker))
    }
}
