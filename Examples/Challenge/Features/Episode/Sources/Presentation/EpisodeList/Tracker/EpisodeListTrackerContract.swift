protocol EpisodeListTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackEpisodeSelected(id: Int)
    func trackPageTurned()
}
