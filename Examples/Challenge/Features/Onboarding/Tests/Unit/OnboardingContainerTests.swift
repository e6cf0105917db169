import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeOnboarding

struct OnboardingContainerTests {
    @Test
    func tourViewModelRemembersTheTourAndEndsTheCover() {
        // Given
        let (repository, trackerMock) = (MemoryTourRepository(), TrackerMock())
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: OnboardingIncomingNavigation.onboarding)
        let sut = OnboardingContainer(repository: repository, tracker: trackerMock)

        // When
        sut.makeTourViewModel(navigator: coordinator.active).didTapStart()

        // Then
        #expect(repository.isTaken)
        #expect(coordinator.child == nil)
        #expect(trackerMock.names == ["tour/tour-finished"])
    }
}
