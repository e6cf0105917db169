public import ChallengeKit
public import Observation

/// The picture of a character, large; and the ones before and after.
@Observable public final class CharacterGalleryViewModel {
    public let identifier: Int
    public private(set) var state = LoadState<Character>.loading
    private let getCharacter: GetCharacter
    private let navigator: any CharacterGalleryNavigatorContract
    private let tracker: any ScreenTrackerContract<CharacterGalleryEvent>

    init(
        identifier: Int, getCharacter: GetCharacter, navigator: any CharacterGalleryNavigatorContract,
        tracker: any ScreenTrackerContract<CharacterGalleryEvent>
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
    /// The last number has none behind it.
    public var hasNext: Bool { neighbor(1) != nil }
    public func didTapPrevious() { turn(to: neighbor(-1)) }
    public func didTapNext() { turn(to: neighbor(1)) }
    /// The identifier so many places further; nil beyond the numbers. It comes out of a link, and can be any number.
    private func neighbor(_ step: Int) -> Int? {
        let (sum, overflow) = identifier.addingReportingOverflow(step)
        return overflow ? nil : sum
    }
    private func turn(to identifier: Int?) {
        guard let identifier else { return }
        tracker.track(.turnedPicture)
        navigator.showPicture(identifier: identifier)
    }
}
