import ChallengeApp
import ChallengeCharacter
import ChallengeEpisode
public import ChallengeKit
import ChallengeLocation
import ChallengeSettings
import Foundation
public import Waymark
import WaymarkLinks
public import WaymarkWeb

/// The app as a website.
public struct ChallengeSite {
    /// The app's links.
    public let links: LinkTable<AnyNavigation>
    /// The app's pages.
    public let app: WebApp

    /// Creates the pages.
    ///
    /// - Parameters:
    ///   - remote: The API over HTTP; nil to offer only the embedded data set.
    ///   - tracker: The receiver of events.
    ///   - security: The security policy of the pages.
    ///   - embedded: A replacement for the app's embedded data set, for tests.
    /// - Throws: `LinkSetupError` if the links of two features clash, `AssociationIssue` if a link can't be expressed
    ///   in an association file, or an error from reading the app's resources.
    public init(
        remote: (any APIClient)? = nil, tracker: any Tracker, security: WebSecurity,
        embedded: (any APIClient)? = nil
    ) throws {
        let data = try EmbeddedAPIClient()
        let preferences = CookiePreferencesRepository(isRemoteAvailable: remote != nil)
        let client = ChosenAPIClient(embedded: embedded ?? data, remote: remote) { preferences.source }
        let container = try AppContainer(
            client: CaptureGuard(client: client), preferences: preferences, tour: CookieTourRepository(),
            tracker: tracker)
        let pages = try AppPages(container)
        links = pages.links
        app = WebApp(
            registry: pages.registry, main: pages.mainPage, redirector: AppNavigationRedirect(), links: links,
            layout: WebLayout(
                name: "Challenge", description: "The characters, episodes and locations of Rick and Morty, to browse.",
                icon: "/icon.svg", touchIcon: "/icon.png", stylesheets: [.defaultStylesheet, "/challenge.css"],
                navigation: Self.navigation),
            assets: try Self.assets(data) + Self.associations(links), security: security)
    }

    /// Returns the links at the top of every page.
    private static func navigation(_ context: WebContext) -> HTML {
        let coordinator = context.coordinator
        let current = context.state.path.first?.base
        func link(_ name: String, _ destination: some Navigation) -> Element {
            context.link(
                .when(
                    current.map { type(of: $0) == type(of: destination) } ?? false,
                    HTMLAttribute("aria-current", "page")),
                to: { coordinator.perform(.sequence([.dismissAll(), .popToRoot, .navigate(to: destination)])) }
            ) { name }
        }
        // only the current section differs between pages, so the links are shared for each section
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
            Element("ul") {
                sections
                Element("li") {
                    context.link(to: { coordinator.navigate(to: SettingsIncomingNavigation.settings) }) { "Settings" }
                }
            }
        }
    }

    private static func associations(_ links: LinkTable<AnyNavigation>) throws -> [WebAsset] {
        [try .association(AppAssociations.apple(links)), try .association(AppAssociations.android(links))]
    }
    private static func file(_ name: String) throws -> [UInt8] {
        guard let file = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
        else { throw CocoaError(.fileNoSuchFile) }
        return Array(try Data(contentsOf: file))
    }
    private static func assets(_ data: EmbeddedAPIClient) throws -> [WebAsset] {
        let files = [
            WebAsset(path: "/challenge.css", contentType: "text/css; charset=utf-8", body: try file("challenge.css")),
            WebAsset(path: "/icon.svg", contentType: "image/svg+xml", body: try file("icon.svg")),
            WebAsset(path: "/icon.png", contentType: "image/png", body: try file("icon.png")),
        ]
        let pictures = data.characters.compactMap { character in
            WebPath("/pictures/\(character.id).svg").map { path in
                WebAsset(
                    path: path, contentType: "image/svg+xml",
                    body: Array(Picture.portrait(seed: character.id, isHuman: character.isHuman).utf8))
            }
        }
        return files + pictures
    }
}
