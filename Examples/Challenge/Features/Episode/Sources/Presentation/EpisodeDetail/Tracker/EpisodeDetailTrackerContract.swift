protocol EpisodeDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
}
