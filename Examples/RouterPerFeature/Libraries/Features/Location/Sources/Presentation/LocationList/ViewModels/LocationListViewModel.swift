import ChallengeDomain
import Observation
import Waymark

/// The view model of the list of locations. It navigates, so it has a router.
@MainActor @Observable final class LocationListViewModel {
    private(set) var state = LocationListViewState.loading
    private let getLocations: any GetLocationsUseCaseContract
    private let router: LocationRouter

    init(getLocations: any GetLocationsUseCaseContract, router: LocationRouter) {
        self.getLocations = getLocations
        self.router = router
    }

    func load() async {
        do throws(DomainError) {
            state = .loaded(try await getLocations.execute())
        } catch {
            state = .failed(error)
        }
    }

    func didSelectItem(_ item: Location) {
        router.navigate(to: .detail(id: item.id))
    }
}
