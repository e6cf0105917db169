import ChallengeDomain
import Testing

@testable import OneRouterEpisode

@Suite("The list of episodes")
struct EpisodeListViewModelTests {
    let viewModel = EpisodeListViewModel(getEpisodesUseCase: GetEpisodesUseCase(repository: SampleRepository()))

    @Test("the list is idle before it loads")
    func idle() { #expect(viewModel.state == .idle) }
    @Test("the list shows the loaded episodes")
    func loaded() async throws {
        await viewModel.load()
        #expect(viewModel.state == .loaded(try await SampleRepository().episodes()))
    }
    @Test("selecting an episode passes its identifier to the closure")
    func select() {
        var selected: [Int] = []
        viewModel.onSelectEpisode = { selected.append($0) }
        viewModel.didSelect(Episode(id: 2, name: "Lawnmower Dog", code: "S01E02"))
        #expect(selected == [2])
    }
}
