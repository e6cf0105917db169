import ChallengeKit
public import Observation

/// What one can do in the app, once.
@Observable public final class TourViewModel {
    public struct Step {
        public let title: String
        public let text: String
    }
    private let finishTour: FinishTour
    private let navigator: any TourNavigatorContract
    private let tracker: any ScreenTrackerContract<TourEvent>

    init(finishTour: FinishTour, navigator: any TourNavigatorContract, tracker: any ScreenTrackerContract<TourEvent>) {
        self.finishTour = finishTour
        self.navigator = navigator
        self.tracker = tracker
    }

    public let steps = [
        Step(title: "Search", text: "Find characters by name, and filter them by whether they live."),
        Step(title: "Follow", text: "From a character to its episodes and places, and on from there."),
        Step(title: "Share", text: "Every screen has a link. Copy it, and it opens just there."),
    ]
    public func didAppear() { tracker.track(.shown) }
    /// Remembers that the tour was taken, and closes it.
    public func didTapStart() {
        tracker.track(.finished)
        finishTour()
        navigator.close()
    }
}
