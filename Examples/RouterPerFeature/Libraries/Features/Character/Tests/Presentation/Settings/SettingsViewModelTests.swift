import ChallengeDomain
import Testing
import Waymark

@testable import RouterPerFeatureCharacter

@MainActor
struct SettingsViewModelTests {
    private let settings = CharacterSettings()
    private let router = CharacterRouter()

    @Test
    func didSelectStatusKeepsTheChoice() {
        // Given
        let sut = SettingsViewModel(settings: settings, router: router)

        // When
        sut.didSelectStatus(.dead)

        // Then
        #expect(settings.status == .dead)
    }

    @Test
    func didSelectStatusGoesBack() {
        // Given
        let sut = SettingsViewModel(settings: settings, router: router)
        router.navigate(to: .settings)

        // When
        sut.didSelectStatus(.dead)

        // Then
        #expect(router.path.isEmpty)
    }
}
