import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeListNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: EpisodeListNavigator { EpisodeListNavigator(navigator: navigatorMock) }

    @Test
    func navigateToDetailUsesCorrectNavigation() {
        // When
        sut.navigateToDetail(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? EpisodeIncomingNavigation
        #expect(destination == .detail(identifier: 42))
    }

    @Test
    func replacePageShowsThePageInPlaceOfTheOneBefore() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: EpisodeIncomingNavigation.list())

        // When
        EpisodeListNavigator(navigator: coordinator).replacePage(with: 2)

        // Then
        #expect(coordinator.path == [AnyNavigation(EpisodeIncomingNavigation.list(page: 2))])
    }
}
