import Testing

@testable import WaymarkWeb

@MainActor @Suite("Static files")
struct AssetTests {
    private func get(_ target: String, _ headers: [String: String] = [:]) async throws -> WebResponse {
        let headers = headers.merging(["host": "notes.example"]) { one, _ in one }
        return try await NoteFeature.app().answer(WebRequest("GET", target, headers: headers))
    }
    /// Returns the address of the stylesheet that a page links to.
    private func stylesheet() async throws -> String {
        let page = try await get("/").text
        let address = try #require(page.firstMatch(of: #/href="(/notes\.css\?v=[0-9a-f]{16})"/#))
        return String(address.1)
    }

    @Test("a page links to a file's version, which browsers cache for a year")
    func pinned() async throws {
        let answer = try await get(try await stylesheet())
        #expect(answer.status == 200 && answer.text == "p {}")
        #expect(answer["cache-control"] == "public, max-age=31536000, immutable")
        #expect(try await get("/").text.contains(#"<script src="/waymark.js?v="#))
    }
    @Test(
        "a file that is requested by its path or another version is cached for five minutes",
        arguments: ["", "?v=", "?v=0123"])
    func unpinned(query: String) async throws {
        let answer = try await get("/notes.css" + query)
        #expect(answer.status == 200 && answer["cache-control"] == "public, max-age=300")
        #expect(answer["etag"] == "W/\"\(try await stylesheet().suffix(16))\"")
    }
    @Test("a file isn't found with a query other than `?v=`", arguments: ["?", "?w=1", "?next=/list"])
    func query(query: String) async throws { #expect(try await get("/notes.css" + query).status == 404) }
    @Test(
        "a file isn't sent again if If-None-Match has its tag",
        arguments: ["W/%", "%", "\"a\", W/%", "\"a\" ,\tW/% ", "*"])
    func unchanged(tags: String) async throws {
        let tag = try await get("/notes.css")["etag"]
        let strong = try #require(tag?.dropFirst(2))
        let answer = try await get("/notes.css", ["if-none-match": tags.replacing("%", with: strong)])
        #expect(answer.status == 304 && answer.body.isEmpty && answer["etag"] == tag)
        #expect(answer["content-type"] == nil && answer["cache-control"] == "public, max-age=300")
    }
    @Test("a picture's address on a page gets a version, and the path of an unknown file is unchanged")
    func picture() async throws {
        let page = try await get("/picture/1").text
        let address = try #require(page.firstMatch(of: #/src="(/picture\.svg\?v=[0-9a-f]{16})"/#))
        #expect(try await get(String(address.1))["cache-control"] == "public, max-age=31536000, immutable")
        #expect(WebAssets([]).pinned("/picture.svg") == "/picture.svg")
    }
    @Test(
        "a file is sent if If-None-Match lacks its tag or is too long",
        arguments: ["\"0123456789abcdef\"", "", "%x", "x", String(repeating: ",", count: 1_024) + "%"])
    func changed(tags: String) async throws {
        let tag = try #require(try await get("/notes.css")["etag"])
        let answer = try await get("/notes.css", ["if-none-match": tags.replacing("%", with: tag)])
        #expect(answer.status == 200)
    }
}
