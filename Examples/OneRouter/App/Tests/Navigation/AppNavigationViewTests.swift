import ExampleTesting
import OneRouterCharacter
import OneRouterEpisode
import OneRouterLocation
import OneRouterOnboarding
import OneRouterSettings
import SwiftUI
import Testing
import Waymark

@testable import OneRouterApp

@Suite("Views of destinations")
struct AppNavigationViewTests {
    private func expect<Shown: View>(
        _ type: Shown.Type, of destination: AppNavigation, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isShown = destination.view(router: Router()).contains(type)
        #expect(isShown, sourceLocation: sourceLocation)
    }

    @Test("each destination has its view")
    func views() {
        expect(CharacterListView<CharacterListViewModel>.self, of: .characterList)
        expect(CharacterDetailView<CharacterDetailViewModel>.self, of: .characterDetail(id: 1))
        expect(LocationDetailView<LocationDetailViewModel>.self, of: .locationDetail(id: 1))
        expect(EpisodeListView<EpisodeListViewModel>.self, of: .episodeList)
        expect(EpisodeDetailView<EpisodeDetailViewModel>.self, of: .episodeDetail(id: 1))
        expect(CharacterFilterView<CharacterFilterViewModel>.self, of: .characterFilter)
        expect(SettingsView<SettingsViewModel>.self, of: .settings)
        expect(ImageGalleryView<ImageGalleryViewModel>.self, of: .imageGallery(characterId: 1))
        expect(OnboardingView<OnboardingViewModel>.self, of: .onboarding)
    }
    @Test("the app starts")
    func start() { ContentView().layOut() }
}
