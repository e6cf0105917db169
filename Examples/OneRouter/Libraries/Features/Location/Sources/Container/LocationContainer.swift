import ChallengeDomain

/// A container of the feature's dependencies, which don't include a router.
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
