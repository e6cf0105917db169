protocol LocationListNavigatorContract {
    func navigateToDetail(id: Int)
    func replacePage(with page: Int)
}
