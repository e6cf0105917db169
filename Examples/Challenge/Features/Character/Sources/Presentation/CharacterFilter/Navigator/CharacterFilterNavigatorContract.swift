/// The navigation from the filter.
protocol CharacterFilterNavigatorContract {
    func applyFilter(_ query: CharacterQuery)
}
