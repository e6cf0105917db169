protocol HomeNavigatorContract {
    func navigateToCharacters()
    func navigateToCharacter(id: Int)
    func navigateToEpisodes()
    func navigateToLocations()
    func navigateToSettings()
    func navigateToTour()
}
