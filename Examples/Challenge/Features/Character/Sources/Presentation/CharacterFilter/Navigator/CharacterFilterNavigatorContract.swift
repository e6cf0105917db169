/// The navigator of the filter.
protocol CharacterFilterNavigatorContract {
    func applyFilter(_ query: CharacterQuery)
}
