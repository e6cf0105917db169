import ChallengeKit
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationContainerTests {
    private let navigatorMock = NavigatorMock()
    private let trackerMock = TrackerMock()
    private var sut: LocationContainer { LocationContainer(repository: LocationRepositoryMock(), tracker: trackerMock) }

    @Test
    func listViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeLocationListViewModel(page: 2, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didSelectItem(.stub(identifier: 5))

        // Then
        #expect(viewModel.state.value?.number == 2)
        expectNavigation(by: navigatorMock, to: [LocationIncomingNavigation.detail(identifier: 5)])
        #expect(trackerMock.names == ["location-list/screen-viewed", "location-list/location-selected"])
    }

    @Test
    func detailViewModelHasNavigatorAndTrackerOfItsScreen() async {
        // Given
        let viewModel = sut.makeLocationDetailViewModel(identifier: 5, navigator: navigatorMock)

        // When
        await viewModel.load()
        viewModel.didSelectCharacter(.stub(identifier: 2))

        // Then
        #expect(viewModel.state.value?.location.identifier == 5)
        expectNavigation(by: navigatorMock, to: [LocationOutgoingNavigation.character(identifier: 2)])
        #expect(trackerMock.names == ["location-detail/screen-viewed", "location-detail/character-selected"])
    }
}
