/// The tracker of the events of a character's picture.
protocol CharacterGalleryTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackPictureTurned()
}
