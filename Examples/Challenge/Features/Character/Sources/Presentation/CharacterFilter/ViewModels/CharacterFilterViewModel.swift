public import Observation

/// The choice of a status for the list.
@Observable public final class CharacterFilterViewModel {
    public let query: CharacterQuery
    private let navigator: any CharacterFilterNavigatorContract
    private let tracker: any CharacterFilterTrackerContract

    init(
        query: CharacterQuery, navigator: any CharacterFilterNavigatorContract,
        tracker: any CharacterFilterTrackerContract
    ) {
        self.query = query
        self.navigator = navigator
        self.tracker = tracker
    }

    public func didAppear() { tracker.trackScreenViewed() }
    /// Shows the list filtered by this status; nil for all.
    public func didSelectStatus(_ status: CharacterStatus?) {
        tracker.trackFilterApplied()
        navigator.applyFilter(CharacterQuery(name: query.name, status: status))
    }
}
