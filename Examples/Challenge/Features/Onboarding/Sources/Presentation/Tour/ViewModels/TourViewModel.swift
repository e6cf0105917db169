public import Observation

/// The view model of the tour of the app.
@Observable public final class TourViewModel {
    public let steps = [
        TourStep(
            symbol: "magnifyingglass", title: "Search",
            text: "Find characters by name, and filter them by whether they live."),
        TourStep(
            symbol: "map", title: "Follow", text: "From a character to its episodes and places, and on from there."),
        TourStep(symbol: "tag", title: "Share", text: "Every screen has a link. Copy it to share exactly that screen."),
    ]
    private let finishTourUseCase: any FinishTourUseCaseContract
    private let navigator: any TourNavigatorContract
    private let tracker: any TourTrackerContract

    init(
        finishTourUseCase: any FinishTourUseCaseContract, navigator: any TourNavigatorContract,
        tracker: any TourTrackerContract
    ) {
        self.finishTourUseCase = finishTourUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    /// Records that the user has taken the tour, and closes it.
    public func didTapStart() {
        tracker.trackTourFinished()
        finishTourUseCase.execute()
        navigator.finish()
    }
}
