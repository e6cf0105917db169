/// The ways out of the picture of a character.
protocol CharacterGalleryNavigatorContract {
    func replacePicture(id: Int)
    func goBack()
}
