import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import OneRouterApp

@Suite("Deep links")
struct DeepLinkTests {
    private func destination(_ link: String) throws -> AppNavigation? {
        DeepLink.destination(from: try #require(URL(string: link)))
    }

    @Test(
        "a character's link opens the list, or the character",
        arguments: [
            ("challenge://character", AppNavigation.characterList), ("challenge://character/list", .characterList),
            ("challenge://character/42", .characterDetail(id: 42)),
        ])
    func parseCharacter(_ link: String, _ expected: AppNavigation) throws { #expect(try destination(link) == expected) }
    @Test("a location's link opens the location")
    func parseLocation() throws { #expect(try destination("challenge://location/3") == .locationDetail(id: 3)) }
    @Test(
        "an episode's link opens the list, or the episode",
        arguments: [
            ("challenge://episode", AppNavigation.episodeList), ("challenge://episode/list", .episodeList),
            ("challenge://episode/1", .episodeDetail(id: 1)),
        ])
    func parseEpisode(_ link: String, _ expected: AppNavigation) throws { #expect(try destination(link) == expected) }
    @Test("an identifier has one address", arguments: ["challenge://character/042", "challenge://character/+42"])
    func oneAddress(_ link: String) throws { #expect(try destination(link) == nil) }
    @Test(
        "an unknown or malformed link has no destination",
        arguments: [
            "challenge://location", "challenge://location/list", "challenge://character/rick",
            "challenge://character/42/friends", "challenge://episode/1.5", "challenge://settings",
            "challenge://planet/1", "other://character/42", "https://character/42",
        ])
    func refused(_ link: String) throws { #expect(try destination(link) == nil) }
    @Test("every pushed destination has a link that resolves to it, and no modal has one")
    func links() {
        expectLinks(
            DeepLink.links, toEveryCaseOf: AppNavigation.self,
            samples: [.characterDetail(id: 1), .locationDetail(id: 1), .episodeDetail(id: 1)],
            except: [.characterFilter, .settings, .imageGallery(characterId: 1), .onboarding])
    }
    @Test("a link opens on the active level: in the sheet, if one is open")
    func activeLevel() {
        let router = Router(links: DeepLink.links)
        router.linkArrival = .onActiveLevel
        router.navigate(to: .settings)
        router.open("challenge://location/3")
        router.expect(NavigationState().presenting(.settings, as: .sheet, path: [.locationDetail(id: 3)]))
    }
}
