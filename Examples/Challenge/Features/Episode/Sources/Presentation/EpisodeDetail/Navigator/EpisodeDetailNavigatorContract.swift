/// The navigator of an episode's details.
protocol EpisodeDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
