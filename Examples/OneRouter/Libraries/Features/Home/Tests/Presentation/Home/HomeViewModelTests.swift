import Testing

@testable import OneRouterHome

@Suite("The first screen")
struct HomeViewModelTests {
    @Test("each tap calls its own closure")
    func closures() {
        var heard: [String] = []
        let viewModel = HomeViewModel()
        viewModel.onGoToCharacters = { heard.append("characters") }
        viewModel.onGoToEpisodes = { heard.append("episodes") }
        viewModel.onShowSettings = { heard.append("settings") }
        viewModel.didTapOnCharacters()
        viewModel.didTapOnEpisodes()
        viewModel.didTapOnSettings()
        #expect(heard == ["characters", "episodes", "settings"])
    }
}
