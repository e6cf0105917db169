#if Inspector
import Foundation

/// A message from an app to a listener. Apps aren't trusted, so messages are validated.
enum AppMessage: Sendable {
    case answer(Int, Result<Data, ProtocolError>)
    case sources([InspectedSource])
    /// An event of one router. `payload` is a JSON object.
    case event(Event, source: String, payload: Data)
    /// A message of another kind, or an event that is malformed or too large. The listener ignores it.
    case other

    enum Event: String, Sendable { case transition, state }

    /// Parses a message.
    ///
    /// - Throws: `WebSocketFault` if the message isn't a JSON object, or is a list of routers that is malformed or too
    ///   large.
    init(_ data: Data, limits: ServerLimits) throws(WebSocketFault) {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw .refused("a message isn't a JSON object")
        }
        if let id = object["id"] as? Int {
            if let result = Self.json(object["result"]) {
                self = .answer(id, .success(result))
            } else {
                let error = object["error"] as? [String: Any]
                let code = (error?["code"] as? String).flatMap(ProtocolError.Code.init) ?? .refused
                let text = (error?["message"] as? String)?.printable ?? "the app's answer can't be read"
                self = .answer(id, .failure(ProtocolError(code, text)))
            }
        } else if object["event"] as? String == "sources" {
            struct Sources: Decodable { let sources: [InspectedSource] }
            guard data.count <= limits.messageBytes, let sources = try? JSONDecoder().decode(Sources.self, from: data)
            else { throw .refused("the routers can't be read") }
            self = .sources(try Self.checked(sources.sources, limits))
        } else if let event = (object["event"] as? String).flatMap(Event.init), data.count <= limits.messageBytes,
            let source = object["source"] as? String, let payload = Self.json(object[event.rawValue])
        {
            self = .event(event, source: source, payload: payload)
        } else {
            self = .other
        }
    }
    /// Parses an app's response to `hello`, the first call of a connection.
    ///
    /// - Throws: `WebSocketFault` if the response is malformed, has a version other than 1, or lists too many routers
    ///   or invalid ids.
    static func hello(_ result: Data, limits: ServerLimits) throws(WebSocketFault) -> HelloResult {
        guard let hello = try? JSONDecoder().decode(HelloResult.self, from: result) else {
            throw .refused("the hello can't be read")
        }
        guard hello.version == 1 else { throw .refused("the hello has version \(hello.version) instead of 1") }
        let app = String(hello.app.printable.prefix(64))
        return HelloResult(app: app.isEmpty ? "app" : app, sources: try checked(hello.sources, limits))
    }
    private static func checked(
        _ sources: [InspectedSource], _ limits: ServerLimits
    ) throws(WebSocketFault) -> [InspectedSource] {
        guard sources.count <= limits.sources else { throw .refused("more than \(limits.sources) routers") }
        guard Set(sources.map(\.id)).count == sources.count, sources.allSatisfy({ $0.id.utf8.count <= 100 }) else {
            throw .refused("a router's id is repeated or longer than 100 bytes")
        }
        return sources
    }
    private static func json(_ value: Any?) -> Data? {
        guard let object = value as? [String: Any], JSONSerialization.isValidJSONObject(object) else { return nil }
        return try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    }
}
#endif
