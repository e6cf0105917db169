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
                case .call(let method):
                    switch await server.desk.answer(method, try await body(of: head, &stream)) {
                    case .success(let result): answer = HTTPAnswer(result)
                    case .failure(let error): answer = HTTPAnswer(error)
                    }
                case .socket:
                    try await write(HTTPAnswer.upgrade(accepting: try await WebSocketFrame.acceptedKey(of: head)).bytes)
                    return await talk(stream)
                }
                try await write(answer.bytes)
                if head["connection"]?.lowercased() == "close" { return }
                patience = limits.idleTime
            }
        } catch let fault as HTTPFault {
            try? await write(HTTPAnswer(fault).bytes)
            await linger()
        } catch {
            // the client is gone, or too slow: there is nobody to tell
        }
    }
    private func body(of head: HTTPHead, _ stream: inout ByteStream) async throws -> Data {
        Data(try await stream.bytes(try head.bodyLength(limit: limits.bodyBytes), until: .now + limits.bodyTime))
    }
    private func write(_ data: Data) async throws {
        let socket = socket
        try await Deadline.keeping(.now + limits.writeTime) { try await socket.write(data) }
    }

    /// Reads on for a moment: a socket that is closed with unread bytes takes the answer away again.
    private func linger() async {
        let socket = socket
        try? await Deadline.keeping(.now + .milliseconds(500)) {
            for _ in 0..<256 where try await socket.read(atMost: 4_096).isEmpty { return }
        }
    }

    // MARK: WebSocket
    /// Reads calls, and writes results and events through one stream, so that frames never mix.
    private func talk(_ stream: ByteStream) async {
        let (outgoing, listener) = AsyncStream.makeStream(
            of: OutgoingMessage.self, bufferingPolicy: .bufferingOldest(limits.waitingMessages))
        let id = await server.desk.listen(listener)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await message in outgoing {
                    guard (try? await write(message.frame)) != nil else { return }
                }
            }
            group.addTask { await read(stream, listener) }
            group.addTask {
                // a client that is there answers, and is not idle
                while (try? await Task.sleep(for: limits.idleTime / 2)) != nil { listener.yield(.control(9, [])) }
            }
            // whichever ends first ends the others: a client that is gone, or one that reads too slowly
            await group.next()
            listener.finish()
            group.cancelAll()
        }
        await server.desk.removeListener(id)
    }
    private func read(_ stream: ByteStream, _ listener: InspectorDesk.Listener) async {
        var stream = stream
        var reader = WebSocketReader(limit: limits.messageBytes, isMasked: true)
        let calls = CallCount(limit: limits.calls)
        do {
            while true {
                switch try await reader.next(&stream, until: .now + limits.idleTime) {
                case .text(let text):
                    guard await server.takeTurn(), await calls.begin() else {
                        let error = ProtocolError(.tooMany, "too many calls")
                        listener.yield(.text(await server.desk.refusal(of: Data(text.utf8), error)))
                        continue
                    }
                    Task {
                        listener.yield(.text(await server.desk.answer(message: Data(text.utf8))))
                        await calls.end()
                    }
                case .ping(let payload): listener.yield(.control(10, payload))
                case .pong: continue
                case .close: throw WebSocketFault(code: 1_000, message: "")
                }
            }
        } catch let fault as WebSocketFault {
            // what was said before goes first, and nothing follows
            listener.yield(.control(8, [UInt8(fault.code >> 8), UInt8(fault.code & 0xFF)]))
            listener.finish()
            await linger()
        } catch {
            // the client is gone
        }
    }
}

/// What goes out on a WebSocket.
enum OutgoingMessage: Sendable {
    case text(Data)
    case control(UInt8, [UInt8])

    var frame: Data {
        switch self {
        case .text(let text): WebSocketFrame.text(text)
        case .control(let opcode, let payload): WebSocketFrame.bytes(opcode: opcode, payload, isMasked: false)
        }
    }
}

/// Calls that are under way.
private actor CallCount {
    private let limit: Int
    private var count = 0
    init(limit: Int) { self.limit = limit }

    func begin() -> Bool {
        guard count < limit else { return false }
        count += 1
        return true
    }
    func end() { count -= 1 }
}
#endif
