import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import Testing
import Waymark

@testable import ChallengeApp

struct AppNavigationRedirectTests {
    private let sut = AppNavigationRedirect()

    @Test
    func redirectHomeOutgoingCharactersToCharacterList() throws {
        // When
        let result = sut.redirect(HomeOutgoingNavigation.characters)

        // Then
        let characterNavigation = try #require(result as? CharacterIncomingNavigation)
        #expect(characterNavigation == .list())
    }

    @Test
    func redirectUnknownNavigationReturnsNil() {
        #expect(sut.redirect(CharacterIncomingNavigation.list()) == nil)
        #expect(sut.redirect(NotFoundNavigation(requested: "x")) == nil)
    }

    @Test
    func redirectHomeOutgoingToTheFeatureThatShowsIt() {
        expect(.character(identifier: 7), leadsTo: CharacterIncomingNavigation.detail(identifier: 7))
        expect(.episodes, leadsTo: EpisodeIncomingNavigation.list())
        expect(.locations, leadsTo: LocationIncomingNavigation.list())
        expect(.settings, leadsTo: SettingsIncomingNavigation.settings)
        expect(.tour, leadsTo: OnboardingIncomingNavigation.onboarding)
    }
    private func expect(
        _ outgoing: HomeOutgoingNavigation, leadsTo incoming: some IncomingNavigation,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            sut.redirect(outgoing).map { AnyNavigation($0) } == AnyNavigation(incoming),
            sourceLocation: sourceLocation)
    }

    @Test
    func redirectCharacterOutgoingEpisodeToEpisodeDetail() {
        let result = sut.redirect(CharacterOutgoingNavigation.episode(identifier: 3))
        #expect(result as? EpisodeIncomingNavigation == .detail(identifier: 3))
    }

    @Test
    func redirectCharacterOutgoingLocationToLocationDetail() {
        let result = sut.redirect(CharacterOutgoingNavigation.location(identifier: 3))
        #expect(result as? LocationIncomingNavigation == .detail(identifier: 3))
    }

    @Test
    func redirectEpisodeOutgoingCharacterToCharacterDetail() {
        let result = sut.redirect(EpisodeOutgoingNavigation.character(identifier: 3))
        #expect(result as? CharacterIncomingNavigation == .detail(identifier: 3))
    }

    @Test
    func redirectLocationOutgoingCharacterToCharacterDetail() {
        let result = sut.redirect(LocationOutgoingNavigation.character(identifier: 3))
        #expect(result as? CharacterIncomingNavigation == .detail(identifier: 3))
    }

    @Test
    func redirectSettingsOutgoingTourToOnboarding() {
        let result = sut.redirect(SettingsOutgoingNavigation.tour)
        #expect(result as? OnboardingIncomingNavigation == .onboarding)
    }
}
