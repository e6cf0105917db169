public import ChallengeKit
public import Observation

/// The picture of a character, large; and the ones before and after.
@Observable public final class CharacterGalleryViewModel {
    public let identifier: Int
    public private(set) var state = LoadState<Character>.loading
    private let getCharacter: GetCharacter
    private let navigator: any CharacterGalleryNavigatorContract
    private let tracker: any CharacterGalleryTrackerContract

    init(
        identifier: Int, getCharacter: GetCharacter, navigator: any CharacterGalleryNavigatorContract,
        tracker: any CharacterGalleryTrackerContract
    ) {
        self.identifier = identifier
        self.getCharacter = getCharacter
        self.navigator = navigator
        self.tracker = tracker
    }

    /// The first one has none before it.
    public var hasPrevious: Bool { identifier > 1 }

    public func load() async {
        state = await .result { () throws(APIError) in try await getCharacter(identifier: identifier).character }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didTapPrevious() { turn(to: identifier - 1) }
    public func didTapNext() { turn(to: identifier + 1) }
    private func turn(to identifier: Int) {
        tracker.track(.turnedPicture)
        navigator.showPicture(identifier: identifier)
    }
}
