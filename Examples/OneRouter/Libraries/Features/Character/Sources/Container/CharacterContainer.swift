import ChallengeDomain

/// A container of the feature's dependencies, which don't include a router.
final class CharacterContainer {
    private let repository: any CharacterRepositoryContract

    init(repository: any CharacterRepositoryContract = SampleRepository()) { self.repository = repository }

    func makeCharacterListViewModel() -> CharacterListViewModel {
        CharacterListViewModel(getCharactersUseCase: makeGetCharactersUseCase())
    }
    func makeCharacterDetailViewModel(id: Int) -> CharacterDetailViewModel {
        CharacterDetailViewModel(identifier: id, getCharacterUseCase: makeGetCharacterUseCase())
    }
    func makeCharacterFilterViewModel() -> CharacterFilterViewModel { CharacterFilterViewModel() }
    func makeImageGalleryViewModel(characterId: Int) -> ImageGalleryViewModel {
        ImageGalleryViewModel(characterId: characterId, getCharacterUseCase: makeGetCharacterUseCase())
    }

    private func makeGetCharactersUseCase() -> some GetCharactersUseCaseContract {
        GetCharactersUseCase(repository: repository)
    }
    private func makeGetCharacterUseCase() -> some GetCharacterUseCaseContract {
        GetCharacterUseCase(repository: repository)
    }
}
