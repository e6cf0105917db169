import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterListNavigatorTests {
    private let navigatorMock = NavigatorMock()
    private var sut: CharacterListNavigator { CharacterListNavigator(navigator: navigatorMock) }

    @Test
    func navigateToDetailUsesCorrectNavigation() {
        // When
        sut.navigateToDetail(id: 42)

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? CharacterIncomingNavigation
        #expect(destination == .detail(identifier: 42))
    }

    @Test
    func navigateToFilterUsesCorrectNavigation() {
        // When
        sut.navigateToFilter(CharacterQuery(name: "rick", status: .dead))

        // Then
        let destination = navigatorMock.navigatedDestinations.first as? CharacterIncomingNavigation
        #expect(destination == .filter(name: "rick", status: .dead))
    }

    @Test
    func replaceListShowsTheNewListInPlaceOfTheOld() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: CharacterIncomingNavigation.list())

        // When
        CharacterListNavigator(navigator: coordinator).replaceList(with: CharacterQuery(page: 2))

        // Then
        #expect(coordinator.path == [AnyNavigation(CharacterIncomingNavigation.list(page: 2))])
    }
}
