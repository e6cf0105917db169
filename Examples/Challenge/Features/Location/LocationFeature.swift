public import ChallengeKit
public import Waymark

/// Locations: a list with pages, and one with its characters.
public struct LocationFeature<Screen>: Feature {
    private let container: LocationContainer
    private let screens: LocationScreens<Screen>

    public init(client: any APIClient, tracker: any Tracker, screens: LocationScreens<Screen>) {
        container = LocationContainer(repository: LocationDataRepository(client: client), tracker: tracker)
        self.screens = screens
    }

    public func mainScreen(navigator: any Navigator) -> Screen {
        screen(for: .list(), navigator: navigator)
    }
    public func screen(for navigation: LocationIncomingNavigation, navigator: any Navigator) -> Screen {
        switch navigation {
        case .list(let page): screens.list(container.makeListViewModel(page: page ?? 1, navigator: navigator))
        case .detail(let identifier):
            screens.detail(container.makeDetailViewModel(identifier: identifier, navigator: navigator))
        }
    }
}

/// The feature's screens for one host.
public struct LocationScreens<Screen> {
    public var list: (LocationListViewModel) -> Screen
    public var detail: (LocationDetailViewModel) -> Screen

    public init(
        list: @escaping (LocationListViewModel) -> Screen, detail: @escaping (LocationDetailViewModel) -> Screen
    ) {
        self.list = list
        self.detail = detail
    }
}

/// Builds the view models from what the feature was made with, and the navigator of their screen.
struct LocationContainer {
    let repository: any LocationRepository
    let tracker: any Tracker

    func makeListViewModel(page: Int, navigator: any Navigator) -> LocationListViewModel {
        LocationListViewModel(
            page: page, getLocations: GetLocations(repository: repository),
            navigator: LocationListNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
    func makeDetailViewModel(identifier: Int, navigator: any Navigator) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: identifier, getLocation: GetLocation(repository: repository),
            navigator: LocationDetailNavigator(navigator: navigator), tracker: ScreenTracker(tracker))
    }
}
