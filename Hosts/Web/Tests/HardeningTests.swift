import Testing
import Waymark

@testable import WaymarkWeb

@MainActor @Suite("Hardening against hostile requests")
struct HardeningTests {
    @Test("hostile parameters are shown as text, on pages and on the not-found screen", arguments: HTMLTests.hostile)
    func hostileParameters(_ text: String) async throws {
        let app = try NoteFeature.app()
        let encoded = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let plain = await app.get("/list")
        for target in ["/list?text=" + encoded, "/nowhere/" + encoded, "/" + encoded] {
            let page = await app.get(target)
            #expect(page.status == 200 || page.status == 404)
            #expect(!page.text.contains("<svg") && !page.text.contains("<b>") && !page.text.contains("<script>"))
            #expect(page.text.filter { $0 == "<" }.count <= plain.text.filter { $0 == "<" }.count)
        }
    }

    /// Requests, each with the status of its response.
    private static let statuses: [(Int, WebRequest)] = {
        func request(_ method: String, _ target: String, _ body: String = "") -> WebRequest {
            WebRequest(
                method, target,
                headers: [
                    "host": "notes.example", "content-type": "application/x-www-form-urlencoded",
                    "cookie": "__Host-form=\(WebApp.token)",
                ],
                body: Array(body.utf8))
        }
        return [
            (200, request("GET", "/")), (200, request("GET", "/healthz")), (200, request("GET", "/notes.css")),
            (200, request("GET", "/waymark.js")), (303, request("GET", "/note/404")),
            (303, request("POST", "/list", "waymark-form=0.search&text=x&waymark-token=\(WebApp.token)")),
            (400, request("POST", "/list", "x")),
            (403, request("GET", "/secret")), (404, request("GET", "/nowhere")), (405, request("PUT", "/")),
            (413, request("POST", "/list", String(repeating: "x", count: 16_385))),
            (414, request("GET", "/" + String(repeating: "x", count: 8_192))), (421, WebRequest("GET", "/")),
            (502, request("GET", "/note/500")),
            (303, request("GET", "/slow/404")), (200, request("GET", "/readyz")), (200, request("GET", "/slow/1")),
            (200, request("HEAD", "/")), (404, request("GET", "/notes.css?x=1")),
            (400, request("POST", "/list", "waymark-form=0.nothing&waymark-token=\(WebApp.token)")),
            (403, request("POST", "/list", "waymark-form=0.search&waymark-token=none")),
        ]
    }()
    @Test("every response has one Cache-Control field; errors, redirects, health checks and streams have no-store")
    func caching() async throws {
        let app = try NoteFeature.app(isTLS: true)
        for (status, request) in Self.statuses {
            let answer = await app.answer(request)
            let fields = answer.headers.filter { $0.name == "cache-control" }.map(\.value)
            #expect(answer.status == status && fields.count == 1, "\(request.method) \(request.target.prefix(40))")
            if status != 200 { #expect(fields == ["no-store"], "\(request.method) \(request.target.prefix(40))") }
        }
        for target in ["/healthz", "/readyz", "/slow/1"] {
            #expect(await app.get(target)["cache-control"] == "no-store", "\(target)")
        }
        app.isReady = { false }
        let answer = await app.get("/readyz")
        #expect(answer.status == 503 && answer["cache-control"] == "no-store")
    }
    @Test(
        "a 304 response has the same Cache-Control as the full response",
        arguments: ["/", "/notes.css"])
    func cachingUnchanged(_ target: String) async throws {
        let app = try NoteFeature.app()
        let first = await app.get(target)
        let second = await app.get(target, headers: ["if-none-match": try #require(first["etag"])])
        #expect(second.status == 304 && second["cache-control"] == first["cache-control"])
        #expect(first["cache-control"] != nil && first["cache-control"] != "no-store")
    }
    @Test("every response has the security headers, whatever its status")
    func headers() async throws {
        let app = try NoteFeature.app(isTLS: true)
        for (status, request) in Self.statuses {
            let answer = await app.answer(request)
            #expect(answer.status == status, "\(request.method) \(request.target.prefix(40))")
            let policy = try #require(answer["content-security-policy"])
            for directive in [
                "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "form-action 'self'",
                "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'",
            ] { #expect(policy.contains(directive)) }
            #expect(!policy.contains("unsafe"))
            #expect(answer["x-content-type-options"] == "nosniff" && answer["referrer-policy"] == "no-referrer")
            #expect(answer["cross-origin-opener-policy"] == "same-origin")
            #expect(answer["cross-origin-resource-policy"] == "same-origin")
            #expect(answer["strict-transport-security"] == "max-age=31536000; includeSubDomains")
            #expect(answer["server"] == nil)
            if status != 303 { #expect(answer["content-type"]?.contains("charset=utf-8") == true) }
        }
    }
    @Test("a response without TLS has no HSTS header")
    func noTLS() async throws { #expect(try await NoteFeature.app().get("/")["strict-transport-security"] == nil) }

    @Test(
        "no address in a parameter becomes a redirect, and no header can be split",
        arguments: [
            "//evil.com", "/\\evil.com", "/%5cevil.com", "%09//evil.com", "https:evil.com", "https://evil.com",
            "%0d%0aSet-Cookie:%20a=b", "javascript:alert(1)",
        ])
    func redirects(_ value: String) async throws {
        let app = try NoteFeature.app()
        for name in ["next", "url", "redirect", "return", "via", "sheet", "push", "cover"] {
            let answer = await app.get("/list?\(name)=\(value)")
            #expect(answer.status == 200 || answer.status == 404)
            #expect(answer["location"] == nil && answer["set-cookie"] == nil)
        }
        let posted = await app.send("waymark-form=0.search&text=\(value)", to: "/list")
        #expect(posted["location"]?.hasPrefix("/list") == true)
        #expect(posted["location"]?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } == true)
    }
    @Test(
        "a Host that isn't the app's gets 421, and the case of the app's own is ignored",
        arguments: ["evil.com", "notes.example.evil.com", "notes.example:80", "", "notes.example, evil.com"])
    func hosts(_ host: String) async throws {
        #expect(try await NoteFeature.app().get("/", headers: ["host": host]).status == 421)
        #expect(try await NoteFeature.app().get("/", headers: ["host": "NOTES.example"]).status == 200)
    }
    @Test("an address and a form at their size limits aren't refused; one byte more gets 414 and 413")
    func limits() async throws {
        let app = try NoteFeature.app()
        #expect(await app.get("/" + String(repeating: "x", count: 8_191)).status == 404)
        #expect(await app.get("/" + String(repeating: "x", count: 8_192)).status == 414)
        let body = "waymark-form=0.search&text="
        let full = body + String(repeating: "x", count: 16_384 - body.count - WebApp.tokenPart.count)
        #expect(await app.send(full, to: "/list").status == 303)
        #expect(await app.send(full + "x", to: "/list").status == 413)
    }
    @Test(
        "only GET, HEAD and POST are allowed",
        arguments: ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get"])
    func methods(_ method: String) async throws {
        let answer = try await NoteFeature.app().get("/", method: method)
        #expect(answer.status == 405 && answer["allow"] == "GET, HEAD, POST")
    }
    @Test("an error response contains no internal details")
    func errors() async throws {
        for (status, request) in Self.statuses where status >= 400 {
            let text = try await NoteFeature.app().answer(request).text
            for word in ["Sources/", ".swift", "Optional(", "Error", "0x"] {
                #expect(!text.contains(word), "\(status)")
            }
        }
    }
    @Test(
        "a path that isn't exactly a file's path gets 404",
        arguments: [
            "/../notes.css", "/..%2fnotes.css", "/%2e%2e/notes.css", "/./notes.css", "//notes.css", "/notes.css/",
            "/notes.css%00",
            "/NOTES.CSS", "/etc/passwd", "/..%5c..%5cetc", "/notes.css/../../etc/passwd",
        ])
    func files(_ target: String) async throws { #expect(try await NoteFeature.app().get(target).status == 404) }
}
