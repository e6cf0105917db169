public import ChallengeKit
public import Observation

/// A place of the show and its characters.
@Observable public final class LocationDetailViewModel {
    public struct Content {
        public let location: Location
        public let characters: [LocationCharacter]
    }
    public let identifier: Int
    public private(set) var state = LoadState<Content>.loading
    private let getLocation: GetLocation
    private let navigator: any LocationDetailNavigatorContract
    private let tracker: any ScreenTrackerContract<LocationDetailEvent>

    init(
        identifier: Int, getLocation: GetLocation, navigator: any LocationDetailNavigatorContract,
        tracker: any ScreenTrackerContract<LocationDetailEvent>
    ) {
        self.identifier = identifier
        self.getLocation = getLocation
        self.navigator = navigator
        self.tracker = tracker
    }

    public func load() async {
        state = await .result { () throws(APIError) in
            let answer = try await getLocation(identifier: identifier)
            return Content(location: answer.location, characters: answer.characters)
        }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ character: LocationCharacter) {
        tracker.track(.selectedResident)
        navigator.openCharacter(identifier: character.identifier)
    }
}
