/// The ways out of an episode.
protocol EpisodeDetailNavigatorContract {
    func navigateToCharacter(id: Int)
}
