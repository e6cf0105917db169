import ChallengeDomain
import Observation
import Waymark

/// The view model of the characters last seen at a location. It navigates back to the list, so it has a router.
@MainActor @Observable final class LocationResidentsViewModel {
    private(set) var state = LocationResidentsViewState.loading
    private let id: Int
    private let getCharacters: any GetCharactersUseCaseContract
    private let router: LocationRouter

    init(id: Int, getCharacters: any GetCharactersUseCaseContract, router: LocationRouter) {
        self.id = id
        self.getCharacters = getCharacters
        self.router = router
    }

    func load() async {
        do throws(DomainError) {
            state = .loaded(try await getCharacters.execute().filter { $0.location?.id == id })
        } catch {
            state = .failed(error)
        }
    }

    func didTapAllLocations() {
        router.popToRoot()
    }
}
