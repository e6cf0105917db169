import Testing
import Waymark

@testable import WaymarkWeb

@MainActor @Suite("Caching of pages by browsers")
struct KeepingTests {
    private func isKept(_ answer: WebResponse) -> Bool {
        let isStored = answer["cache-control"] != "no-store"
        #expect(isStored == (answer["etag"] != nil) && isStored == (answer["vary"] != nil))
        return isStored
    }

    @Test("a public page is cached, and revalidated each time")
    func page() async throws {
        let answer = try await NoteFeature.app().get("/note/1")
        #expect(answer.status == 200 && isKept(answer) && answer["cache-control"] == "no-cache")
        #expect(answer["vary"] == "accept-encoding, cookie")
    }
    @Test("an unchanged page gets 304, for GET and for HEAD", arguments: ["GET", "HEAD"])
    func unchanged(_ method: String) async throws {
        let app = try NoteFeature.app()
        let first = await app.get("/note/1", method: method)
        let tag = try #require(first["etag"])
        let second = await app.get("/note/1", method: method, headers: ["if-none-match": tag])
        #expect(second.status == 304 && second.body.isEmpty && second["content-type"] == nil)
        #expect(["etag", "cache-control", "vary"].allSatisfy { second[$0] == first[$0] })
    }
    @Test("a 304 response has the security headers")
    func headers() async throws {
        let answer = try await NoteFeature.app(isTLS: true).get("/note/1", headers: ["if-none-match": "*"])
        #expect(answer.status == 304)
        for name in [
            "content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
            "cross-origin-resource-policy", "strict-transport-security",
        ] { #expect(answer[name] != nil, "\(name)") }
    }
    @Test("a page is sent if If-None-Match has another page's tag")
    func changed() async throws {
        let app = try NoteFeature.app()
        let tag = try #require(await app.get("/note/1")["etag"])
        let answer = await app.get("/note/2", headers: ["if-none-match": tag])
        #expect(answer.status == 200 && answer.text.contains("Note 2") && answer["etag"] != tag)
    }
    @Test(
        "a page with a form, a new cookie or an error isn't cached, even if the request revalidates it",
        arguments: ["/list", "/note/1001", "/note/7", "/nowhere", "/note/500", "/secret", "/note/1?sheet=/options"])
    func notKept(_ target: String) async throws {
        let answer = try await NoteFeature.app().get(target, headers: ["if-none-match": "*"])
        #expect(answer.status != 304 && !isKept(answer))
    }
    @Test("a page that isn't declared public is not cached")
    func notPublic() async throws { #expect(!isKept(try await NoteFeature.app().get("/picture/1"))) }
    @Test("for a visitor with a session, not even a public page is cached")
    func session() async throws {
        let members = MemberApp()
        let id = WebSecret.make()
        members.sessions[id] = Session(owner: "ana", permissions: ["vault"])
        let visitor = WebVisitor(members.web, host: "members.example")
        visitor.cookies["sid-insecure"] = id
        let vault = await visitor.get("/vault")
        #expect(vault.status == 200 && !isKept(vault))
        let note = try await NoteFeature.app().get("/note/1", headers: ["cookie": "sid-insecure=x"])
        #expect(note.status == 200 && !isKept(note))
    }
    @Test("a form is never answered with the browser's cached page")
    func form() async throws {
        let answer = try await NoteFeature.app().send(
            "waymark-form=0.search&text=x", to: "/list", headers: ["if-none-match": "*"])
        #expect(answer.status == 303 && answer["etag"] == nil)
    }
    @Test("a page at an address with a query varies by cookie only, and isn't compressed")
    func query() async throws {
        let answer = try await NoteFeature.app().get("/note/1?sheet=/options&push=/options/more")
        #expect(answer["vary"] == "cookie" && answer.compressible == nil)
    }
    @Test("every byte and the length affect the version in a tag")
    func versions() {
        var versions: Set<String> = []
        for count in 0...40 {
            versions.insert(EntityTag(of: Array(repeating: 0, count: count)).version)
            for index in 0..<count {
                var bytes = [UInt8](repeating: 0, count: count)
                bytes[index] = 1
                versions.insert(EntityTag(of: bytes).version)
            }
        }
        #expect(versions.count == 41 + 40 * 41 / 2 && versions.allSatisfy { $0.utf8.count == 16 })
    }
    @Test("the same bytes have the same version in every process")
    func stable() { #expect(EntityTag(of: Array("waymark".utf8)).version == "bc897c52ed065ef6") }
}
