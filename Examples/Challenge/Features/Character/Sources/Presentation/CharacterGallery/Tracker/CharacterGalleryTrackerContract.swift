protocol CharacterGalleryTrackerContract {
    func trackScreenViewed()
    func trackLoadFailed()
    func trackPictureTurned()
}
