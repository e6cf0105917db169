#if canImport(WaymarkWeb)
import ChallengeCharacter
import ChallengeEpisode
import ChallengeHome
public import ChallengeKit
import ChallengeLocation
import ChallengeOnboarding
import ChallengeSettings
import ChallengeSystem
import Foundation
public import Waymark
import WaymarkLinks
public import WaymarkWeb

/// The app on the web.
public struct ChallengeWeb {
    /// The features as pages.
    public let container: AppContainer<WebPage>
    /// The pages.
    public let app: WebApp

    /// - Parameters:
    ///   - remote: The API over HTTP; without it the embedded data set is the only source.
    ///   - imageHosts: Hosts of the remote source's pictures, as `https://host`.
    public init(
        remote: (any APIClient)? = nil, tracker: any Tracker, security: WebSecurity,
        embedded: (any APIClient)? = nil
    ) throws {
        let data = try EmbeddedAPIClient()
        let preferences = CookiePreferencesRepository(isRemoteAvailable: remote != nil)
        let client = ChosenAPIClient(embedded: embedded ?? data, remote: remote) { preferences.source }
        let container = try AppContainer<WebPage>(
            client: client, preferences: preferences, tour: CookieTourRepository(), tracker: tracker,
            screens: .web)
        self.container = container
        app = WebApp(
            registry: container.registry, main: container.mainScreen, redirector: AppNavigationRedirect(),
            links: container.links,
            layout: WebLayout(name: "Challenge", stylesheets: ["/challenge.css"], navigation: Self.navigation),
            assets: try Self.assets(data) + Self.associations(container.links), security: security)
    }

    /// The links that every page has.
    private static func navigation(_ context: WebContext) -> HTML {
        let coordinator = context.coordinator
        let current = context.state.path.first?.base
        func link(_ name: String, _ destination: some Navigation) -> Element {
            context.link(
                .class("nav-link"),
                .when(
                    current.map { type(of: $0) == type(of: destination) } ?? false,
                    HTMLAttribute("aria-current", "page")),
                to: { coordinator.perform(.sequence([.dismissAll(), .popToRoot, .navigate(to: destination)])) }
            ) { name }
        }
        // they lead to the same places from every page, and differ by the one that is current
        let sections = context.shared("sections", for: current.map { type(of: $0) }) {
            Element("li") { link("Characters", CharacterIncomingNavigation.list()) }
            Element("li") { link("Episodes", EpisodeIncomingNavigation.list()) }
            Element("li") { link("Locations", LocationIncomingNavigation.list()) }
        }
        return HTML {
            context.shared("brand") {
                context.link(.class("brand"), to: { coordinator.perform(.sequence([.dismissAll(), .popToRoot])) }) {
                    "Challenge"
                }
            }
            Element("ul", .class("nav")) {
                sections
                Element("li") {
                    context.link(
                        .class("nav-link"), to: { coordinator.navigate(to: SettingsIncomingNavigation.settings) }
                    ) { "Settings" }
                }
            }
        }
    }

    private static func associations(_ links: LinkTable<AnyNavigation>) throws -> [WebAsset] {
        [try .association(AppAssociations.apple(links)), try .association(AppAssociations.android(links))]
    }
    private static func assets(_ data: EmbeddedAPIClient) throws -> [WebAsset] {
        let style = WebAsset(
            path: "/challenge.css", contentType: "text/css; charset=utf-8",
            body: Array(try Resources.data("challenge", "css")))
        let icon = WebAsset(path: "/favicon.ico", contentType: "image/svg+xml", body: Array(Picture.icon.utf8))
        let pictures = data.characters.compactMap { character in
            WebPath("/pictures/\(character.id).svg").map { path in
                WebAsset(
                    path: path, contentType: "image/svg+xml",
                    body: Array(Picture.portrait(seed: character.id, isHuman: character.isHuman).utf8))
            }
        }
        return [style, icon] + pictures
    }
}

extension AppContainer.Screens where Screen == WebPage {
    /// Every feature's screens as pages.
    static var web: Self {
        Self(
            home: .web, character: .web, episode: .web, location: .web, settings: .web, onboarding: .web,
            system: .web)
    }
}
#endif
