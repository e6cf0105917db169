import Foundation
import Testing
import Waymark

@testable import RouterPerFeatureCharacter

@MainActor
struct CharacterRouterTests {
    @Test
    func initialPathIsEmpty() {
        // Given
        let sut = CharacterRouter()

        // Then
        #expect(sut.path.isEmpty)
    }

    @Test
    func navigateAddsDestinationToPath() {
        // Given
        let sut = CharacterRouter()
        let destination = CharacterRouter.Destination.detail(id: 1)

        // When
        sut.navigate(to: destination)

        // Then
        #expect(sut.path.count == 1)
    }

    @Test
    func popRemovesLastDestination() {
        // Given
        let sut = CharacterRouter()
        sut.navigate(to: .detail(id: 1))
        sut.navigate(to: .settings)

        // When
        sut.pop()

        // Then
        #expect(sut.path.count == 1)
    }

    @Test
    func popDoesNothingWhenPathIsEmpty() {
        // Given
        let sut = CharacterRouter()

        // When
        sut.pop()

        // Then
        #expect(sut.path.isEmpty)
    }

    @Test
    func popToRootRemovesAllDestinations() {
        // Given
        let sut = CharacterRouter()
        sut.navigate(to: .detail(id: 1))
        sut.navigate(to: .settings)

        // When
        sut.popToRoot()

        // Then
        #expect(sut.path.isEmpty)
    }
}
