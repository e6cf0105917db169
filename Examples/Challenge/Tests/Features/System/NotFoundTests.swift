import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSystem

@Suite("Challenge's not-found screen")
struct NotFoundTests {
    @Test("its view model leads home")
    func viewModel() {
        let navigator = NotFoundNavigatorMock()
        let tracker = ScreenTrackerMock<NotFoundEvent>()
        let model = NotFoundViewModel(requested: "/x", navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didTapHome()
        #expect(model.requested == "/x")
        #expect(navigator.calls == ["open home"] && tracker.events == [.shown, .openedHome])
    }
    @Test("its navigator dismisses every modal and empties the path")
    func navigates() {
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: NotFoundNavigation(requested: "x"))
        coordinator.present(AnyNavigation(NotFoundNavigation(requested: "y")), as: .sheet)
        NotFoundNavigator(navigator: coordinator.active).openHome()
        #expect(coordinator.path.isEmpty && coordinator.child == nil)
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(NotFoundEvent.self) == [
                "not-found/shown", "not-found/opened-home",
            ])
    }
}
