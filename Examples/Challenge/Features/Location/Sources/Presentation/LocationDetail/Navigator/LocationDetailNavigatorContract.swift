/// The navigation from a location's details.
protocol LocationDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
