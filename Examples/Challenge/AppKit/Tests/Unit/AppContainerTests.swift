import ChallengeKit
import ExampleTesting
import SwiftUI
import Testing
import Waymark
import WaymarkTesting

@testable import ChallengeApp
@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeHome
@testable import ChallengeLocation
@testable import ChallengeOnboarding
@testable import ChallengeSettings
@testable import ChallengeSystem

struct AppContainerTests {
    private let navigatorMock = NavigatorMock()
    private let sut = AppContainer(tracker: TrackerMock())

    private func view(of navigation: some Navigation) -> AnyView {
        sut.resolve(AnyNavigation(navigation), navigator: navigatorMock)
    }

    @Test
    func rootViewIsHome() {
        #expect(sut.makeRootView(navigator: navigatorMock).contains(HomeView.self))
    }

    @Test
    func resolveAsksTheFeatureOfTheNavigation() {
        #expect(view(of: HomeIncomingNavigation.home).contains(HomeView.self))
        #expect(view(of: CharacterIncomingNavigation.list()).contains(CharacterListView.self))
        #expect(view(of: EpisodeIncomingNavigation.list()).contains(EpisodeListView.self))
        #expect(view(of: LocationIncomingNavigation.list()).contains(LocationListView.self))
        #expect(view(of: SettingsIncomingNavigation.about).contains(SettingsAboutView.self))
        #expect(view(of: OnboardingIncomingNavigation.onboarding).contains(TourView.self))
    }

    @Test
    func resolveFallsBackToNotFoundView() {
        #expect(view(of: HomeOutgoingNavigation.tour).contains(NotFoundView.self))
    }

    @Test
    func rootContainerViewStarts() {
        RootContainerView(appContainer: sut).layOut()
    }
}
