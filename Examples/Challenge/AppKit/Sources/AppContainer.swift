public import ChallengeCharacter
public import ChallengeEpisode
public import ChallengeHome
public import ChallengeKit
public import ChallengeLocation
public import ChallengeOnboarding
public import ChallengeSettings
public import ChallengeSystem
public import SwiftUI
public import Waymark
public import WaymarkLinks

/// A container of the app's features, with their views and links.
public struct AppContainer {
    public let homeFeature: HomeFeature
    public let characterFeature: CharacterFeature
    public let episodeFeature: EpisodeFeature
    public let locationFeature: LocationFeature
    public let settingsFeature: SettingsFeature
    public let onboardingFeature: OnboardingFeature
    /// The feature that shows destinations unknown to all others.
    public let systemFeature: SystemFeature
    let tracker: any Tracker
    private let registry: FeatureRegistry<AnyView>
    /// The links of all features. ``RootContainerView`` opens links and restores screens with them.
    public let links: LinkTable<AnyNavigation>

    /// Creates the features.
    ///
    /// - Throws: `LinkSetupError` if the links of two features clash.
    public init(
        client: any HTTPClientContract, preferences: any PreferencesRepositoryContract,
        tour: any TourState & TourRepositoryContract, tracker: any Tracker
    ) throws(LinkSetupError) {
        homeFeature = HomeFeature(httpClient: client, tour: tour, tracker: tracker)
        characterFeature = CharacterFeature(httpClient: client, tracker: tracker)
        episodeFeature = EpisodeFeature(httpClient: client, tracker: tracker)
        locationFeature = LocationFeature(httpClient: client, tracker: tracker)
        settingsFeature = SettingsFeature(preferences: preferences, tracker: tracker)
        onboardingFeature = OnboardingFeature(repository: tour, tracker: tracker)
        systemFeature = SystemFeature(tracker: tracker)
        self.tracker = tracker
        let features: [any Feature<AnyView>] = [
            homeFeature, characterFeature, episodeFeature, locationFeature, settingsFeature, onboardingFeature,
            systemFeature,
        ]
        registry = FeatureRegistry(features) { [systemFeature] navigation, navigator in
            systemFeature.resolve(NotFoundNavigation(requested: navigation.name), navigator: navigator)
        }
        links = try AppLinks.table(of: features)
    }
}

extension AppContainer {
    /// Creates the features for a device, where preferences and the tour's state are stored in the user defaults.
    ///
    /// - Parameters:
    ///   - remote: The API over HTTP; nil to offer only the embedded data set.
    ///   - tracker: The receiver of events.
    /// - Precondition: The links of the features don't clash, and the embedded data set can be read. Tests check both.
    public init(remote: (any HTTPClientContract)? = nil, tracker: any Tracker = ConsoleTracker()) {
        let preferences = DefaultsPreferencesRepository(isRemoteAvailable: remote != nil)
        do {
            let embedded = try EmbeddedAPIClient()
            let client = ChosenAPIClient(embedded: embedded, remote: remote) { preferences.source }
            try self.init(client: client, preferences: preferences, tour: DefaultsTourRepository(), tracker: tracker)
        } catch { preconditionFailure("Challenge cannot be composed: \(error)") }
    }

    /// Creates the view of the first screen.
    public func makeRootView(navigator: any NavigatorContract) -> AnyView {
        homeFeature.makeMainView(navigator: navigator)
    }
    /// Returns the view for a navigation from the feature that shows it, or the not-found view.
    public func resolve(_ navigation: AnyNavigation, navigator: any NavigatorContract) -> AnyView {
        registry.screen(for: navigation, navigator: navigator)
    }
}
