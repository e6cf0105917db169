import ChallengeDomain

/// The feature's dependencies. It has no router.
final class LocationContainer {
    private let repository: any LocationRepositoryContract & CharacterRepositoryContract

    init(repository: any LocationRepositoryContract & CharacterRepositoryContract = SampleRepository()) {
        self.repository = repository
    }

    func makeLocationDetailViewModel(id: Int) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: id, getLocationUseCase: GetLocationUseCase(repository: repository),
            getCharactersUseCase: GetCharactersUseCase(repository: repository))
    }
}
