import ChallengeKit
import Waymark

/// A container that creates the feature's view model, with its screen's navigator and tracker.
struct OnboardingContainer {
    private let repository: any TourRepositoryContract
    private let tracker: any Tracker

    init(repository: any TourRepositoryContract, tracker: any Tracker) {
        self.repository = repository
        self.tracker = tracker
    }

    func makeTourViewModel(navigator: any NavigatorContract) -> TourViewModel {
        TourViewModel(
            finishTourUseCase: FinishTourUseCase(repository: repository),
            navigator: TourNavigator(navigator: navigator), tracker: TourTracker(tracker: tracker))
    }
}
