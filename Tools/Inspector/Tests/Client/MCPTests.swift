#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

@MainActor @Suite("The MCP server, over stdio", .serialized)
struct MCPTests {
    private func command() throws -> String {
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let command = products.appending(path: "waymark-inspector").path(percentEncoded: false)
        try #require(FileManager.default.fileExists(atPath: command), "\(command)")
        return command
    }
    /// Sends lines to the command, and returns its responses in order.
    private func talk(_ lines: [String], url: String) async throws -> [[String: Any]] {
        let input = lines.joined(separator: "\n") + "\n"
        // the URL is in the environment, because `ps` would show an argument with the token
        let result = try await run([command(), "mcp"], input: input, environment: ["WAYMARK_INSPECTOR_URL": url])
        #expect(result.status == 0, "\(result.output)")
        return try result.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
        }
    }
    private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\","
            + "\"params\":{\"name\":\"\(tool)\",\"arguments\":\(arguments)}}"
    }

    @Test("the server initializes, and lists its tools with their schemas")
    func listing() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let answers = try await talk(
            [
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2024-11-05\"}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"list\",\"method\":\"tools/list\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}",
            ], url: try #require(inspector.url))
        #expect(answers.count == 3, "a notification has no answer")
        #expect(answers[0].text("result", "protocolVersion") == "2024-11-05")
        let version = try await run([command(), "--version"]).output
        #expect(answers[0].text("result", "serverInfo", "version").map { $0 + "\n" } == version)
        #expect(answers[1].text("id") == "list")
        let tools = (answers[1]["result"] as? [String: Any])?.list("tools") ?? []
        #expect(
            tools.compactMap { $0.text("name") }
                == [
                    "sources", "state", "timeline", "links", "explain_link", "navigate", "open_link", "go_back",
                    "record",
                ])
        #expect(tools.allSatisfy { $0.text("inputSchema", "type") == "object" })
        #expect(tools[5].at("inputSchema", "required") as? [String] == ["link"])
        await inspector.stop()
    }
    @Test("tools navigate, go back, open and explain links, show the state and the timeline, and record a walk")
    func driving() async throws {
        let router = Router<ShopRoute>(root: .home, links: LinkTable(schemes: ["shop"], root: .home))
        let inspector = try await Inspector.start(router)
        let answers = try await talk(
            [
                call(1, "record", "{\"action\":\"start\"}"), call(2, "navigate", "{\"link\":\"/product/4\"}"),
                call(3, "open_link", "{\"link\":\"shop://cart\"}"), call(4, "state"), call(5, "go_back"),
                call(6, "explain_link", "{\"link\":\"shop://product/x\"}"), call(7, "timeline", "{\"limit\":2}"),
                call(8, "record", "{\"action\":\"stop\"}"),
            ], url: try #require(inspector.url))
        let texts = answers.map { $0.text("result", "content", "0", "text") ?? "" }
        #expect(answers.allSatisfy { $0.at("result", "isError") as? Bool == false }, "\(texts)")
        #expect(texts[3].contains("\"style\":\"sheet\""))
        #expect(texts[5].contains("\"accepted\":false"))
        #expect(texts[6].contains("\"kind\":\"dismiss\""))
        #expect(texts[7].contains("MainWalkTests"))
        #expect(router.state.levels.count == 1)
        await inspector.stop()
    }
    @Test("tools list the routers and a router's links, and refuse a router without links and an unknown argument")
    func lists() async throws {
        let router = Router<ShopRoute>(root: .home, links: LinkTable(schemes: ["shop"], root: .home))
        let other = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        inspector.add(other, name: "Second")
        let answers = try await talk(
            [
                call(1, "sources"), call(2, "links"), call(3, "links", "{\"source\":\"second\"}"),
                call(4, "sources", "{\"source\":\"main\"}"),
            ], url: try #require(inspector.url))
        let texts = answers.map { $0.text("result", "content", "0", "text") ?? "" }
        #expect(texts[0].contains("\"id\":\"main\"") && texts[0].contains("\"id\":\"second\""), "\(texts[0])")
        #expect(texts[1].contains("\"example\":") && texts[1].contains("\"type\":\"Int\""), "\(texts[1])")
        #expect(texts[2] == "the source 'second' has no links")
        #expect(answers[3].at("error", "code") as? Int == -32_602)
        withExtendedLifetime(other) {}
        await inspector.stop()
    }
    @Test(
        "an invalid message is answered with the JSON-RPC error code that fits it",
        arguments: [
            ("nonsense", -32_700), ("[]", -32_600), ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32_600),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}", -32_601),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}", -32_602),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"nope\"}}", -32_602),
            (
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"state\",\"arguments\":{\"x\":1}}}",
                -32_602
            ),
            (
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"go_back\",\"arguments\":[]}}",
                -32_602
            ), ("{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"ping\"}", -32_600),
        ])
    func badMessages(message: String, code: Int) async throws {
        let url = "http://127.0.0.1:1/#\(Served.token)"
        let answers = try await talk([message], url: url)
        #expect(answers.first?.at("error", "code") as? Int == code)
    }
    @Test("a failed tool reports the reason")
    func failures() async throws {
        let router = Router<ShopRoute>(root: .home)
        let inspector = try await Inspector.start(router)
        let url = try #require(inspector.url)
        var answers = try await talk(
            [call(1, "navigate", "{\"link\":\"/x\"}"), call(2, "open_link"), call(3, "state", "{\"source\":\"x\"}")],
            url: url)
        #expect(answers.allSatisfy { $0.at("result", "isError") as? Bool == true })
        #expect(answers[1].text("result", "content", "0", "text") == "'link' is missing")
        await inspector.stop()
        answers = try await talk([call(1, "state")], url: url)
        #expect(answers[0].text("result", "content", "0", "text")?.hasPrefix("the Inspector can't be reached") == true)
    }
    @Test("`--url` wins over the environment, a missing URL is a usage error, and no error shows the token")
    func urlOption() async throws {
        let url = "http://127.0.0.1:1/#\(Served.token)"
        let ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"
        let given = try await run(
            [command(), "mcp", "--url", url], input: ping, environment: ["WAYMARK_INSPECTOR_URL": "nonsense"])
        #expect(given.status == 0 && given.output.contains("\"result\":{}"), "\(given.output)")
        let missing = try await run([command(), "mcp"])
        #expect(missing.status == 64 && missing.output.contains("set WAYMARK_INSPECTOR_URL"), "\(missing.output)")
        let wrong = try await run([command(), "mcp"], environment: ["WAYMARK_INSPECTOR_URL": url + "0"])
        #expect(wrong.status == 1 && !wrong.output.contains(Served.token), "\(wrong.output)")
    }
    @Test(
        "`--help` prints the usage, even after a subcommand",
        arguments: [
            ["help"], ["--help"], ["listen", "--help"], ["mcp", "--help"], ["listen", "--port", "1", "--help"],
        ])
    func help(arguments: [String]) async throws {
        let result = try await run([command()] + arguments)
        #expect(result.status == 0 && result.output.hasPrefix("usage: waymark-inspector"), "\(result.output)")
    }
    @Test(
        "a URL without an http scheme, a host, a port or a token is refused",
        arguments: [
            "", "http://127.0.0.1:1", "http://127.0.0.1/#\(Served.token)", "https://127.0.0.1:1/#\(Served.token)",
            "http://127.0.0.1:1/#short", "http://127.0.0.1:99999/#\(Served.token)",
        ])
    func urls(url: String) {
        #expect(throws: InspectorClient.Fault.self) { try InspectorClient(url: url) }
    }
}
#endif
