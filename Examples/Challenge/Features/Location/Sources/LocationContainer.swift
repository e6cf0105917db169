import ChallengeKit
import Waymark

/// A container that creates the feature's view models, each with its screen's navigator and tracker.
struct LocationContainer {
    private let repository: any LocationRepositoryContract
    private let tracker: any Tracker

    init(repository: any LocationRepositoryContract, tracker: any Tracker) {
        self.repository = repository
        self.tracker = tracker
    }

    func makeLocationListViewModel(page: Int, navigator: any NavigatorContract) -> LocationListViewModel {
        LocationListViewModel(
            page: page, getLocationsUseCase: GetLocationsUseCase(repository: repository),
            navigator: LocationListNavigator(navigator: navigator), tracker: LocationListTracker(tracker: tracker))
    }
    func makeLocationDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: identifier, getLocationUseCase: GetLocationUseCase(repository: repository),
            navigator: LocationDetailNavigator(navigator: navigator), tracker: LocationDetailTracker(tracker: tracker))
    }
}
