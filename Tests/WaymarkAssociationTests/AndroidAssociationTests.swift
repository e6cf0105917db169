import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import WaymarkAssociation

@Suite("assetlinks.json and the intent filters") struct AndroidAssociationTests {
    static let package = "com.example.app"
    static let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")

    private func file<Destination>(_ links: LinkTable<Destination>) throws -> AndroidAssociation {
        try AndroidAssociation(links, apps: [Self.package: [Self.fingerprint]])
    }

    @Test func `the file has the app, its certificates, and rules without variables`() throws {
        let text = String(decoding: try file(.shell).json(), as: UTF8.self)
        #expect(text.contains("\"delegate_permission/common.handle_all_urls\""))
        #expect(text.contains("\"namespace\" : \"android_app\""))
        #expect(text.contains("\"package_name\" : \"com.example.app\"") && text.contains(Self.fingerprint))
        #expect(text.contains("\"/\" : \"/settings/privacy\"") && !text.contains("$("))
        #expect(text.contains("dynamic_app_link_components") && text.contains("\"exclude\" : true"))
    }
    @Test func `the file and the filters claim each link that the table prints, and no other`() throws {
        let links = try LinkTable<ShellRoute>.shell
        let (file, filter) = (try file(links), AndroidIntentFilter.filters(for: links)[0])
        let destinations: [ShellRoute] = [
            .login, .home, .settings(nil), .settings(.privacy), .identity(nil), .characterDetail(42), .episode(1),
        ]
        for destination in destinations {
            let path = try #require(links.path(to: destination))
            #expect(file.claims(path) && filter.matches(path), "\(path)")
        }
        for path in ["/nowhere", "/settings/other", "/character/1/2", "/login/x", "/character/detail"] {
            #expect(!file.claims(path), "\(path)")
        }
        #expect(file.claims("/character/detail?id=1") && !filter.matches("/nowhere"))
    }
    @Test(arguments: 0..<120 as Range<UInt64>)
    func `each path with the shape of a random table's pattern is claimed`(seed: UInt64) throws {
        var world = RandomLinks(random: SeededGenerator(seed: seed))
        let drawn = world.table(of: Int.random(in: 1...10, using: &world.random))
        let (table, patterns) = try #require(drawn)
        let links = try LinkTable(RawDestination.links(patterns), schemes: ["shell"], hosts: ["shell.app"])
        let (file, filter) = (try file(links), AndroidIntentFilter.filters(for: links)[0])
        let words = ["a", "b", "c", "home", "character", "caf%C3%A9", "a%20b", "x1", "a%2Fb", "."]
        for _ in 0..<150 {
            let count = Int.random(in: 0...5, using: &world.random)
            let path =
                "/" + (0..<count).map { _ in words.randomElement(using: &world.random) ?? "" }.joined(separator: "/")
            guard (try? table.index(of: path)) != nil else { continue }
            #expect(filter.matches(path), "\(path) in \(patterns)")
            // the rules see a decoded slash as a separator, so such a path may match a longer pattern
            if path.contains("%2F") { continue }
            #expect(file.claims(path), "\(path) in \(patterns)")
        }
    }
    @Test func `a table without patterns has no intent filter`() throws {
        let links = try LinkTable(Links<ShellRoute>.none, schemes: ["shell"], hosts: ["shell.app"])
        #expect(AndroidAssociation.intentFilters(for: links).isEmpty)
    }
    @Test(arguments: [
        ("app", fingerprint), ("com.1x", fingerprint), ("com..x", fingerprint), ("com.example.app", "A1:B2"),
        ("com.example.app", fingerprint.lowercased()), ("com.example.app", fingerprint + ":00"),
        ("com.example.app", ""),
    ])
    func `a malformed package or fingerprint is refused`(package: String, fingerprint: String) {
        #expect(throws: LinkSetupError.self) { try AndroidAssociation(.shell, apps: [package: [fingerprint]]) }
    }
    @Test func `an app without fingerprints is refused`() {
        #expect(throws: LinkSetupError.association("'com.example.app' has no fingerprint")) {
            try AndroidAssociation(.shell, apps: [Self.package: []])
        }
    }
    @Test func `the intent filters list the hosts, paths and schemes of the links`() throws {
        let text = AndroidAssociation.intentFilters(for: try LinkTable<ShellRoute>.shell)
        #expect(text.contains("<intent-filter android:autoVerify=\"true\">"))
        #expect(text.contains("<data android:host=\"shell.app\" />"))
        #expect(text.contains("<data android:path=\"/settings\" />"))
        #expect(text.contains("<data android:pathPattern=\"/settings/..*\" />"))
        #expect(text.contains("<data android:scheme=\"shell\" />") && text.contains("<data android:host=\"login\" />"))
    }
    enum Odd: Navigation { case starred, dotted(Int), wide(RawText, Int), last(RawText) }
    @Test func `a literal's star is escaped in patterns, and a value with a slash is claimed`() throws {
        let links = try LinkTable<Odd>(
            Links {
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
            }, hosts: ["shell.app"])
        let filter = AndroidIntentFilter.filters(for: links)[0]
        #expect(
            filter.paths == [
                .init(kind: .path, text: "/a*b"), .init(kind: .pathPattern, text: #"/v1\.0\*/..*"#),
                .init(kind: .pathPrefix, text: "/wide/"), .init(kind: .pathPattern, text: "/last/..*"),
            ])
        #expect(filter.xml.contains(#"<data android:path="/a*b" />"#))
        #expect(filter.xml.contains(#"<data android:pathPattern="/v1\\.0\\*/..*" />"#))
        for odd in [Odd.starred, .dotted(4), .wide(RawText(text: "a/b"), 1), .last(RawText(text: "a/b"))] {
            let path = try #require(links.path(to: odd))
            #expect(filter.matches(path), "\(path)")
        }
        #expect(!filter.matches("/aXb") && !filter.matches("/v1.0x/4"))
    }
}
