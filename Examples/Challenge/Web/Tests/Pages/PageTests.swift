import ChallengeApp
import ChallengeKit
import Foundation
import Testing
import Waymark
import WaymarkTesting
import WaymarkWeb

@testable import ChallengeWeb

/// A client that counts its requests, and separately those made while an action is captured.
// Unchecked: the counters are used under `lock` only.
nonisolated private final class CountingClient: APIClient, @unchecked Sendable {
    private let lock = NSLock()
    private let base: any APIClient
    private let error: APIError?
    private let name: String
    private var captured = 0
    private var all = 0
    init(_ base: any APIClient, error: APIError? = nil, name: String = "embedded") {
        self.name = name
        self.base = base
        self.error = error
    }
    var counts: (captured: Int, all: Int) { lock.withLock { (captured, all) } }
    @MainActor var sourceName: String { name }
    func data(for request: APIRequest) async throws(APIError) -> Data {
        lock.withLock {
            all += 1
            captured += WebContext.isCapturing ? 1 : 0
        }
        if let error { throw error }
        return try await base.data(for: request)
    }
}

extension WebApp {
    fileprivate func get(_ target: String, cookie: String? = nil) async -> WebResponse {
        await answer(WebRequest("GET", target, headers: ["host": "localhost:1", "cookie": cookie ?? ""]))
    }
    fileprivate func send(_ form: String, to target: String, cookie: String? = nil) async -> WebResponse {
        let token = WebSecret.make()
        return await answer(
            WebRequest(
                "POST", target,
                headers: [
                    "host": "localhost:1", "content-type": "application/x-www-form-urlencoded",
                    "cookie": "form-insecure=\(token); \(cookie ?? "")",
                ], body: Array("\(form)&waymark-token=\(token)".utf8)))
    }
}
/// Returns the addresses of a page's links.
private func links(of page: String) -> [String] {
    page.matches(of: /href="([^"]+)"/).map { String($0.output.1).replacing("&amp;", with: "&") }
}

@Suite("The app's pages")
struct PageTests {
    private func web(
        error: APIError? = nil, tracker: any Tracker = SilentTracker(), remote: (any APIClient)? = nil
    ) throws -> (app: WebApp, client: CountingClient) {
        let client = CountingClient(try EmbeddedAPIClient(), error: error)
        let web = try ChallengeSite(
            remote: remote, tracker: tracker, security: .loopback(port: 1), embedded: client)
        return (web.app, client)
    }

