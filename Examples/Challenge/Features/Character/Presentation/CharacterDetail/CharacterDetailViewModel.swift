public import ChallengeKit
public import Observation

/// A character, where it comes from, and where it appears.
@Observable public final class CharacterDetailViewModel {
    public struct Content {
        public let character: Character
        public let appearances: [Appearance]
    }
    public let identifier: Int
    public private(set) var state = LoadState<Content>.loading
    private let getCharacter: GetCharacter
    private let navigator: any CharacterDetailNavigatorContract
    private let tracker: any ScreenTrackerContract<CharacterDetailEvent>

    init(
        identifier: Int, getCharacter: GetCharacter, navigator: any CharacterDetailNavigatorContract,
        tracker: any ScreenTrackerContract<CharacterDetailEvent>
    ) {
        self.identifier = identifier
        self.getCharacter = getCharacter
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in
            let answer = try await getCharacter(identifier: identifier)
            return Content(character: answer.character, appearances: answer.appearances)
        }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didTapPicture() {
        tracker.track(.openedGallery)
        navigator.openGallery(identifier: identifier)
    }
    public func didSelect(_ appearance: Appearance) {
        tracker.track(.selectedEpisode)
        navigator.openEpisode(identifier: appearance.identifier)
    }
    public func didSelectLocation(identifier: Int) {
        tracker.track(.selectedLocation)
        navigator.openLocation(identifier: identifier)
    }
}
