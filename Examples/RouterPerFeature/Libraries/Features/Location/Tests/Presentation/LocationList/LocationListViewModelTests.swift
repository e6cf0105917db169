import ChallengeDomain
import Testing
import Waymark

@testable import RouterPerFeatureLocation

@MainActor
struct LocationListViewModelTests {
    private let location = Location(id: 3, name: "Citadel of Ricks", dimension: "unknown")
    private let router = LocationRouter()

    private func makeSUT(result: Result<[Location], DomainError> = .success([])) -> LocationListViewModel {
        LocationListViewModel(getLocations: GetLocationsUseCaseMock(result: result), router: router)
    }

    @Test
    func loadShowsTheLocations() async {
        // Given
        let sut = makeSUT(result: .success([location]))

        // When
        await sut.load()

        // Then
        #expect(sut.state == .loaded([location]))
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
    func didSelectItemNavigatesToDetail() {
        // Given
        let sut = makeSUT()

        // When
        sut.didSelectItem(location)

        // Then
        #expect(router.path == [.detail(id: 3)])
    }
}
