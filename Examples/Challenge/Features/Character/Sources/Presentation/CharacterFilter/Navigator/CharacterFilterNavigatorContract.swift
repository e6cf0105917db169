/// The ways out of the filter of the list.
protocol CharacterFilterNavigatorContract {
    func applyFilter(_ query: CharacterQuery)
}
