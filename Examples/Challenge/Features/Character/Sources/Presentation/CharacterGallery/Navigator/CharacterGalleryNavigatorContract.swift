protocol CharacterGalleryNavigatorContract {
    func replacePicture(id: Int)
    func goBack()
}
