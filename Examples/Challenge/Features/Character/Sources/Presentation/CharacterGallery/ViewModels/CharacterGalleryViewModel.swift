public import ChallengeKit
public import Observation

/// The view model of a character's picture, from which the user can turn to the previous or next character's.
@Observable public final class CharacterGalleryViewModel {
    public let identifier: Int
    public private(set) var state: CharacterGalleryViewState = .idle
    private let getCharacterUseCase: any GetCharacterUseCaseContract
    private let navigator: any CharacterGalleryNavigatorContract
    private let tracker: any CharacterGalleryTrackerContract

    init(
        identifier: Int, getCharacterUseCase: any GetCharacterUseCaseContract,
        navigator: any CharacterGalleryNavigatorContract, tracker: any CharacterGalleryTrackerContract
    ) {
        self.identifier = identifier
        self.getCharacterUseCase = getCharacterUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    /// A Boolean value that indicates whether there may be a previous picture: false for identifiers up to 1.
    public var hasPrevious: Bool { identifier > 1 }
    /// A Boolean value that indicates whether there may be a next picture: false for the largest possible identifier.
    public var hasNext: Bool { neighbor(1) != nil }

    public func load() async {
        state = .loading
        state = await .result { () throws(APIError) in
            try await getCharacterUseCase.execute(identifier: identifier).character
        }
        switch state {
        case .loaded: tracker.trackScreenViewed()
        case .failed: tracker.trackLoadFailed()
        case .idle, .loading: break
        }
    }
    public func didTapPrevious() { turn(to: neighbor(-1)) }
    public func didTapNext() { turn(to: neighbor(1)) }
    public func didTapOnBack() { navigator.goBack() }

    /// Returns the identifier at an offset from this one; nil if it overflows. Identifiers come from links, so any
    /// number is possible.
    private func neighbor(_ step: Int) -> Int? {
        let (sum, overflow) = identifier.addingReportingOverflow(step)
        return overflow ? nil : sum
    }
    private func turn(to identifier: Int?) {
        guard let identifier else { return }
        tracker.trackPictureTurned()
        navigator.replacePicture(id: identifier)
    }
}
