protocol EpisodeListNavigatorContract {
    func navigateToDetail(id: Int)
    func replacePage(with page: Int)
}
