protocol CharacterFilterNavigatorContract {
    func applyFilter(_ query: CharacterQuery)
}
