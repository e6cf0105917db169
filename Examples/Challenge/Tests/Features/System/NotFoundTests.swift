import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSystem

@Suite("Challenge's not-found screen")
struct NotFoundTests {
    @Test("its view model leads home")
    func viewModel() {
        let navigator = NotFoundNavigatorMock()
        let tracker = NotFoundTrackerMock()
        let model = NotFoundViewModel(requested: "/x", navigator: navigator, tracker: tracker)
        model.didAppear()
        model.didTapHome()
        #expect(model.requested == "/x")
        #expect(navigator.calls == ["open home"] && tracker.events == [.shown, .openedHome])
    }
    @Test("its navigator dismisses every modal and empties the path")
    func navigates() {
        let coordinator = NavigationCoordinator(redirect: RedirectStub())
        coordinator.navigate(to: NotFoundNavigation(requested: "x"))
        coordinator.present(AnyNavigation(NotFoundNavigation(requested: "y")), as: .sheet)
        NotFoundNavigator(navigator: coordinator.active).openHome()
        #expect(coordinator.path.isEmpty && coordinator.child == nil)
    }
    @Test(
        "C2: each event has its screen's name, and the tracker hands it on",
        arguments: [(NotFoundEvent.shown, "not-found/shown"), (.openedHome, "not-found/opened-home")])
    func events(_ event: NotFoundEvent, _ name: String) {
        let mock = TrackerMock()
        NotFoundTracker(tracker: mock).track(event)
        expect(mock, tracked: [TrackingEvent(name: name)])
    }
}
