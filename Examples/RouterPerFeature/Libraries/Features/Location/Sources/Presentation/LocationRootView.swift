import ChallengeDomain
import SwiftUI
import WaymarkSwiftUI

/// The feature's root view: the stack, and a view for each destination.
struct LocationRootView: View {
    let repository: any LocationRepositoryContract & CharacterRepositoryContract
    @State var router: LocationRouter

    var body: some View {
        NavigationStack(path: $router.path) {
            LocationListView(viewModel: listViewModel)
                .navigationDestination(for: LocationRouter.Destination.self) { destination in
                    switch destination {
                    case .detail(let id): LocationDetailView(viewModel: detailViewModel(id: id))
                    case .residents(let id): LocationResidentsView(viewModel: residentsViewModel(id: id))
                    }
                }
        }
    }

    private var listViewModel: LocationListViewModel {
        LocationListViewModel(getLocations: GetLocationsUseCase(repository: repository), router: router)
    }
    private func detailViewModel(id: Int) -> LocationDetailViewModel {
        LocationDetailViewModel(id: id, getLocation: GetLocationUseCase(repository: repository), router: router)
    }
    private func residentsViewModel(id: Int) -> LocationResidentsViewModel {
        LocationResidentsViewModel(
            id: id, getCharacters: GetCharactersUseCase(repository: repository), router: router)
    }
}
