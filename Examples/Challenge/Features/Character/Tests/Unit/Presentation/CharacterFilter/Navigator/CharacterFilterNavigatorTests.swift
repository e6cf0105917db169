import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterFilterNavigatorTests {
    @Test
    func applyFilterEndsTheSheetAndReplacesTheListInOneTransition() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: CharacterIncomingNavigation.list())
        coordinator.navigate(to: CharacterIncomingNavigation.filter())
        let sut = CharacterFilterNavigator(navigator: coordinator.active)

        // When
        sut.applyFilter(CharacterQuery(status: .alive))

        // Then
        coordinator.expect(NavigationState(path: [AnyNavigation(CharacterIncomingNavigation.list(status: .alive))]))
        #expect(coordinator.records.count == 3)
    }
}
