import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationListNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: LocationListNavigator { LocationListNavigator(navigator: navigatorMock) }

    @Test
    func navigateToDetailUsesCorrectNavigation() {
        // When
        sut.navigateToDetail(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? LocationIncomingNavigation
        #expect(destination == .detail(identifier: 42))
    }

    @Test
    func replacePageShowsThePageInPlaceOfTheOneBefore() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: LocationIncomingNavigation.list())

        // When
        LocationListNavigator(navigator: coordinator).replacePage(with: 2)

        // Then
        #expect(coordinator.path == [AnyNavigation(LocationIncomingNavigation.list(page: 2))])
    }
}
