/// The navigation from a character's picture.
protocol CharacterGalleryNavigatorContract {
    func replacePicture(id: Int)
    func goBack()
}
