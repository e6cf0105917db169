import ChallengeApp
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import ChallengeSystem
import Waymark
import WaymarkLinks
import WaymarkWeb

/// The app's features as web pages, with their registry and links.
struct AppPages {
    let registry: FeatureRegistry<WebPage>
    let links: LinkTable<AnyNavigation>
    private let home: HomePages

    /// Creates the features' pages, and their registry and links.
    ///
    /// - Throws: `LinkSetupError` if the links of two features clash.
    init(_ app: AppContainer) throws(LinkSetupError) {
        home = HomePages(container: app.homeFeature.container)
        let system = SystemPages(container: app.systemFeature.container)
        let features: [any Feature<WebPage>] = [
            home, CharacterPages(container: app.characterFeature.container),
            EpisodePages(container: app.episodeFeature.container),
            LocationPages(container: app.locationFeature.container),
            SettingsPages(container: app.settingsFeature.container),
            OnboardingPages(container: app.onboardingFeature.container), system,
        ]
        registry = FeatureRegistry(features) { navigation, navigator in
            system.screen(for: NotFoundNavigation(requested: navigation.name), navigator: navigator)
        }
        links = try AppLinks.table(of: features)
    }

    /// Returns the page at `/`: the first screen.
    func mainPage(navigator: any Navigator) -> WebPage { home.mainScreen(navigator: navigator) }
}