    @Test(
        "every link leads to a page, every action has a target, and capturing an action loads and tracks nothing"
    )
    func crawl() async throws {
        let tracker = TrackerMock()
        let (app, client) = try web(tracker: tracker)
        var seen: Set<String> = ["/"]
        var queue = ["/"]
        while let target = queue.popLast(), seen.count < 400 {
            let page = await app.get(target)
            #expect(page.status == 200 || (page.status == 404 && target.contains("/gallery")), "\(target)")
            #expect(page.issues.isEmpty, "\(target): \(page.issues)")
            for link in links(of: page.text) where !link.hasPrefix("#") && seen.insert(link).inserted {
                queue.append(link)
            }
        }
        #expect(seen.count > 150)
        for link in ["/character?page=2", "/episode/7", "/location/3", "/?sheet=/settings", "/?cover=/onboarding"] {
            #expect(seen.contains(link))
        }
        #expect(client.counts.captured == 0 && client.counts.all > 100)
        #expect(
            Set(tracker.names).isSubset(of: [
                "home/screen-viewed", "character-list/screen-viewed", "character-filter/screen-viewed",
                "character-detail/screen-viewed", "character-gallery/screen-viewed", "character-gallery/load-failed",
                "episode-list/screen-viewed", "episode-detail/screen-viewed", "location-list/screen-viewed",
                "location-detail/screen-viewed", "settings/screen-viewed", "settings-source/screen-viewed",
                "settings-about/screen-viewed", "tour/screen-viewed",
            ]), "a captured action is not tracked")
    }
    @Test(
        "a failing source leads to error pages with a button to try again, but the first screen still appears",
        arguments: [
            APIError.unreachable, .timeout, .malformed, .status(503),
        ])
    func failures(_ error: APIError) async throws {
        let (app, _) = try web(error: error)
        for target in [
            "/character", "/character/detail/1", "/episode/list", "/episode/1", "/location/list", "/location/1",
        ] {
            let page = await app.get(target)
            #expect(page.status == 502 && page.text.contains(#"role="alert""#) && page.text.contains("Try again"))
            #expect(page.issues.isEmpty)
            let retried = await app.send("waymark-form=0.retry", to: target)
            #expect(retried.status == 303 && retried["location"] == target)
        }
        let home = await app.get("/")
        #expect(home.status == 200 && home.text.contains("Try again") && home.text.contains("Characters"))
    }
    @Test(
        "an unknown page has status 404 and a link to the first screen, but no button to try again",
        arguments: ["/character/detail/9999", "/episode/9999", "/location/9999", "/nowhere"])
    func notFound(_ target: String) async throws {
        let page = try await web().app.get(target)
        #expect(page.status == 404 && page.text.contains(#"href="/""#) && !page.text.contains("Try again"))
    }
    @Test("the filter links to lists of only the characters with one status, which link back to it with that status")
    func filter() async throws {
        let (app, _) = try web()
        let sheet = await app.get("/character?sheet=/character/filter")
        #expect(links(of: sheet.text).contains("/character?status=dead"))
        let list = await app.get("/character?status=dead")
        #expect(list.text.contains("Adjudicator Rick") && !list.text.contains("Rick Sanchez"))
        #expect(links(of: list.text).contains("/character?status=dead&sheet=/character/filter%3Fstatus%3Ddead"))
    }
    @Test("a search redirects to a link with the name and the filter, which shows a message if nobody is found")
    func search() async throws {
        let (app, _) = try web()
        let answer = await app.send("waymark-form=0.search&name=beth+s", to: "/character?status=alive")
        #expect(answer["location"] == "/character?name=beth%20s&status=alive")
        #expect(await app.get("/character?name=beth%20s&status=alive").text.contains("Beth Smith"))
        let nobody = await app.get("/character?name=nobody")
        #expect(nobody.status == 200 && nobody.text.contains("Nobody goes by that name"))
    }
    @Test(
        "a page number beyond the last one gets 404, with a link to the first page of its list",
        arguments: [
            ("/character", "/character"), ("/episode/list", "/episode/list?page=1"),
            ("/location/list", "/location/list?page=1"),
        ])
    func beyondLastPage(_ list: String, _ first: String) async throws {
        let (app, _) = try web()
        let answer = await app.get(list + "?page=99")
        #expect(answer.status == 404 && answer.text.contains("No page 99"))
        #expect(links(of: answer.text).contains(first) && !answer.text.contains("Go home"))
        #expect(await app.get(first).status == 200)
    }
    @Test("a search that is too long for a link is refused, with a message on the page")
    func refusedSearch() async throws {
        let (app, _) = try web()
        let name = String(repeating: "x", count: 257)
        let answer = await app.send("waymark-form=0.search&name=\(name)", to: "/character?status=alive")
        #expect(answer.status == 422 && answer["location"] == nil)
        #expect(answer.text.contains("Search for a shorter name, on one line."))
    }
    @Test("the visitor's cookies keep the chosen source and a record that the tour was taken")
    func cookies() async throws {
        let remote = CountingClient(try EmbeddedAPIClient(), name: "remote")
        let (app, embedded) = try web(remote: remote)
        _ = await app.get("/character/detail/1", cookie: "source=embedded")
        #expect(embedded.counts.all > 0 && remote.counts.all == 0)
        _ = await app.get("/character/detail/1")
        #expect(remote.counts.all > 0)
        let chosen = await app.send("waymark-form=1.source-embedded", to: "/?sheet=/settings&push=/settings/source")
        #expect(chosen.status == 303 && chosen["location"] == "/?sheet=/settings")
        #expect(chosen["set-cookie"]?.hasPrefix("source=embedded;") == true)
        let started = await app.send("waymark-form=1.start", to: "/?cover=/onboarding")
        #expect(started["location"] == "/" && started["set-cookie"]?.hasPrefix("tour=taken;") == true)
        #expect(await app.get("/").text.contains("Take the tour"))
        #expect(await !app.get("/", cookie: "tour=taken").text.contains("Take the tour"))
    }
    @Test("without an API the embedded data is the only choice, even with a cookie for another one")
    func onlyEmbedded() async throws {
        let (app, client) = try web()
        _ = await app.get("/character/detail/1", cookie: "source=remote")
        #expect(client.counts.all > 0)
        #expect(await app.get("/settings/source").text.contains("disabled"))
    }
    @Test("the top of the path is the page, a sheet is a dialog over it, and a cover is a page of its own")
    func levels() async throws {
        let (app, _) = try web()
        #expect(await app.get("/character/detail/1").text.contains("<h1>Rick Sanchez</h1>"))
        let sheet = await app.get("/character/detail/1?sheet=/settings&push=/settings/about").text
        #expect(sheet.contains("<h1>Rick Sanchez</h1>") && sheet.contains(">About</h2>"))
        let cover = await app.get("/character/detail/1/gallery").text
        #expect(cover.contains("gallery-picture") && !cover.contains("profile"))
        #expect(
            links(of: cover).contains("/character/detail/1")
                && links(of: cover).contains("/character/detail/1?cover=/character/detail/2/gallery"))
    }
    @Test("pictures, styles and the icon are served with their types; an unknown picture has status 404")
    func assets() async throws {
        let (app, _) = try web()
        for (target, type) in [
            ("/pictures/1.svg", "image/svg+xml"), ("/challenge.css", "text/css; charset=utf-8"),
            ("/icon.png", "image/png"),
        ] {
            let asset = await app.get(target)
            #expect(asset.status == 200 && asset["content-type"] == type && asset.body.count > 500)
        }
        #expect(await app.get("/pictures/9999.svg").status == 404)
    }
    @Test("pages link to versioned pictures, which browsers cache for a year")
    func pictures() async throws {
        let (app, _) = try web()
        let page = await app.get("/character/detail/42").text
        let address = try #require(page.firstMatch(of: #/src="(/pictures/42\.svg\?v=[0-9a-f]{16})"/#)).1
        #expect(await app.get(String(address))["cache-control"] == "public, max-age=31536000, immutable")
    }
    @Test("browsers cache pages of data, but no page with a form or an error")
    func kept() async throws {
        let (app, _) = try web()
        for target in [
            "/", "/character/detail/42", "/character/detail/1/gallery", "/episode/list", "/episode/7", "/location/3",
        ] {
            let page = await app.get(target)
            #expect(page["cache-control"] == "no-cache" && page["etag"] != nil, "\(target)")
        }
        for target in [
            "/character", "/character/detail/42?sheet=/settings/source", "/no/such/page", "/character/detail/9999",
        ] {
            let page = await app.get(target)
            #expect(page["cache-control"] == "no-store" && page["etag"] == nil, "\(target)")
        }
    }
}
