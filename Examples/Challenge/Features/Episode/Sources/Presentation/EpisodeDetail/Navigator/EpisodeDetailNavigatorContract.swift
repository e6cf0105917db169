protocol EpisodeDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
