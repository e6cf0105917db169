/// The navigator of a character's picture.
protocol CharacterGalleryNavigatorContract {
    func replacePicture(id: Int)
    func goBack()
}
