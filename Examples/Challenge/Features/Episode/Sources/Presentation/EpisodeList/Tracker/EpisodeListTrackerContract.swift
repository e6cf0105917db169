/// The tracker of the events of the list of episodes.
protocol EpisodeListTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackEpisodeSelected(id: Int)
    func trackPageTurned()
}
