import ChallengeKit
import Waymark

/// A container that creates the feature's view model, with its screen's navigator and tracker.
struct SystemContainer {
    private let tracker: any Tracker

    init(tracker: any Tracker) {
        self.tracker = tracker
    }

    func makeNotFoundViewModel(requested: String, navigator: any NavigatorContract) -> NotFoundViewModel {
        NotFoundViewModel(
            requested: requested, navigator: NotFoundNavigator(navigator: navigator),
            tracker: NotFoundTracker(tracker: tracker))
    }
}
