/// The tracker of the events of an episode's details.
protocol EpisodeDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackCharacterSelected(id: Int)
}
