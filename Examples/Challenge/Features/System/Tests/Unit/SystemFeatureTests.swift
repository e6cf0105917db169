import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeSystem

struct SystemFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = SystemFeature(tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(NotFoundView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(NotFoundNavigation(requested: "/x"), navigator: navigatorMock).contains(NotFoundView.self))
    }
}
