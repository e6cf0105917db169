/// The navigation from an episode's details.
protocol EpisodeDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
