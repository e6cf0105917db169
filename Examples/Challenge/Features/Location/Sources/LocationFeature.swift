public import ChallengeKit
public import Waymark

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The locations feature: a list with pages, and details with characters.
public struct LocationFeature {
    private let container: LocationContainer

    public init(client: any APIClient, tracker: any Tracker) {
        container = LocationContainer(repository: LocationRepository(client: client), tracker: tracker)
    }
}

#if canImport(SwiftUI)
extension LocationFeature: Feature {
    public func mainScreen(navigator: any Navigator) -> AnyView {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: LocationIncomingNavigation, navigator: any Navigator) -> AnyView {
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
#endif
