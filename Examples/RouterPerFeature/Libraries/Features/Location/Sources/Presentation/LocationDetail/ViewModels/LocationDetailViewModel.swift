import ChallengeDomain
import Observation
import Waymark

/// The view model of a location's details. It navigates to the residents, so it has a router.
@MainActor @Observable final class LocationDetailViewModel {
    private(set) var state = LocationDetailViewState.loading
    private let id: Int
    private let getLocation: any GetLocationUseCaseContract
    private let router: LocationRouter

    init(id: Int, getLocation: any GetLocationUseCaseContract, router: LocationRouter) {
        self.id = id
        self.getLocation = getLocation
        self.router = router
    }

    func load() async {
        do throws(DomainError) {
            state = .loaded(try await getLocation.execute(id: id))
        } catch {
            state = .failed(error)
        }
    }

    func didTapResidents() {
        router.navigate(to: .residents(id: id))
    }
}
