/// The reports of the filter of the list.
protocol CharacterFilterTrackerContract {
    func trackScreenViewed()
    func trackFilterApplied()
}
