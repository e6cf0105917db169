import Testing
import Waymark

@testable import WaymarkWeb

@MainActor @Suite("Streamed pages")
struct StreamingTests {
    /// Returns the response to a request, and the part of it that was streamed first.
    private func get(
        _ app: WebApp, _ target: String, headers: [String: String] = [:]
    ) async -> (first: WebResponse?, answer: WebResponse) {
        var first: WebResponse?
        let request = WebRequest("GET", target, headers: ["host": "notes.example"].merging(headers) { $1 })
        let answer = await app.answer(request) { part, _ in first = part }
        return (first, answer)
    }

    @Test("a page's frame is sent before its content is loaded")
    func parts() async throws {
        let log = AsyncStream.makeStream(of: String.self)
        let app = try NoteFeature.app(load: { log.continuation.yield("loaded") })
        let request = WebRequest("GET", "/slow/1", headers: ["host": "notes.example"])
        var first = ""
        let answer = await app.answer(request) { part, _ in
            log.continuation.yield("told")
            first = part.text
        }
        log.continuation.finish()
        var events: [String] = []
        for await event in log.stream { events.append(event) }
        #expect(events == ["told", "loaded"])
        #expect(first.contains("<title>Slow · Notes</title>") && first.contains("<nav aria-label=\"Main\">"))
        #expect(first.hasSuffix("<h1>Slow</h1>") && answer.text.hasPrefix(first) && answer.sent == first.utf8.count)
        #expect(answer.text.contains("<h1>Slow</h1><p id=\"slow\">Slow 1</p>") && answer.text.hasSuffix("</html>"))
        #expect(answer.status == 200 && answer.issues.isEmpty)
    }
    @Test("a request that can't be streamed gets the whole page at once", arguments: ["GET", "HEAD"])
    func whole(_ method: String) async throws {
        let answer = try await NoteFeature.app().get("/slow/1", method: method)
        #expect(answer.status == 200 && answer.sent == nil)
        #expect(answer.text.contains("<p id=\"slow\">Slow 1</p>") && answer.text.hasSuffix("</html>"))
    }
    @Test("guards and redirects are evaluated before anything is sent", arguments: [403: 403, 404: 303])
    func decided(_ id: Int, _ status: Int) async throws {
        let (first, answer) = await get(try NoteFeature.app(), "/slow/\(id)")
        #expect(first == nil && answer.status == status && answer.sent == nil)
    }
    @Test("a failure is shown on the page, whose status has already been sent")
    func failure() async throws {
        let (first, answer) = await get(try NoteFeature.app(), "/slow/500")
        #expect(first?.status == 200 && answer.status == 200)
        #expect(answer.text.contains("<h1>Slow</h1><p role=\"alert\">This can&#39;t be shown.</p>"))
    }
    @Test("the first part has the security headers and a content type, and isn't cached")
    func headers() async throws {
        let (first, answer) = await get(
            try NoteFeature.app(isTLS: true), "/slow/1", headers: ["if-none-match": "*", "accept-encoding": "gzip"])
        for name in [
            "content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
            "cross-origin-resource-policy", "strict-transport-security", "content-type",
        ] { #expect(first?[name] != nil, "\(name)") }
        #expect(first?["cache-control"] == "no-store" && first?["etag"] == nil)
        #expect(answer.compressible == nil && answer.status == 200)
    }
    @Test("forms of a streamed page have the token whose cookie was sent with the first part")
    func form() async throws {
        let app = try NoteFeature.app()
        let (first, answer) = await get(app, "/slow/1")
        let cookie = try #require(first?["set-cookie"]?.prefix { $0 != ";" })
        let token = cookie.dropFirst("form-insecure=".count)
        #expect(WebSecret.isSecret(String(token)) && answer.text.contains("name=\"waymark-token\" value=\"\(token)\""))
        let visitor = WebVisitor(app, host: "notes.example")
        await visitor.get("/slow/1")
        #expect(await visitor.send("next")["location"] == "/slow/2")
    }
    @Test(
        "a cookie or session change by a streamed page's content is recorded as an issue, and sends no header",
        arguments: [7, 8, 9])
    func lateCookie(_ id: Int) async throws {
        let answer = try await NoteFeature.app().get("/slow/\(id)")
        #expect(answer.issues == [WebIssue(problem: .cookieTooLate, place: "Slow")])
        #expect(answer["set-cookie"] == nil && answer["clear-site-data"] == nil)
    }
    @Test("a sheet is streamed over its page; a page below a sheet isn't streamed")
    func levels() async throws {
        let app = try NoteFeature.app()
        let (sheet, whole) = await get(app, "/list?sheet=/slow/1")
        #expect(sheet?.text.contains("<p id=\"kept\">nothing</p>") == true)
        #expect(sheet?.text.hasSuffix("<div class=\"wm-sheet-body\">") == true)
        #expect(whole.text.contains("<div class=\"wm-sheet-body\"><p id=\"slow\">Slow 1</p>"))
        let (below, page) = await get(app, "/slow/1?sheet=/options")
        #expect(below == nil && page.text.contains("<p id=\"slow\">Slow 1</p>"))
    }
    @Test("text can't contain the placeholder of a streamed page's content")
    func gap() async throws {
        #expect(HTML(text: "a\u{0}b").text == "a\u{FFFD}b")
        #expect(HTML { Element("p", HTMLAttribute("title", "\u{0}")) }.text == "<p title=\"\u{FFFD}\"></p>")
    }
}
