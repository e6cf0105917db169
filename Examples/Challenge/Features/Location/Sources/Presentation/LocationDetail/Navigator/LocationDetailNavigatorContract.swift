/// The ways out of a location.
protocol LocationDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
