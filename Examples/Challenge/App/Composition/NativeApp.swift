import ChallengeKit
import ChallengeOnboarding
import ChallengeSettings
public import Waymark

/// The app on a device, for any kind of screens: one coordinator, the features, the links.
public struct NativeApp<Screen> {
    /// What shows the features' destinations.
    public let coordinator: NavigationCoordinator
    /// The features.
    public let container: AppContainer<Screen>

    /// - Parameters:
    ///   - remote: The API over HTTP; without it the embedded data set is the only source.
    ///   - tracker: Where events go.
    ///   - screens: The features' screens.
    /// - Throws: Where the features' links clash, or the embedded data cannot be read.
    init(remote: (any APIClient)?, tracker: any Tracker, screens: AppContainer<Screen>.Screens) throws {
        let preferences = DefaultsPreferencesRepository(isRemoteAvailable: remote != nil)
        let client = ChosenAPIClient(embedded: try EmbeddedAPIClient(), remote: remote) { preferences.source }
        container = try AppContainer(
            client: client, preferences: preferences, tour: DefaultsTourRepository(), tracker: tracker,
            screens: screens)
        coordinator = NavigationCoordinator(redirector: AppNavigationRedirect())
        coordinator.track(with: tracker)
        coordinator.links = container.links
    }
}
