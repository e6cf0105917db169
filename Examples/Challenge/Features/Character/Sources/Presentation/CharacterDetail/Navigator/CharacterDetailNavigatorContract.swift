protocol CharacterDetailNavigatorContract {
    func navigateToGallery(id: Int)
    func navigateToEpisode(id: Int)
    func navigateToLocation(id: Int)
}
