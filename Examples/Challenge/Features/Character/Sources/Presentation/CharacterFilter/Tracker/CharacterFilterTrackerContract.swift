/// The tracker of the events of the filter.
protocol CharacterFilterTrackerContract {
    func trackScreenViewed()
    func trackFilterApplied()
}
