public import ChallengeKit
public import Observation

/// The view model of a location's details, with its characters.
@Observable public final class LocationDetailViewModel {
    public let identifier: Int
    public private(set) var state: LocationDetailViewState = .idle
    private let getLocationUseCase: any GetLocationUseCaseContract
    private let navigator: any LocationDetailNavigatorContract
    private let tracker: any LocationDetailTrackerContract

    init(
        identifier: Int, getLocationUseCase: any GetLocationUseCaseContract,
        navigator: any LocationDetailNavigatorContract,
        tracker: any LocationDetailTrackerContract
    ) {
        self.identifier = identifier
        self.getLocationUseCase = getLocationUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getLocationUseCase.execute(identifier: identifier) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didSelectCharacter(_ character: LocationCharacter) {
        tracker.trackCharacterSelected(id: character.identifier)
        navigator.navigateToCharacter(id: character.identifier)
    }
}
