import Foundation
import Testing
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkAssociation

@Suite("The apple-app-site-association file of a table")
struct AssociationCoverageTests {
    private static let app = ["ABCDE12345.com.example.app"]

    @Test(
        "the files of random tables claim the paths that match, and no others that a rule can leave out",
        arguments: 0..<120 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...10, using: &world.random))
        let (table, patterns) = try #require(drawn)
        let file = try AppleAssociation(table: table, appIDs: Self.app)
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
            let path =
                "/"
                + (0..<Int.random(in: 0...5, using: &world.random)).map { _ in
                    words.randomElement(using: &world.random) ?? ""
                }.joined(separator: "/")
            let isClaimed = file.apps(opening: "https://shell.app" + path) == Self.app
            if isLoose ? !isClaimed && table.hasShape(path: path) : isClaimed != table.hasShape(path: path) {
                Issue.record("seed \(seed): \(path) is claimed: \(isClaimed), in \(patterns)")
                return
            }
        }
    }

    @Test("every link that the Shell table prints is claimed, and a link of another shape isn't")
    func shell() throws {
        let resolver = try ShellRoute.resolver
        let file = try AppleAssociation(table: resolver.table, appIDs: Self.app)
        let destinations: [ShellRoute] = [
            .login, .home, .settings(nil), .settings(.privacy), .settings(.account), .identity(nil), .characterList,
            .characterDetail(42), .location(7), .episodeList, .episode(1),
        ]
        for destination in destinations {
            let link = try #require(resolver.link(to: destination, as: .universal(host: "shell.app")))
            #expect(file.apps(opening: link) == Self.app, "\(link)")
        }
        for path in [
            "/", "/nowhere", "/settings/other", "/settings/privacy/x", "/character/detail", "/character/1/2",
            "/login/x",
        ] {
            #expect(!(file.apps(opening: "https://shell.app" + path) == Self.app), "\(path)")
        }
        #expect(file.apps(opening: "/character/detail?id=1") == Self.app)
        #expect(file.applinks?.substitutionVariables?["section"] == ["privacy", "notifications", "account"])
        #expect(AppleAssociation.issues(in: try file.json()).isEmpty)
        #expect(AssociationCheck(file, resolver.table, host: "shell.app", for: Self.app[0]).isClean)
    }
    @Test("the app's exclusions come first, credentials and App Clips are written, and identifiers are checked")
    func services() throws {
        let table = try ShellRoute.resolver.table
        let file = try AppleAssociation(
            table: table, appIDs: Self.app, excluding: [.init(path: "/home", comment: "web only")],
            sharesCredentials: true, appClips: ["ABCDE12345.com.example.app.Clip"])
        #expect(
            file.verdict(on: "/home", for: Self.app[0])
                == .excluded(.init(path: "/home", exclude: true, comment: "web only")))
        #expect(file.webcredentials?.apps == Self.app)
        #expect(file.appclips?.apps == ["ABCDE12345.com.example.app.Clip"])
        for bad in [
            "com.example.app", "ABCDE12345", "ABCDE12345.", "abcde12345.com.example", "ABCDE12345.com..app", "",
        ] {
            #expect(throws: AssociationIssue(.malformedAppID(bad))) {
                try AppleAssociation(table: table, appIDs: [bad])
            }
        }
    }
    @Test("a literal with a wildcard character is an error that names the pattern")
    func inexpressible() throws {
        let table = try LinkIndex<Int> { LinkRoute("/a*b", to: 1) }
        #expect(throws: AssociationIssue(.inexpressible("/a*b"))) {
            try AppleAssociation(table: table, appIDs: Self.app)
        }
    }
    @Test("a check reports the table's links that a file doesn't claim, and claimed links that aren't the table's")
    func check() throws {
        let table = try ShellRoute.resolver.table
        let narrow = AppleAssociation(
            applinks: .init(details: [
                .init(
                    appIDs: Self.app,
                    components: [
                        .init(path: "/home", exclude: true), .init(path: "/settings/*"), .init(path: "/shop/*"),
                    ])
            ]))
        let check = AssociationCheck(narrow, table, host: "shell.app", for: Self.app[0])
        #expect(
            check.missed.contains {
                $0.pattern == "/login" && $0.rule == nil && $0.link == "https://shell.app/login"
            })
        #expect(check.missed.contains { $0.pattern == "/home" && $0.rule?.path == "/home" })
        #expect(!check.missed.contains { $0.pattern == "/settings/{section?}" })
        #expect(check.overClaimed.contains { $0.link == "https://shell.app/shop/x" && $0.rule?.path == "/shop/*" })
        #expect(check.overClaimed.contains { $0.link == "https://shell.app/settings/x/waymark-probe" })
        let all = AppleAssociation(applinks: .init(details: [.init(appIDs: Self.app, components: [.init(path: "*")])]))
        #expect(AssociationCheck(all, table, host: "shell.app", for: Self.app[0]).missed.isEmpty)
        #expect(!AssociationCheck(all, table, host: "shell.app", for: Self.app[0]).isClean)
    }
}
