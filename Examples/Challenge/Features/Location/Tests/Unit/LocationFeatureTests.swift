import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeLocation

struct LocationFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = LocationFeature(httpClient: FixedAPIClient([:]), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(LocationListView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.list(), navigator: navigatorMock).contains(LocationListView.self))
        #expect(sut.resolve(.detail(identifier: 1), navigator: navigatorMock).contains(LocationDetailView.self))
    }
}
