public import ChallengeKit
public import Observation

/// The view model of a page of locations.
@Observable public final class LocationListViewModel {
    public let number: Int
    public private(set) var state: LocationListViewState = .idle
    private let getLocationsUseCase: any GetLocationsUseCaseContract
    private let navigator: any LocationListNavigatorContract
    private let tracker: any LocationListTrackerContract

    init(
        page: Int, getLocationsUseCase: any GetLocationsUseCaseContract, navigator: any LocationListNavigatorContract,
        tracker: any LocationListTrackerContract
    ) {
        number = page
        self.getLocationsUseCase = getLocationsUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getLocationsUseCase.execute(page: number) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectItem(_ item: Location) {
        tracker.trackLocationSelected(id: item.identifier)
        navigator.navigateToDetail(id: item.identifier)
    }
    public func didSelectPage(_ page: Int) {
        tracker.trackPageTurned()
        navigator.replacePage(with: page)
    }
}
