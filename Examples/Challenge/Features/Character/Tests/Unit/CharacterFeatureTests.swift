import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import ChallengeCharacter

struct CharacterFeatureTests {
    private let navigatorMock = NavigatorMock()
    private let sut = CharacterFeature(httpClient: FixedAPIClient([:]), tracker: TrackerMock())

    @Test
    func mainViewIsTheFirstScreen() {
        #expect(sut.makeMainView(navigator: navigatorMock).contains(CharacterListView.self))
    }

    @Test
    func eachDestinationHasItsView() {
        #expect(sut.resolve(.list(), navigator: navigatorMock).contains(CharacterListView.self))
        #expect(sut.resolve(.filter(), navigator: navigatorMock).contains(CharacterFilterView.self))
        #expect(sut.resolve(.detail(identifier: 1), navigator: navigatorMock).contains(CharacterDetailView.self))
        #expect(sut.resolve(.gallery(identifier: 1), navigator: navigatorMock).contains(CharacterGalleryView.self))
    }

    @Test
    func featureHasTheHandlerOfItsLinks() throws {
        let link = try ParsedLink(path: "/character/detail?id=42")
        #expect(sut.deepLinkHandler.navigation(for: link) == .detail(identifier: 42))
    }
}
