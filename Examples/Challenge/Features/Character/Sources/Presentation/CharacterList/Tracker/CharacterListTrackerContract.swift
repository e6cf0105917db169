protocol CharacterListTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackSearched()
    func trackCharacterSelected(id: Int)
    func trackFilterOpened()
    func trackPageTurned()
}
