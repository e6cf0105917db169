import ChallengeKit
public import Observation

/// The choice of a status for the list.
@Observable public final class CharacterFilterViewModel {
    public let query: CharacterQuery
    private let navigator: any CharacterFilterNavigatorContract
    private let tracker: any ScreenTrackerContract<CharacterFilterEvent>

    init(
        query: CharacterQuery, navigator: any CharacterFilterNavigatorContract,
        tracker: any ScreenTrackerContract<CharacterFilterEvent>
    ) {
        self.query = query
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.track(.shown) }
    /// Shows the list with this status; nil for any.
    public func didSelect(_ status: CharacterStatus?) {
        tracker.track(.applied)
        navigator.apply(CharacterQuery(name: query.name, status: status))
    }
}
