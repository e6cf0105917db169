protocol CharacterFilterTrackerContract {
    func trackScreenViewed()
    func trackFilterApplied()
}
