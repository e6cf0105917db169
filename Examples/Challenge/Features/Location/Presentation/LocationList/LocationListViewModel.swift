public import ChallengeKit
public import Observation

/// A page of locations.
@Observable public final class LocationListViewModel {
    public let number: Int
    public private(set) var state = LoadState<Page<Location>>.loading
    private let getLocations: GetLocations
    private let navigator: any LocationListNavigatorContract
    private let tracker: any ScreenTrackerContract<LocationListEvent>

    init(
        page: Int, getLocations: GetLocations, navigator: any LocationListNavigatorContract,
        tracker: any ScreenTrackerContract<LocationListEvent>
    ) {
        number = page
        self.getLocations = getLocations
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in try await getLocations(page: number) }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ location: Location) {
        tracker.track(.selectedLocation)
        navigator.openLocation(identifier: location.identifier)
    }
    public func didSelectPage(_ page: Int) {
        tracker.track(.turnedPage)
        navigator.showPage(page)
    }
}
