/// The navigator of the list of locations.
protocol LocationListNavigatorContract {
    func navigateToDetail(id: Int)
    func replacePage(with page: Int)
}
