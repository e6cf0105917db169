/// The reports of a location.
protocol LocationDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
}
