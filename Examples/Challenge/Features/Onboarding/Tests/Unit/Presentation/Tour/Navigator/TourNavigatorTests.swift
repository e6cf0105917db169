import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeOnboarding

struct TourNavigatorTests {
    @Test
    func finishEndsTheCover() {
        // Given
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: OnboardingIncomingNavigation.onboarding)
        #expect(coordinator.child != nil)

        // When
        TourNavigator(navigator: coordinator.active).finish()

        // Then
        #expect(coordinator.child == nil)
    }
}
