import ChallengeDomain
import Testing

@testable import OneRouterEpisode

@Suite("An episode's screen")
struct EpisodeDetailViewModelTests {
    private func make(id: Int = 1) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: id, getEpisodeUseCase: GetEpisodeUseCase(repository: SampleRepository()),
            getCharactersUseCase: GetCharactersUseCase(repository: SampleRepository()))
    }

    @Test("the screen shows the episode and its cast")
    func loaded() async throws {
        let viewModel = make()
        await viewModel.load()
        guard case .loaded(let episode, let cast) = viewModel.state else {
            Issue.record("the state is \(viewModel.state)")
            return
        }
        #expect(episode.name == "Pilot")
        #expect(cast.map(\.name) == ["Rick Sanchez", "Morty Smith"])
    }
    @Test("the screen shows the error if loading fails")
    func failed() async {
        let viewModel = make(id: 99)
        await viewModel.load()
        #expect(viewModel.state == .failed(.notFound(id: 99)))
    }
    @Test("Back calls its closure")
    func back() {
        var count = 0
        let viewModel = make()
        viewModel.onBack = { count += 1 }
        viewModel.didTapOnBack()
        #expect(count == 1)
    }
    @Test("selecting a cast member passes the identifier to the closure")
    func select() async throws {
        var selected: [Int] = []
        let viewModel = make()
        viewModel.onSelectCharacter = { selected.append($0) }
        viewModel.didSelect(try await SampleRepository().character(id: 2))
        #expect(selected == [2])
    }
}
