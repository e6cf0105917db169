import Foundation
import Testing
import Waymark

@testable import RouterPerFeatureLocation

@MainActor
struct LocationRouterTests {
    @Test
    func initialPathIsEmpty() {
        // Given
        let sut = LocationRouter()

        // Then
        #expect(sut.path.isEmpty)
    }

    @Test
    func navigateAddsDestinationToPath() {
        // Given
        let sut = LocationRouter()
        let destination = LocationRouter.Destination.detail(id: 1)

        // When
        sut.navigate(to: destination)

        // Then
        #expect(sut.path.count == 1)
    }

    @Test
    func popRemovesLastDestination() {
        // Given
        let sut = LocationRouter()
        sut.navigate(to: .detail(id: 1))
        sut.navigate(to: .residents(id: 1))

        // When
        sut.pop()

        // Then
        #expect(sut.path.count == 1)
    }

    @Test
    func popDoesNothingWhenPathIsEmpty() {
        // Given
        let sut = LocationRouter()

        // When
        sut.pop()

        // Then
        #expect(sut.path.isEmpty)
    }

    @Test
    func popToRootRemovesAllDestinations() {
        // Given
        let sut = LocationRouter()
        sut.navigate(to: .detail(id: 1))
        sut.navigate(to: .residents(id: 1))

        // When
        sut.popToRoot()

        // Then
        #expect(sut.path.isEmpty)
    }
}
