/// The navigator of the list of characters.
protocol CharacterListNavigatorContract {
    func navigateToDetail(id: Int)
    func navigateToFilter(_ query: CharacterQuery)
    func replaceList(with query: CharacterQuery)
}
