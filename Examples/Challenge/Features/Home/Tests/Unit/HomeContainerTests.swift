import ChallengeKit
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeHome

struct HomeContainerTests {
    @Test
    func homeViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let (navigatorMock, trackerMock) = (NavigatorMock(), TrackerMock())
        let sut = HomeContainer(repository: HomeRepositoryMock(), tour: TourStateMock(), tracker: trackerMock)
        let viewModel = sut.makeHomeViewModel(navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didTapCharacters()

        // Then
        #expect(viewModel.state.value?.map(\.identifier) == [1, 2, 3, 4, 5, 47])
        expectNavigation(by: navigatorMock, to: [HomeOutgoingNavigation.characters])
        #expect(trackerMock.names == ["home/screen-viewed", "home/section-selected"])
    }
}
