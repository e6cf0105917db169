import Foundation
import Testing
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkAssociation

@Suite("assetlinks.json and the intent filter")
struct AndroidAssociationTests {
    static let package = "com.example.app"
    static let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")

    @Test("the file has the app, its certificates, and rules without variables")
    func file() throws {
        let app = try AndroidAssociation.App(package: "com.example.app", fingerprints: [Self.fingerprint])
        let data = try AndroidAssociation(table: try ShellRoute.resolver.table, apps: [app]).json()
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"delegate_permission/common.handle_all_urls\""))
        #expect(text.contains("\"namespace\" : \"android_app\""))
        #expect(text.contains("\"package_name\" : \"com.example.app\"") && text.contains(Self.fingerprint))
        #expect(text.contains("\"/\" : \"/settings/privacy\"") && !text.contains("$("))
        #expect(text.contains("dynamic_app_link_components") && text.contains("\"exclude\" : true"))
    }
    @Test("the file and the manifest claim every link that the table prints, and no other")
    func coverage() throws {
        let resolver = try ShellRoute.resolver
        let app = try AndroidAssociation.App(package: Self.package, fingerprints: [Self.fingerprint])
        let file = try AndroidAssociation(table: resolver.table, apps: [app])
        let filters = AndroidIntentFilter.filters(for: resolver)
        let check = AssociationCheck(file, filters, resolver.table, host: "shell.app", for: Self.package)
        #expect(check.isClean, "\(check.missed) \(check.overClaimed)")
        for path in ["/nowhere", "/settings/other", "/character/1/2", "/login/x", "/character/detail"] {
            let link = "https://shell.app" + path
            #expect(file.verdict(on: link, for: Self.package)?.isClaimed != true, "\(path)")
        }
        #expect(!filters.contains { $0.matches("https://shell.app/nowhere") })
        #expect(filters.contains { $0.matches("SHELL://character/42") })
        #expect(!filters.contains { $0.matches("https://evil.example/login") })
    }
    @Test("every path with the shape of a random table's pattern is claimed", arguments: 0..<120 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...10, using: &world.random))
        let (table, patterns) = try #require(drawn)
        let origins = try LinkOrigins(schemes: ["shell"], hosts: ["shell.app"])
        let app = try AndroidAssociation.App(package: Self.package, fingerprints: [Self.fingerprint])
        let file = try AndroidAssociation(table: table, apps: [app])
        let filters = AndroidIntentFilter.filters(for: LinkResolver(origins: origins, table: table))
        let words = ["a", "b", "c", "home", "character", "caf%C3%A9", "a%20b", "x1", "a%2Fb", "."]
        for _ in 0..<150 {
            let path =
                "/"
                + (0..<Int.random(in: 0...5, using: &world.random)).map { _ in
                    words.randomElement(using: &world.random) ?? ""
                }.joined(separator: "/")
            guard table.hasShape(path: path) else { continue }
            let link = "https://shell.app" + path
            #expect(filters.contains { $0.matches(link) }, "\(path) in \(patterns)")
            // the rules see a decoded slash as a separator, so such a path may match a longer pattern
            if path.contains("%2F") { continue }
            #expect(file.verdict(on: link, for: Self.package)?.isClaimed == true, "\(path) in \(patterns)")
        }
    }
    @Test("a table without patterns has no intent filter")
    func withoutPatterns() throws {
        let table = try LinkIndex(Links<Int>.none)
        let origins = try LinkOrigins(schemes: ["shell"], hosts: ["shell.app"])
        #expect(AndroidIntentFilter.filters(for: LinkResolver(origins: origins, table: table)).isEmpty)
    }
    @Test("a check reports the links that the file or the manifest doesn't claim")
    func missed() throws {
        let resolver = try ShellRoute.resolver
        let app = try AndroidAssociation.App(package: Self.package, fingerprints: [Self.fingerprint])
        let narrow = AndroidAssociation(
            statements: [.init(app: app, components: [.init(path: "/home", exclude: true), .init(path: "/*")])])
        let filters = AndroidIntentFilter.filters(for: resolver)
        let check = AssociationCheck(narrow, filters, resolver.table, host: "shell.app", for: Self.package)
        #expect(check.missed.map(\.pattern) == ["/home"] && check.missed[0].rule?.path == "/home")
        let all = AndroidAssociation(statements: [.init(app: app, components: nil)])
        #expect(AssociationCheck(all, filters, resolver.table, host: "shell.app", for: Self.package).missed.isEmpty)
        let other = [AndroidIntentFilter(schemes: ["https"], hosts: ["shell.app"], paths: [.prefix("/settings")])]
        let few = AssociationCheck(all, other, resolver.table, host: "shell.app", for: Self.package)
        #expect(few.missed.contains { $0.pattern == "/login" && $0.rule == nil })
        #expect(!few.missed.contains { $0.pattern == "/settings/{section?}" })
        #expect(AssociationCheck(all, filters, resolver.table, host: "shell.app", for: "com.other").missed.count > 5)
    }
    @Test("a file round-trips; statements with other relations are skipped, and malformed files are refused")
    func json() throws {
        let app = try AndroidAssociation.App(package: Self.package, fingerprints: [Self.fingerprint])
        let file = try AndroidAssociation(table: try ShellRoute.resolver.table, apps: [app])
        #expect(try AndroidAssociation(json: file.json()) == file)
        let plain = AndroidAssociation(statements: [.init(app: app, components: nil)])
        #expect(try AndroidAssociation(json: plain.json()) == plain)
        let other = #"[{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web"}}]"#
        #expect(try AndroidAssociation(json: Data(other.utf8)).statements.isEmpty)
        #expect(throws: AssociationIssue(.notJSON)) {
            try AndroidAssociation(json: Data("{".utf8))
        }
        #expect(
            throws: AssociationIssue(.wrongType(expected: "an array"))
        ) {
            try AndroidAssociation(json: Data("{}".utf8))
        }
    }
    @Test(
        "dynamic rules are compared with the decoded URL, in which every slash counts",
        arguments: [
            ("/café", nil, "/caf%C3%A9", true), ("/a/*", nil, "/a/b/c", true), ("/a/*", nil, "/a", false),
            ("/a", nil, "/a/", false), ("/a/?", nil, "/a/b", true), ("/a/?*", nil, "/a/", false),
            ("/a", ["id": "?*"], "/a?id=1", true), ("/a", ["id": "?*"], "/a", false), ("/a", ["id": "*"], "/a", false),
            ("/$(digit)", nil, "/7", false), ("/$(digit)", nil, "/$(digit)", true),
        ] as [(String, [String: String]?, String, Bool)])
    func dynamicRules(_ path: String, _ query: [String: String]?, _ link: String, _ isClaimed: Bool) throws {
        let app = try AndroidAssociation.App(package: Self.package, fingerprints: [Self.fingerprint])
        let rule = AppleAssociation.Component(path: path, query: query.map { .items($0) })
        let file = AndroidAssociation(statements: [.init(app: app, components: [rule])])
        #expect(
            file.verdict(on: "https://shell.app" + link, for: Self.package) == (isClaimed ? .claimed(rule) : .unclaimed)
        )
    }
    @Test(
        "malformed package names and fingerprints are refused",
        arguments: [
            ("app", fingerprint), ("com.1x", fingerprint), ("com..x", fingerprint), ("com.example.app", "A1:B2"),
            ("com.example.app", fingerprint.lowercased()), ("com.example.app", fingerprint + ":00"),
            ("com.example.app", ""),
        ])
    func malformed(package: String, fingerprint: String) {
        #expect(throws: AssociationIssue.self) {
            try AndroidAssociation.App(package: package, fingerprints: [fingerprint])
        }
    }
    @Test("the intent filters list the hosts, paths and schemes of the links")
    func intentFilter() throws {
        let resolver = try ShellRoute.resolver
        let filters = AndroidIntentFilter.filters(for: resolver)
        let text = filters.map(\.xml).joined(separator: "\n")
        #expect(text.contains("<intent-filter android:autoVerify=\"true\">"))
        #expect(text.contains("<data android:host=\"shell.app\" />"))
        #expect(text.contains("<data android:path=\"/settings\" />"))
        #expect(text.contains("<data android:pathPattern=\"/settings/..*\" />"))
        #expect(text.contains("<data android:scheme=\"shell\" />"))
    }
    enum Odd: Hashable, Sendable { case starred, dotted(Int), wide(RawText, Int), last(RawText) }
    @Test("a literal's star is escaped in patterns but not in exact paths; a value with a slash is claimed")
    func oddLiterals() throws {
        let table = try LinkIndex<Odd> {
            LinkRoute("/a*b", to: .starred)
            LinkRoute("/v1.0*/{id}") {
                .dotted($0)
            } values: {
                if case .dotted(let id) = $0 { id } else { nil }
            }
            LinkRoute("/wide/{text}/{id}") {
                .wide($0, $1)
            } values: {
                if case .wide(let text, let id) = $0 { (text, id) } else { nil }
            }
            LinkRoute("/last/{text}") {
                .last($0)
            } values: {
                if case .last(let text) = $0 { text } else { nil }
            }
        }
        let filters = AndroidIntentFilter.filters(
            for: LinkResolver(origins: try LinkOrigins(hosts: ["shell.app"]), table: table))
        #expect(
            filters.map(\.paths) == [
                [.exact("/a*b"), .pattern(#"/v1\.0\*/..*"#), .prefix("/wide/"), .pattern("/last/..*")]
            ])
        #expect(filters[0].xml.contains(#"<data android:path="/a*b" />"#))
        #expect(filters[0].xml.contains(#"<data android:pathPattern="/v1\\.0\\*/..*" />"#))
        for odd in [Odd.starred, .dotted(4), .wide(RawText(text: "a/b"), 1), .last(RawText(text: "a/b"))] {
            let path = try #require(table.path(to: odd))
            #expect(filters[0].matches("https://shell.app" + path), "\(path)")
        }
        #expect(!filters[0].matches("https://shell.app/aXb") && !filters[0].matches("https://shell.app/v1.0x/4"))
        // on a device, an escaped dot matches any character
        #expect(filters[0].matches("https://shell.app/v1x0*/4"))
    }
}
