protocol CharacterDetailTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackGalleryOpened()
    func trackEpisodeSelected(id: Int)
    func trackLocationSelected(id: Int)
}
