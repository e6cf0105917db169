import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeOnboarding

@Suite("Challenge's tour")
struct TourTests {
    @Test("its view model remembers that the tour was taken, and closes it")
    func viewModel() {
        let repository = MemoryTourRepository()
        let navigator = TourNavigatorMock()
        let tracker = ScreenTrackerMock<TourEvent>()
        let model = TourViewModel(
            finishTour: FinishTour(repository: repository), navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didTapStart()
        #expect(repository.isTaken)
        #expect(navigator.calls == ["close"] && tracker.events == [.shown, .finished])
    }
    @Test("its navigator ends the cover")
    func navigates() {
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: OnboardingIncomingNavigation.onboarding)
        #expect(coordinator.child != nil)
        TourNavigator(navigator: coordinator.active).close()
        #expect(coordinator.child == nil)
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(TourEvent.self) == [
                "tour/shown", "tour/finished",
            ])
    }
}
