import FlyingFox
import Foundation
import Testing

@testable import simulator

@Suite struct ServerTests {
    let sample: SampleProgram
    let phones: Phones
    let server: Server
    private static let own = ["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]

    init() throws {
        sample = try SampleProgram()
        phones = sample.phones()
        server = Server(phones: phones, port: 8080)
    }
    private func status(_ path: String, post body: String? = nil, _ headers: [String: String] = own) async -> Int {
        await answer(path, post: body, headers).statusCode.code
    }
    private func answer(
        _ target: String, post body: String? = nil, _ headers: [String: String] = own
    ) async -> HTTPResponse {
        let parts = URLComponents(string: target)
        var fields = Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0), $1) })
        fields[HTTPHeader("Content-Length")] = "\((body ?? "").utf8.count)"
        return await server.answer(
            HTTPRequest(
                method: body == nil ? .GET : .POST, version: .http11, path: parts?.path ?? "",
                query: (parts?.queryItems ?? []).map { HTTPRequest.QueryItem(name: $0.name, value: $0.value ?? "") },
                headers: fields, body: Data((body ?? "").utf8)))
    }
    private func text(_ response: HTTPResponse) async throws -> String {
        String(decoding: try await response.bodyData, as: UTF8.self)
    }

    @Test func `the start page lists each app`() async throws {
        let page = try await text(answer("/"))
        #expect(ExampleApp.all.allSatisfy { page.contains("href=\"/\($0.path)\"") })
    }
    @Test(arguments: [nil, "null", "http://example.com", "https://127.0.0.1:8080"])
    func `posts from other origins are refused`(origin: String?) async {
        var headers = ["Host": "127.0.0.1:8080"]
        headers["Origin"] = origin
        #expect(await status("/shell/start?phone=a", post: "{}", headers) == 403)
        #expect(await phones.count == 0)
    }
    @Test func `each tab gets a phone of its own`() async {
        let (one, other) = (await answer("/quickstart"), await answer("/quickstart"))
        #expect(one.statusCode == .seeOther)
        #expect(one.headers[.location] != other.headers[.location])
    }
    @Test func `a link stays with the tab's phone`() async {
        let response = await answer("/quickstart?open=recipes://settings")
        #expect(response.headers[.location]?.contains("&open=recipes://settings") == true)
    }
    @Test func `opening a page starts its app`() async throws {
        #expect(try await text(answer("/quickstart?phone=a")).contains("start"))
        await phones.endAll()
    }
    @Test func `an action is performed`() async {
        _ = await answer("/quickstart?phone=a")
        #expect(await status("/quickstart/act?phone=a", post: #"{"window":0,"action":{"back":{}}}"#) == 200)
        #expect(sample.inputs(of: "homes/quickstart-a").contains("back"))
        await phones.endAll()
    }
    @Test(arguments: ["", "{", #"{"window":0,"action":{"fly":{}}}"#, String(repeating: "[", count: 70_000)])
    func `a malformed action is refused with a reason`(body: String) async throws {
        _ = await answer("/quickstart?phone=a")
        let response = await answer("/quickstart/act?phone=a", post: body)
        #expect(response.statusCode == .badRequest)
        #expect(try await text(response).contains("is not an action and a window in JSON"))
        await phones.endAll()
    }
    @Test(arguments: [
        "/quickstart/act?phone=", "/quickstart/act?phone=../../etc", "/quickstart/act",
        "/quickstart/act?phone=a&window=9",
    ])
    func `a malformed phone or window is refused`(path: String) async {
        #expect(await status(path, post: "{}") == 400)
    }
    @Test(arguments: ["/nothing", "/quickstart/nothing/more", "/..%2f..%2fetc", "/phone.css/x"])
    func `other paths lead nowhere`(path: String) async {
        #expect(await status(path) == 404)
    }
    @Test func `a phone that was ended says why`() async throws {
        #expect(try await text(answer("/quickstart/screen?phone=a")).contains("it wasn't used for 30 minutes"))
    }
    @Test func `only apps that allow it have a second window`() async {
        for app in ["quickstart", "shell"] { _ = await answer("/\(app)?phone=a") }
        #expect(await answer("/quickstart/window?phone=a").headers[.location] == "/quickstart?phone=a&window=1")
        #expect(await status("/shell/window?phone=a") == 409)
        await phones.endAll()
    }
}
