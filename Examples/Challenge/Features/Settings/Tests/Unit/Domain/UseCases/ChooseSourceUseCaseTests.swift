import Testing

@testable import ChallengeSettings

struct ChooseSourceUseCaseTests {
    @Test
    func executeKeepsTheChoice() {
        // Given
        let preferences = MemoryPreferencesRepository()

        // When
        ChooseSourceUseCase(preferences: preferences).execute(.remote)

        // Then
        #expect(preferences.source == .remote)
    }

    @Test
    func executeKeepsNoSourceThatIsNotThere() {
        // Given
        let preferences = MemoryPreferencesRepository(availableSources: [.embedded])

        // When
        ChooseSourceUseCase(preferences: preferences).execute(.remote)

        // Then
        #expect(preferences.source == .embedded)
    }
}
