protocol LocationDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
