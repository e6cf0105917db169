protocol HomeTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
    func trackSectionSelected(_ section: HomeSection)
}
