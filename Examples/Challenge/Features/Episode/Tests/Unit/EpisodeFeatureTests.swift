import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeEpisode

struct EpisodeFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = EpisodeFeature(httpClient: FixedAPIClient([:]), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(EpisodeListView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.list(), navigator: navigatorMock).contains(EpisodeListView.self))
        #expect(sut.resolve(.detail(identifier: 1), navigator: navigatorMock).contains(EpisodeDetailView.self))
    }
}
