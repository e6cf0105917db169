import ChallengeDomain
import Testing
import Waymark

@testable import RouterPerFeatureLocation

@MainActor
struct LocationDetailViewModelTests {
    private let location = Location(id: 3, name: "Citadel of Ricks", dimension: "unknown")
    private let router = LocationRouter()

    private func makeSUT(result: Result<Location, DomainError>) -> LocationDetailViewModel {
        LocationDetailViewModel(id: 3, getLocation: GetLocationUseCaseMock(result: result), router: router)
    }

    @Test
    func loadShowsTheLocation() async {
        // Given
        let sut = makeSUT(result: .success(location))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded(location))
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(result: .failure(.notFound(id: 3)))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .failed(.notFound(id: 3)))
    }

    @Test
    func didTapResidentsNavigatesToResidents() {
        // Given
        let sut = makeSUT(result: .success(location))

        // When
        sut.didTapResidents()

        // Then
        #expect(router.path == [.residents(id: 3)])
    }
}
