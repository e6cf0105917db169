import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeHome

struct HomeFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = HomeFeature(httpClient: FixedAPIClient([:]), tour: TourStateMock(), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(HomeView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.home, navigator: navigatorMock).contains(HomeView.self))
    }
}
