public import ChallengeKit
public import Observation

/// The view model of a character's details, with its places and appearances.
@Observable public final class CharacterDetailViewModel {
    public let identifier: Int
    public private(set) var state: CharacterDetailViewState = .idle
    private let getCharacterUseCase: any GetCharacterUseCaseContract
    private let navigator: any CharacterDetailNavigatorContract
    private let tracker: any CharacterDetailTrackerContract

    init(
        identifier: Int, getCharacterUseCase: any GetCharacterUseCaseContract,
        navigator: any CharacterDetailNavigatorContract, tracker: any CharacterDetailTrackerContract
    ) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in try await getCharacterUseCase.execute(identifier: identifier) }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didTapPicture() {
        tracker.trackGalleryOpened()
        navigator.navigateToGallery(id: identifier)
    }
    public func didSelectEpisode(_ appearance: Appearance) {
        tracker.trackEpisodeSelected(id: appearance.identifier)
        navigator.navigateToEpisode(id: appearance.identifier)
    }
    public func didSelectLocation(identifier: Int) {
        tracker.trackLocationSelected(id: identifier)
        navigator.navigateToLocation(id: identifier)
    }
}
