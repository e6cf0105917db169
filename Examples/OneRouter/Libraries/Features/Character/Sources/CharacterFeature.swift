/// The factory of the feature's view models. The app sets their navigation closures.
public enum CharacterFeature {
    private static let container = CharacterContainer()

    public static func makeListViewModel() -> CharacterListViewModel { container.makeCharacterListViewModel() }
    public static func makeDetailViewModel(id: Int) -> CharacterDetailViewModel {
        container.makeCharacterDetailViewModel(id: id)
    }
    public static func makeFilterViewModel() -> CharacterFilterViewModel { container.makeCharacterFilterViewModel() }
    public static func makeGalleryViewModel(characterId: Int) -> ImageGalleryViewModel {
        container.makeImageGalleryViewModel(characterId: characterId)
    }
}
