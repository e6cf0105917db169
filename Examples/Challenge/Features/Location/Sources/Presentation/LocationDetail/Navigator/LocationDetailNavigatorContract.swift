/// The navigator of a location's details.
protocol LocationDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
