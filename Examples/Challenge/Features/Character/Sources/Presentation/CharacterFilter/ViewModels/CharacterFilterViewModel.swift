public import Observation

/// The view model of the filter, which restricts the list to a status.
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
    /// Shows the list with only the characters of a status, and keeps the name that was searched for.
    ///
    /// - Parameter status: The status; nil for all characters.
    public func didSelectStatus(_ status: CharacterStatus?) {
        tracker.trackFilterApplied()
        navigator.applyFilter(CharacterQuery(name: query.name, status: status))
    }
}
