import ChallengeKit
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeContainerTests {
    private let navigatorMock = NavigatorMock()
    private let trackerMock = TrackerMock()
    private var sut: EpisodeContainer { EpisodeContainer(repository: EpisodeRepositoryMock(), tracker: trackerMock) }

    @Test
    func listViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeEpisodeListViewModel(page: 2, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didSelectItem(.stub(identifier: 5))

        // Then
        #expect(viewModel.state.value?.number == 2)
        expectNavigation(by: navigatorMock, to: [EpisodeIncomingNavigation.detail(identifier: 5)])
        #expect(trackerMock.names == ["episode-list/screen-viewed", "episode-list/episode-selected"])
    }

    @Test
    func detailViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeEpisodeDetailViewModel(identifier: 5, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didSelectCharacter(.stub(identifier: 2))

        // Then
        #expect(viewModel.state.value?.episode.identifier == 5)
        expectNavigation(by: navigatorMock, to: [EpisodeOutgoingNavigation.character(identifier: 2)])
        #expect(trackerMock.names == ["episode-detail/screen-viewed", "episode-detail/character-selected"])
    }

}
