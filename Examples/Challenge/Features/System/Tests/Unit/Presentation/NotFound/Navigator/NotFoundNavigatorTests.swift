import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSystem

struct NotFoundNavigatorTests {
    @Test
    func navigateToHomeDismissesEveryModalAndEmptiesThePath() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: NotFoundNavigation(requested: "x"))
        coordinator.present(AnyNavigation(NotFoundNavigation(requested: "y")), as: .sheet)

        // When
        NotFoundNavigator(navigator: coordinator.active).navigateToHome()

        // Then
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.child == nil)
    }
}
