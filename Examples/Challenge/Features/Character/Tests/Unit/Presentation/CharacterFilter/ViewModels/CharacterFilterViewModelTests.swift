import Testing

@testable import ChallengeCharacter

struct CharacterFilterViewModelTests {
    private let navigatorMock = CharacterFilterNavigatorMock()
    private let trackerMock = CharacterFilterTrackerMock()

    private func makeSUT() -> CharacterFilterViewModel {
        CharacterFilterViewModel(
            query: CharacterQuery(name: "rick", page: 3), navigator: navigatorMock, tracker: trackerMock)
    }

    @Test
    func didAppearTracksTheScreen() {
        // When
        makeSUT().didAppear()

        // Then
        #expect(trackerMock.trackScreenViewedCallCount == 1)
    }

    @Test
    func didSelectStatusAppliesItAndKeepsTheName() {
        // When
        makeSUT().didSelectStatus(.dead)

        // Then
        #expect(navigatorMock.applyFilterQueries == [CharacterQuery(name: "rick", status: .dead)])
        #expect(trackerMock.trackFilterAppliedCallCount == 1)
    }
}
