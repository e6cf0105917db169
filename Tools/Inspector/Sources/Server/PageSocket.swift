#if Inspector
import FlyingFox
import Foundation

/// A page's WebSocket: answers calls, and sends events.
struct PageSocket: WSMessageHandler {
    let desk: InspectorDesk

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, sending) = AsyncStream.makeStream(of: WSMessage.self)
        let id = await desk.listen { sending.yield(.text($0)) }
        sending.onTermination = { _ in Task { await desk.removeListener(id) } }
        Task {
            for await case .text(let text) in client {
                Task { sending.yield(.text(await answer(Data(text.utf8)))) }
            }
            sending.finish()
        }
        return messages
    }
    /// Performs the call in a message, and returns the message to send back.
    func answer(_ message: Data) async -> String {
        guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
            let id = object["id"] as? Int, let method = object["method"] as? String,
            let parameters = object["params"] as? [String: Any],
            let data = try? JSONSerialization.data(withJSONObject: parameters)
        else {
            return Self.text(ProtocolError(.badParameters, "the message isn't {'id', 'method', 'params'}"), of: nil)
        }
        switch await desk.answer(method, data) {
        case .success(let result): return "{\"id\":\(id),\"result\":\(String(decoding: result, as: UTF8.self))}"
        case .failure(let error): return Self.text(error, of: id)
        }
    }
    private static func text(_ error: ProtocolError, of id: Int?) -> String {
        struct Answer: Encodable { let id: Int?, error: ProtocolError }
        let answer = try? JSONEncoder.inspector.encode(Answer(id: id, error: error))
        return String(decoding: answer ?? Data(), as: UTF8.self)
    }
}
#endif
