protocol LocationDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
}
