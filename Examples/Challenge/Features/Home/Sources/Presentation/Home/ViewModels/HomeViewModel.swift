public import ChallengeKit
public import Observation

/// The view model of the first screen, which shows a few characters and leads to the sections of the app.
@Observable public final class HomeViewModel {
    public private(set) var state: HomeViewState = .idle
    private let getFeaturedCharactersUseCase: any GetFeaturedCharactersUseCaseContract
    private let tour: any TourState
    private let navigator: any HomeNavigatorContract
    private let tracker: any HomeTrackerContract

    init(
        getFeaturedCharactersUseCase: any GetFeaturedCharactersUseCaseContract, tour: any TourState,
        navigator: any HomeNavigatorContract, tracker: any HomeTrackerContract
    ) {
        self.getFeaturedCharactersUseCase = getFeaturedCharactersUseCase
        self.tour = tour
        self.navigator = navigator
        self.tracker = tracker
    }

    public var isTourOffered: Bool { !tour.isTourTaken }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getFeaturedCharactersUseCase.execute() }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectCharacter(_ character: FeaturedCharacter) {
        tracker.trackCharacterSelected(id: character.identifier)
        navigator.navigateToCharacter(id: character.identifier)
    }
    public func didTapCharacters() {
        tracker.trackSectionSelected(.characters)
        navigator.navigateToCharacters()
    }
    public func didTapEpisodes() {
        tracker.trackSectionSelected(.episodes)
        navigator.navigateToEpisodes()
    }
    public func didTapLocations() {
        tracker.trackSectionSelected(.locations)
        navigator.navigateToLocations()
    }
    public func didTapSettings() {
        tracker.trackSectionSelected(.settings)
        navigator.navigateToSettings()
    }
    public func didTapTour() {
        tracker.trackSectionSelected(.tour)
        navigator.navigateToTour()
    }
}
