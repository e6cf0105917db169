import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeHome
@testable import ChallengeLocation
@testable import ChallengeOnboarding
@testable import ChallengeSettings
@testable import ChallengeSystem

@Suite("C2: each screen has a tracker in the shape of its navigator")
struct TrackerTests {
    @Test("an event is its screen's name and its own, and each tracker hands it on")
    func events() {
        let mock = TrackerMock()
        HomeTracker(tracker: mock).track(.selectedCharacter)
        CharacterListTracker(tracker: mock).track(.searched)
        CharacterFilterTracker(tracker: mock).track(.applied)
        CharacterDetailTracker(tracker: mock).track(.openedGallery)
        CharacterGalleryTracker(tracker: mock).track(.turnedPicture)
        EpisodeListTracker(tracker: mock).track(.turnedPage)
        EpisodeDetailTracker(tracker: mock).track(.selectedCharacter)
        LocationListTracker(tracker: mock).track(.shown)
        LocationDetailTracker(tracker: mock).track(.selectedResident)
        SettingsTracker(tracker: mock).track(.openedSource)
        SettingsSourceTracker(tracker: mock).track(.selected)
        SettingsAboutTracker(tracker: mock).track(.openedTour)
        TourTracker(tracker: mock).track(.finished)
        NotFoundTracker(tracker: mock).track(.openedHome)
        #expect(
            mock.names == [
                "home/selected-character", "character-list/searched", "character-filter/applied",
                "character-detail/opened-gallery", "character-gallery/turned-picture", "episode-list/turned-page",
                "episode-detail/selected-character", "location-list/shown", "location-detail/selected-resident",
                "settings/opened-source", "settings-source/selected", "settings-about/opened-tour", "tour/finished",
                "not-found/opened-home",
            ])
        #expect(mock.events.allSatisfy { $0.properties.isEmpty }, "no value leaves")
    }
    @Test("C1: navigations and events of modules that default to the main actor are usable off it")
    func offTheMainActor() async {
        let isEqual = await Task.detached {
            let navigations: Set<CharacterIncomingNavigation> = [
                .list(), .detail(identifier: 1), .detail(identifier: 1),
            ]
            let outgoing = AnyNavigation(HomeOutgoingNavigation.characters)
            let state = try? NavigationState<AnyNavigation>()
                .applying(.navigate(to: CharacterIncomingNavigation.detail(identifier: 1)))
            return navigations.count == 2 && outgoing == AnyNavigation(HomeOutgoingNavigation.characters)
                && HomeEvent.shown.event.name == "home/shown" && state?.path.count == 1
        }.value
        #expect(isEqual)
    }
}
