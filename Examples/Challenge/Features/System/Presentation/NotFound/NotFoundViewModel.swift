import ChallengeKit
public import Observation

/// What was asked for and is not there.
@Observable public final class NotFoundViewModel {
    /// The path or name; it comes from outside.
    public let requested: String
    private let navigator: any NotFoundNavigatorContract
    private let tracker: any ScreenTrackerContract<NotFoundEvent>

    init(requested: String, navigator: any NotFoundNavigatorContract, tracker: any ScreenTrackerContract<NotFoundEvent>)
    {
        self.requested = requested
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.track(.shown) }
    public func didTapHome() {
        tracker.track(.openedHome)
        navigator.openHome()
    }
}
