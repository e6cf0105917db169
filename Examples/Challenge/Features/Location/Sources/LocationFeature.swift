public import ChallengeKit
public import SwiftUI
public import Waymark

/// The locations feature: a list with pages, and details with characters.
public struct LocationFeature: FeatureContract {
    private let container: LocationContainer

    public init(httpClient: any HTTPClientContract, tracker: any Tracker) {
        container = LocationContainer(repository: LocationRepository(client: httpClient), tracker: tracker)
    }

    public func makeMainView(navigator: any NavigatorContract) -> AnyView {
        resolve(.list(), navigator: navigator)
    }
    public func resolve(_ navigation: LocationIncomingNavigation, navigator: any NavigatorContract) -> AnyView {
        switch navigation {
        case .list(let page):
            AnyView(
                LocationListView(viewModel: container.makeLocationListViewModel(page: page ?? 1, navigator: navigator)))
        case .detail(let identifier):
            AnyView(
                LocationDetailView(
                    viewModel: container.makeLocationDetailViewModel(identifier: identifier, navigator: navigator)))
        }
    }
}
