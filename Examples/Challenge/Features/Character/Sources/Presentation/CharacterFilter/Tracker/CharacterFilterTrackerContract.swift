/// The tracking of the filter.
protocol CharacterFilterTrackerContract {
    func trackScreenViewed()
    func trackFilterApplied()
}
