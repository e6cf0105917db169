public import Observation

/// The view model of the not-found screen.
@Observable public final class NotFoundViewModel {
    /// The path of an unknown link, or the name of a destination that no feature shows. It is untrusted input.
    public let requested: String
    private let navigator: any NotFoundNavigatorContract
    private let tracker: any NotFoundTrackerContract

    init(requested: String, navigator: any NotFoundNavigatorContract, tracker: any NotFoundTrackerContract) {
        self.requested = requested
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    public func didTapHome() {
        tracker.trackHomeOpened()
        navigator.navigateToHome()
    }
}
