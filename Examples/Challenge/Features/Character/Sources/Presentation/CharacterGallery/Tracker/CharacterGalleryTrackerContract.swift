/// The reports of the picture of a character.
protocol CharacterGalleryTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackPictureTurned()
}
