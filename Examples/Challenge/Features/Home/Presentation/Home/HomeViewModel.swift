public import ChallengeKit
public import Observation

/// The first screen: a few characters, and the ways into the app.
@Observable public final class HomeViewModel {
    public private(set) var state = LoadState<[FeaturedCharacter]>.loading
    private let getFeatured: GetFeaturedCharacters
    private let tour: any TourState
    private let navigator: any HomeNavigatorContract
    private let tracker: any ScreenTrackerContract<HomeEvent>

    init(
        getFeatured: GetFeaturedCharacters, tour: any TourState, navigator: any HomeNavigatorContract,
        tracker: any ScreenTrackerContract<HomeEvent>
    ) {
        self.getFeatured = getFeatured
        self.tour = tour
        self.navigator = navigator
        self.tracker = tracker
    }

    /// Whether the tour is still offered.
    public var isTourOffered: Bool { !tour.isTourTaken }

    public func load() async {
        state = await .result { () throws(APIError) in try await getFeatured() }
        tracker.track(state.error == nil ? .shown : .failed)
    }
    public func didSelect(_ character: FeaturedCharacter) {
        tracker.track(.selectedCharacter)
        navigator.openCharacter(identifier: character.identifier)
    }
    public func didTapCharacters() { open(navigator.openCharacters) }
    public func didTapEpisodes() { open(navigator.openEpisodes) }
    public func didTapLocations() { open(navigator.openLocations) }
    public func didTapSettings() { open(navigator.openSettings) }
    public func didTapTour() { open(navigator.openTour) }
    private func open(_ section: () -> Void) {
        tracker.track(.selectedSection)
        section()
    }
}
