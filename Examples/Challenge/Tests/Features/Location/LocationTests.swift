import ChallengeKit
import ChallengeTesting
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

private struct LocationRepositoryStub: LocationRepository {
    var error: APIError?
    static let location = Location(identifier: 5, name: "Five", kind: "", dimension: "", characters: [1, 2])

    func locations(page: Int) async throws(APIError) -> Page<Location> {
        if let error { throw error }
        return Page(items: [Self.location], number: page, count: 3, total: 41)
    }
    func location(identifier: Int) async throws(APIError) -> Location {
        if let error { throw error }
        return Self.location
    }
    func characters(identifiers: [Int]) async throws(APIError) -> [LocationCharacter] {
        identifiers.map { LocationCharacter(identifier: $0, name: "\($0)", image: "") }
    }
}

@Suite("Challenge's list of locations")
struct LocationListTests {
    let navigator = LocationListNavigatorMock()
    let tracker = ScreenTrackerMock<LocationListEvent>()

    private func model(_ error: APIError? = nil) -> LocationListViewModel {
        LocationListViewModel(
            page: 2, getLocations: GetLocations(repository: LocationRepositoryStub(error: error)), navigator: navigator,
            tracker: tracker)
    }

    @Test("its view model leads to a location and to other pages")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didSelect(try #require(model.state.value?.items.first))
        model.didSelectPage(3)
        #expect(navigator.calls == ["open location 5", "show page 3"])
        #expect(tracker.events == [.shown, .selectedLocation, .turnedPage])
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.malformed)
        await model.load()
        #expect(model.state.error == .malformed && tracker.events == [.failed])
    }
    @Test("B8: its navigator stays inside of the feature, and pages replace each other")
    func navigates() {
        let mock = NavigatorMock()
        LocationListNavigator(navigator: mock).openLocation(identifier: 5)
        expectNavigation(by: mock, to: [LocationIncomingNavigation.detail(identifier: 5)])
        let coordinator = NavigationCoordinator()
        coordinator.navigate(to: LocationIncomingNavigation.list())
        LocationListNavigator(navigator: coordinator).showPage(2)
        #expect(coordinator.path == [AnyNavigation(LocationIncomingNavigation.list(page: 2))])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(LocationListEvent.self) == [
                "location-list/shown", "location-list/failed", "location-list/selected-location",
                "location-list/turned-page",
            ])
    }
}

@Suite("Challenge's location")
struct LocationDetailTests {
    let navigator = LocationDetailNavigatorMock()
    let tracker = ScreenTrackerMock<LocationDetailEvent>()

    private func model(_ error: APIError? = nil) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: 5, getLocation: GetLocation(repository: LocationRepositoryStub(error: error)),
            navigator: navigator,
            tracker: tracker)
    }

    @Test("its view model leads to a character")
    func viewModel() async throws {
        let model = model()
        await model.load()
        model.didSelect(try #require(model.state.value?.characters.last))
        #expect(navigator.calls == ["open character 2"])
        #expect(tracker.events == [.shown, .selectedResident])
    }
    @Test("an error is shown and reported")
    func failure() async {
        let model = model(.notFound)
        await model.load()
        #expect(model.state.error == .notFound && tracker.events == [.failed])
    }
    @Test("B8: its navigator goes across features")
    func navigates() {
        let mock = NavigatorMock()
        LocationDetailNavigator(navigator: mock).openCharacter(identifier: 2)
        expectNavigation(by: mock, to: [LocationOutgoingNavigation.character(identifier: 2)])
    }
    @Test("C2: each event has its screen's name, and the tracker hands it on")
    func events() {
        #expect(
            tracked(LocationDetailEvent.self) == [
                "location-detail/shown", "location-detail/failed", "location-detail/selected-resident",
            ])
    }
}
