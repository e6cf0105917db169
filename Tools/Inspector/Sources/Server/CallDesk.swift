#if Inspector
import Foundation

/// An object that answers calls, over any transport, and publishes events.
protocol CallDesk: AnyObject, Sendable {
    /// Performs a call, and returns its result as JSON, or an error.
    func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError>
    /// Subscribes an outbox to future events, and returns the subscription's id.
    func listen(_ listener: Outbox) async -> Int
    func removeListener(_ id: Int) async
}

extension CallDesk {
    /// Performs the call in a WebSocket message, and returns the message to send back.
    func answer(message: Data) async -> Data {
        guard let head = try? JSONDecoder().decode(MessageHead.self, from: message),
            let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
        else {
            return refusal(
                of: message, ProtocolError(.badParameters, "the message isn't {\"id\", \"method\", \"params\"}"))
        }
        let parameters = object["params"] ?? [String: Any]()
        let data =
            JSONSerialization.isValidJSONObject(parameters)
            ? (try? JSONSerialization.data(withJSONObject: parameters)) ?? Data() : Data("[]".utf8)
        switch await answer(head.method, data) {
        case .success(let result): return Data("{\"id\":\(head.id),\"result\":".utf8) + result + Data("}".utf8)
        case .failure(let error): return refusal(of: message, error)
        }
    }
    /// Returns an error response to a message, with the id of its call if that can be read.
    func refusal(of message: Data, _ error: ProtocolError) -> Data {
        let id = (try? JSONDecoder().decode(MessageID.self, from: message))?.id
        return (try? JSONEncoder.inspector.encode(MessageRefusal(id: id, error: error))) ?? Data("{}".utf8)
    }
}
private struct MessageHead: Decodable { let id: Int, method: String }
private struct MessageID: Decodable { let id: Int }
private struct MessageRefusal: Encodable { let id: Int?, error: ProtocolError }

/// The subscribers to events.
struct EventListeners {
    private var all: [Int: Outbox] = [:]
    private var last = 0
    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ listener: Outbox) -> Int {
        last += 1
        all[last] = listener
        return last
    }
    mutating func remove(_ id: Int) { all[id] = nil }
    mutating func tell(_ message: Data) {
        for (id, listener) in all where !listener.send(.text(message)) { all[id] = nil }
    }
    mutating func finish() {
        for listener in all.values { listener.finish() }
        all = [:]
    }
}

/// Functions that make names and ids unique.
enum UniqueName {
    /// Returns the name. If it is taken, appends the separator and the first number from 2 on that makes it unique.
    static func of(_ name: String, among taken: Set<String>, separator: String) -> String {
        guard taken.contains(name) else { return name }
        return (2...).lazy.map { "\(name)\(separator)\($0)" }.first { !taken.contains($0) } ?? name
    }
    /// Returns a unique id of lowercase ASCII letters, digits and hyphens, made from a name, or from `router` if the
    /// name has no ASCII letters or digits.
    static func id(for name: String, among taken: Set<String>) -> String {
        let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        return of(words.isEmpty ? "router" : words, among: taken, separator: "-")
    }
}
#endif
