import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkAssociation

@Suite("The apple-app-site-association file") struct AssociationCoverageTests {
    private static let app = ["ABCDE12345.com.example.app"]

    @Test(arguments: 0..<120 as Range<UInt64>)
    func `a random table's file claims the paths that match, and no other that a rule can leave out`(
        seed: UInt64
    ) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...10, using: &world.random))
        let (table, patterns) = try #require(drawn)
        let file = try AppleAssociation(LinkTable(RawDestination.links(patterns)), appIDs: Self.app)
        // the only shape that a file can't express exactly: a parameter before a literal, and a catch-all
        let isLoose = patterns.contains { pattern in
            let parts = pattern.split(separator: "/")
            guard let parameter = parts.firstIndex(where: { $0.hasPrefix("{") && !$0.hasSuffix("...}") }) else {
                return false
            }
            return pattern.contains("...}") && parts[parameter...].contains { !$0.hasPrefix("{") }
        }
        let words = ["a", "b", "c", "home", "character", "x1", "zz"]
        for _ in 0..<150 {
            let count = Int.random(in: 0...5, using: &world.random)
            let path =
                "/" + (0..<count).map { _ in words.randomElement(using: &world.random) ?? "" }.joined(separator: "/")
            let isClaimed = file.claims(path)
            let hasPattern = (try? table.index(of: path)) != nil
            if isLoose ? !isClaimed && hasPattern : isClaimed != hasPattern {
                Issue.record("seed \(seed): \(path) is claimed: \(isClaimed), in \(patterns)")
                return
            }
        }
    }
    @Test func `each link that the table prints is claimed, and a link of another shape isn't`() throws {
        let links = try LinkTable<ShellRoute>.shell
        let file = try AppleAssociation(links, appIDs: Self.app)
        let destinations: [ShellRoute] = [
            .login, .home, .settings(nil), .settings(.privacy), .settings(.account), .identity(nil), .characterList,
            .characterDetail(42), .location(7), .episodeList, .episode(1),
        ]
        for destination in destinations {
            let path = try #require(links.path(to: destination))
            #expect(file.claims(path), "\(path)")
        }
        for path in [
            "/", "/nowhere", "/settings/other", "/settings/privacy/x", "/character/detail", "/character/1/2",
            "/login/x",
        ] {
            #expect(!file.claims(path), "\(path)")
        }
        #expect(file.claims("/character/detail?id=1"))
        #expect(file.variables["section"] == ["privacy", "notifications", "account"])
    }
    @Test func `a variable isn't named like a predefined one`() throws {
        let links = try LinkTable<ShellRoute>(
            Links {
                LinkRoute("/settings/{lang?}") {
                    .settings($0)
                } values: {
                    if case .settings(let section) = $0 { .some(section) } else { nil }
                }
            })
        let file = try AppleAssociation(links, appIDs: Self.app)
        #expect(file.variables.keys.sorted() == ["lang2"] && file.claims("/settings/privacy"))
    }
    @Test func `excluded paths come first`() throws {
        let file = try AppleAssociation(.shell, appIDs: Self.app, excluding: ["/home"])
        #expect(!file.claims("/home") && file.claims("/login"))
    }
    @Test func `credentials and App Clips are services of the file`() throws {
        let file = try AppleAssociation(
            .shell, appIDs: Self.app, sharesCredentials: true, appClips: ["ABCDE12345.com.example.app.Clip"])
        let text = String(decoding: try file.json(), as: UTF8.self)
        #expect(text.contains("\"webcredentials\"") && text.contains("com.example.app.Clip"))
    }
    @Test(arguments: [
        "com.example.app", "ABCDE12345", "ABCDE12345.", "abcde12345.com.example", "ABCDE12345.com..app", "",
    ])
    func `a malformed identifier of an app is refused`(_ text: String) {
        let fault = #expect(throws: LinkSetupError.self) { try AppleAssociation(.shell, appIDs: [text]) }
        #expect(fault?.description.hasPrefix("'\(text)' isn't an app's identifier") == true)
    }
    @Test func `a literal with a wildcard character is an error that names the pattern`() throws {
        let links = try LinkTable(Links<ShellRoute> { LinkRoute("/a*b", to: .home) })
        let fault = #expect(throws: LinkSetupError.self) { try AppleAssociation(links, appIDs: Self.app) }
        #expect(fault?.description.hasPrefix("'/a*b' has a literal with '*'") == true)
    }
    @Test func `a file that Apple's systems ignore for its size is an error`() throws {
        let file = try AppleAssociation(
            .shell, appIDs: Self.app, excluding: (0..<5_000).map { "/excluded/path/number/\($0)" })
        let fault = #expect(throws: LinkSetupError.self) { try file.json() }
        #expect(fault?.description.hasSuffix("ignore files of more than 128 KB") == true)
    }
}
