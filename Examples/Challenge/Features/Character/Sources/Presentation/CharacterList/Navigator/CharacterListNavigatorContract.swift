protocol CharacterListNavigatorContract {
    func navigateToDetail(id: Int)
    func navigateToFilter(_ query: CharacterQuery)
    func replaceList(with query: CharacterQuery)
}
