import ChallengeDomain

/// A container of the feature's dependencies, which don't include a router.
final class EpisodeContainer {
    private let repository: any EpisodeRepositoryContract & CharacterRepositoryContract

    init(repository: any EpisodeRepositoryContract & CharacterRepositoryContract = SampleRepository()) {
        self.repository = repository
    }

    func makeEpisodeListViewModel() -> EpisodeListViewModel {
        EpisodeListViewModel(getEpisodesUseCase: GetEpisodesUseCase(repository: repository))
    }
    func makeEpisodeDetailViewModel(id: Int) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: id, getEpisodeUseCase: GetEpisodeUseCase(repository: repository),
            getCharactersUseCase: GetCharactersUseCase(repository: repository))
    }
}
