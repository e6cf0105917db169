import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeKit
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import ChallengeSystem
public import Waymark

/// Composes the features into an app, for any host.
public struct AppContainer<Screen> {
    /// A feature's screens for the host, one for each feature.
    public struct Screens {
        let home: HomeScreens<Screen>
        let character: CharacterScreens<Screen>
        let episode: EpisodeScreens<Screen>
        let location: LocationScreens<Screen>
        let settings: SettingsScreens<Screen>
        let onboarding: OnboardingScreens<Screen>
        let system: SystemScreens<Screen>
    }

    private let home: HomeFeature<Screen>
    /// All features, and the not-found screen.
    public let registry: FeatureRegistry<Screen>
    /// The links of the app.
    public let links: LinkTable<AnyNavigation>

    /// - Throws: `LinkSetupError` where the links of the features clash.
    init(
        client: any APIClient, preferences: any PreferencesRepository, tour: any TourState & TourRepository,
        tracker: any Tracker, screens: Screens
    ) throws {
        home = HomeFeature(client: client, tour: tour, tracker: tracker, screens: screens.home)
        let system = SystemFeature(tracker: tracker, screens: screens.system)
        let features: [any Feature<Screen>] = [
            home,
            CharacterFeature(client: client, tracker: tracker, screens: screens.character),
            EpisodeFeature(client: client, tracker: tracker, screens: screens.episode),
            LocationFeature(client: client, tracker: tracker, screens: screens.location),
            SettingsFeature(preferences: preferences, tracker: tracker, screens: screens.settings),
            OnboardingFeature(repository: tour, tracker: tracker, screens: screens.onboarding),
            system,
        ]
        registry = FeatureRegistry(features) { navigation, navigator in
            system.screen(for: NotFoundNavigation(requested: navigation.name), navigator: navigator)
        }
        links = try LinkTable(
            schemes: AppLinks.schemes, hosts: AppLinks.hosts, features: features, root: AppLinks.root,
            notFound: { path in AnyNavigation(NotFoundNavigation(requested: path)) })
    }

    /// The screen of an empty path.
    public func mainScreen(navigator: any Navigator) -> Screen { home.mainScreen(navigator: navigator) }
}

/// Where the app's links come from, and what their empty path is.
public enum AppLinks {
    /// `challenge://…`
    public static let schemes = ["challenge"]
    /// `https://challenge.example/…`
    public static let hosts = ["challenge.example"]
    /// The first screen.
    public static var root: AnyNavigation { AnyNavigation(HomeIncomingNavigation.home) }
}
