import Foundation
import Testing
import Waymark
import WaymarkAssociation
import WaymarkLinks

/// The code in the landing page of WaymarkAssociation's documentation.
enum AssociationArticle {
    enum Route: Navigation {
        case profile(Int)

        static var links: Links<Route> {
            Links {
                LinkRoute("/profile/{id}") {
                    .profile($0)
                } values: {
                    if case .profile(let id) = $0 { id } else { nil }
                }
            }
        }
    }
}

@Suite("WaymarkAssociation's landing page")
struct AssociationArticleTests {
    typealias Route = AssociationArticle.Route
    private let fingerprint = AndroidAssociationTests.fingerprint
    /// Decodes a file's bytes as UTF-8.
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test("a link table gives both association files and the manifest's intent filters")
    func files() throws {
        let links = LinkTable<Route>(schemes: ["shell"], hosts: ["shell.app"])
        let apple = try AppleAssociation(links, appIDs: ["ABCDE12345.com.example.app"])
        let served = try apple.json()
        let site = text(
            try apple.json())
        #expect(site.contains("ABCDE12345.com.example.app"))
        #expect(
            apple.issues(comparedWith: served).isEmpty)

        let android = try AndroidAssociation(links, apps: ["com.example.app": [fingerprint]])
        let assets = text(
            android.json())
        #expect(assets.contains(fingerprint))
        let manifest =
            AndroidAssociation.intentFilters(for: links)
        #expect(manifest.contains("shell.app"))
    }
}
