/// The tracker of the events of a location's details.
protocol LocationDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
}
