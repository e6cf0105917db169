import ChallengeDomain
import Testing
import Waymark

@testable import RouterPerFeatureLocation

@MainActor
struct LocationResidentsViewModelTests {
    private let router = LocationRouter()

    private func makeSUT(result: Result<[Character], DomainError> = .success([])) -> LocationResidentsViewModel {
        LocationResidentsViewModel(id: 3, getCharacters: GetCharactersUseCaseMock(result: result), router: router)
    }

    @Test
    func loadShowsOnlyTheResidents() async {
        // Given
        let citadel = Location(id: 3, name: "Citadel of Ricks", dimension: "unknown")
        let resident = Character.stub(id: 1, location: citadel)
        let sut = makeSUT(result: .success([resident, .stub(id: 2)]))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded([resident]))
    }

    @Test
    func loadShowsTheFailure() async {
        // Given
        let sut = makeSUT(result: .failure(.notFound(id: 1)))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .failed(.notFound(id: 1)))
    }

    @Test
    func didTapAllLocationsGoesToRoot() {
        // Given
        let sut = makeSUT()
        router.navigate(to: .detail(id: 3))
        router.navigate(to: .residents(id: 3))

        // When
        sut.didTapAllLocations()

        // Then
        #expect(router.path.isEmpty)
    }
}
