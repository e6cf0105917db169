/// The navigator of the list of episodes.
protocol EpisodeListNavigatorContract {
    func navigateToDetail(id: Int)
    func replacePage(with page: Int)
}
