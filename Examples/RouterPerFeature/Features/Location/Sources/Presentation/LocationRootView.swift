#if canImport(SwiftUI)
public import ChallengeDomain
public import Foundation
public import SwiftUI
import WaymarkSwiftUI

/// The feature's root view, its only public type. Its router is independent of the characters' router.
public struct LocationRootView: View {
    private let repository: any LocationRepositoryContract & CharacterRepositoryContract
    private let link: Binding<URL?>
    @State private var router = LocationRouter(links: LinkTable(schemes: ["challenge"]))

    /// Creates the feature's view.
    ///
    /// - Parameters:
    ///   - repository: The source of the locations, and of the characters who live there.
    ///   - link: A link for this feature. The view opens it, then sets it to nil.
    public init(repository: any LocationRepositoryContract & CharacterRepositoryContract, link: Binding<URL?>) {
        self.repository = repository
        self.link = link
    }

    public var body: some View {
        NavigationStack(path: $router.path) {
            LocationListView(viewModel: listViewModel)
                .navigationDestination(for: LocationRouter.Destination.self) { destination in
                    switch destination {
                    case .detail(let id): LocationDetailView(viewModel: detailViewModel(id: id))
                    case .residents(let id): LocationResidentsView(viewModel: residentsViewModel(id: id))
                    }
                }
        }
        .onChange(of: link.wrappedValue, initial: true) { _, new in
            guard let new else { return }
            router.open(new)
            link.wrappedValue = nil
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
#endif
