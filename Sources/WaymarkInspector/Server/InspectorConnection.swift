#if Inspector
import FlyingSocks
import Foundation

/// One client: its requests one after the other, and then perhaps a WebSocket.
struct InspectorConnection: Sendable {
    private let socket: AsyncSocket
    private let server: InspectorServer
    private let limits: ServerLimits

    init(_ socket: AsyncSocket, _ server: InspectorServer, _ limits: ServerLimits) {
        self.socket = socket
        self.server = server
        self.limits = limits
    }

    func serve() async {
        var stream = ByteStream(socket)
        var patience = limits.headTime
        do {
            while !Task.isCancelled {
                let bytes = try await stream.head(limit: limits.headBytes, until: .now + patience)
                let head = try HTTPHead(bytes)
                let answer: HTTPAnswer
                switch try await server.route(head) {
                case .answer(let file):
                    _ = try await body(of: head, &stream)
                    answer = file
                case .session: answer = try await server.openSession(try await body(of: head, &stream))
                case .call(let method, let desk):
                    switch await desk.answer(method, try await body(of: head, &stream)) {
                    case .success(let result): answer = HTTPAnswer(result)
                    case .failure(let error): answer = HTTPAnswer(error)
                    }
                case .socket(let desk):
                    try await upgrade(head)
                    _ = await WebSocketTalk(socket, limits, isClient: false).serve(desk, stream) {
                        await server.takeTurn()
                    }
                    return
                case .app(let relay):
                    try await upgrade(head)
                    return await AppSession(socket, relay, limits, instance: head[AppProtocol.instanceField]).run(
                        stream)
                }
                try await write(answer.bytes)
                if head["connection"]?.lowercased() == "close" { return }
                patience = limits.idleTime
            }
        } catch let fault as HTTPFault {
            try? await write(HTTPAnswer(fault).bytes)
            await socket.linger()
        } catch {
            // the client is gone, or too slow: there is nobody to tell
        }
    }
    private func upgrade(_ head: HTTPHead) async throws {
        var answer = HTTPAnswer.upgrade(accepting: try await WebSocketFrame.acceptedKey(of: head))
        if let spoken = head[AppProtocol.versionField] { answer.add("Sec-WebSocket-Protocol", spoken) }
        try await write(answer.bytes)
    }
    private func body(of head: HTTPHead, _ stream: inout ByteStream) async throws -> Data {
        Data(try await stream.bytes(try head.bodyLength(limit: limits.bodyBytes), until: .now + limits.bodyTime))
    }
    private func write(_ data: Data) async throws {
        let socket = socket
        try await Deadline.keeping(.now + limits.writeTime) { try await socket.write(data) }
    }
}
#endif
