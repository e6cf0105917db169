import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeOnboarding

struct OnboardingFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = OnboardingFeature(repository: MemoryTourRepository(), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(TourView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.onboarding, navigator: navigatorMock).contains(TourView.self))
    }
}
