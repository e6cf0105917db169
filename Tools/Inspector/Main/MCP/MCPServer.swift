#if Inspector
import Foundation
import WaymarkAssociation
import WaymarkInspector

/// An MCP server over standard input and output, with one JSON-RPC message per line. It calls the Inspector of a
/// running app.
struct MCPServer {
    /// The supported protocol versions, newest first. Clients that request another version get the newest.
    private static let versions = ["2025-06-18", "2024-11-05"]
    private let client: InspectorClient

    init(_ client: InspectorClient) { self.client = client }

    private struct Refusal: Error {
        let code: Int
        let message: String
        static func parameters(_ message: String) -> Refusal { Refusal(code: -32_602, message: message) }
    }

    func run() async {
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace), let answer = await answer(line) else { continue }
            guard let data = try? JSONSerialization.data(withJSONObject: answer, options: [.withoutEscapingSlashes])
            else { continue }
            FileHandle.standardOutput.write(data + Data("\n".utf8))
        }
    }
    /// Returns the response to a JSON-RPC message; nil for a notification, which has none.
    private func answer(_ line: String) async -> [String: Any]? {
        func reply(_ id: Any, _ content: [String: Any]) -> [String: Any] {
            ["jsonrpc": "2.0", "id": id].merging(content) { $1 }
        }
        func failure(_ id: Any, _ code: Int, _ message: String) -> [String: Any] {
            reply(id, ["error": ["code": code, "message": message]])
        }
        guard let json = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) else {
            return failure(NSNull(), -32_700, "the line isn't valid JSON")
        }
        guard let message = json as? [String: Any], message["jsonrpc"] as? String == "2.0",
            let method = message["method"] as? String
        else { return failure(NSNull(), -32_600, "the message isn't a JSON-RPC request") }
        guard let id = message["id"] else { return nil }
        guard id is String || id is NSNumber else {
            return failure(NSNull(), -32_600, "the id isn't a string or a number")
        }
        do {
            return reply(id, ["result": try await result(method, message["params"] as? [String: Any] ?? [:])])
        } catch let refusal as Refusal { return failure(id, refusal.code, refusal.message) } catch {
            return failure(id, -32_603, "\(error)")
        }
    }
    private static let instructions = """
        Shows and controls the navigation of a running app. Redirects and guards apply to each navigation.
        """
    private func result(_ method: String, _ parameters: [String: Any]) async throws -> [String: Any] {
        switch method {
        case "initialize":
            let asked = parameters["protocolVersion"] as? String ?? ""
            return [
                "protocolVersion": Self.versions.contains(asked) ? asked : Self.versions[0],
                "capabilities": ["tools": [String: Any]()],
                "serverInfo": [
                    "name": "waymark-inspector", "title": "Waymark Inspector",
                    "version": PackageVersion.current,
                ],
                "instructions": Self.instructions,
            ]
        case "ping": return [:]
        case "tools/list": return ["tools": MCPTool.allCases.map(\.listing)]
        case "tools/call": return try await call(parameters)
        default: throw Refusal(code: -32_601, message: "there is no method '\(method)'")
        }
    }
    private func call(_ parameters: [String: Any]) async throws -> [String: Any] {
        guard let name = parameters["name"] as? String else { throw Refusal.parameters("'name' is missing") }
        guard let tool = MCPTool(rawValue: name) else { throw Refusal.parameters("there is no tool '\(name)'") }
        let given = parameters["arguments"] ?? NSNull()
        guard var arguments = given is NSNull ? [:] : given as? [String: Any] else {
            throw Refusal.parameters("'arguments' isn't an object")
        }
        if let unknown = tool.unknownArgument(in: arguments) {
            throw Refusal.parameters("'\(unknown)' isn't an argument of \(name)")
        }
        do throws(InspectorClient.Fault) {
            if tool != .sources, arguments["source"] == nil { arguments["source"] = try await firstSource() }
            if tool == .timeline, arguments["limit"] == nil { arguments["limit"] = 20 }
            let data = (try? JSONSerialization.data(withJSONObject: arguments)) ?? Data("{}".utf8)
            let result = try await client.call(tool.method, data)
            return Self.content(String(decoding: result, as: UTF8.self), isError: false)
        } catch { return Self.content("\(error)", isError: true) }
    }
    private func firstSource() async throws(InspectorClient.Fault) -> String {
        struct Hello: Decodable {
            struct Source: Decodable { let id: String }
            let sources: [Source]
        }
        let data = try await client.call("hello", Data("{}".utf8))
        guard let source = (try? JSONDecoder().decode(Hello.self, from: data))?.sources.first else {
            throw .refused(code: "unknown_source", message: "the app has no router")
        }
        return source.id
    }
    private static func content(_ text: String, isError: Bool) -> [String: Any] {
        ["content": [["type": "text", "text": text]], "isError": isError]
    }
}
#endif
