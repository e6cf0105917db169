#if Inspector
import FlyingSocks
import Foundation

/// One end of a WebSocket that is open. What it says goes through one stream, so that frames never mix.
struct WebSocketTalk: Sendable {
    let sending: CallDesk.Listener
    private let outgoing: AsyncStream<OutgoingMessage>
    private let socket: AsyncSocket
    private let limits: ServerLimits
    /// A client masks what it sends, a server doesn't.
    private let isClient: Bool

    init(_ socket: AsyncSocket, _ limits: ServerLimits, isClient: Bool) {
        (self.socket, self.limits, self.isClient) = (socket, limits, isClient)
        (outgoing, sending) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(limits.waitingMessages))
    }

    /// Answers calls, and tells of events, until either end ends it.
    ///
    /// - Parameter mayCall: Whether one more call is taken now.
    /// - Returns: Why it was closed, if an end has said so.
    func serve(
        _ desk: any CallDesk, _ stream: ByteStream, mayCall: @escaping @Sendable () async -> Bool
    ) async -> WebSocketFault? {
        let id = await desk.listen(sending)
        let calls = CallCount(limit: limits.calls)
        let end = await run(stream, longest: limits.messageBytes) { message in
            guard await mayCall(), await calls.begin() else {
                sending.yield(.text(desk.refusal(of: message, ProtocolError(.tooMany, "too many calls"))))
                return
            }
            Task {
                var answer = await desk.answer(message: message)
                if isClient, answer.count > limits.answerBytes {
                    let error = ProtocolError(.tooLarge, "the answer has more than \(limits.answerBytes) bytes")
                    answer = desk.refusal(of: message, error)
                }
                await calls.end()
                sending.yield(.text(answer))
            }
        }
        await desk.removeListener(id)
        return end
    }

    /// Hears messages, and writes what is to be sent, until either end ends it.
    func run(
        _ stream: ByteStream, longest: Int, hear: @escaping @Sendable (Data) async throws -> Void
    ) async -> WebSocketFault? {
        await withTaskGroup(of: WebSocketFault?.self) { group in
            group.addTask {
                for await message in outgoing {
                    guard (try? await write(message)) != nil else { return nil }
                }
                return nil
            }
            group.addTask { await read(stream, longest, hear) }
            group.addTask {
                // a peer that is there answers, and is not idle
                while (try? await Task.sleep(for: limits.idleTime / 2)) != nil { sending.yield(.control(9, [])) }
                return nil
            }
            // whichever ends first ends the others: a peer that is gone, or one that reads too slowly
            var fault = await group.next() ?? nil
            sending.finish()
            group.cancelAll()
            for await other in group { fault = fault ?? other }
            return fault
        }
    }
    private func read(
        _ stream: ByteStream, _ longest: Int, _ hear: @Sendable (Data) async throws -> Void
    ) async -> WebSocketFault? {
        var stream = stream
        var reader = WebSocketReader(limit: longest, isMasked: !isClient)
        do {
            while true {
                switch try await reader.next(&stream, until: .now + limits.idleTime) {
                case .text(let text): try await hear(Data(text.utf8))
                case .ping(let payload): sending.yield(.control(10, payload))
                case .pong: continue
                case .close(let payload):
                    close(WebSocketFault(code: 1_000, message: ""))
                    return WebSocketFault(closing: payload)
                }
            }
        } catch let fault as WebSocketFault {
            close(fault)
            await socket.linger()
            return fault
        } catch {
            // the peer is gone
            return nil
        }
    }
    /// What was said before goes first, and nothing follows.
    private func close(_ fault: WebSocketFault) {
        sending.yield(.control(8, fault.closing))
        sending.finish()
    }
    private func write(_ message: OutgoingMessage) async throws {
        let frame = message.frame(isMasked: isClient)
        try await Deadline.keeping(.now + limits.writeTime) { try await socket.write(frame) }
    }
}

/// What goes out on a WebSocket.
enum OutgoingMessage: Sendable {
    case text(Data)
    case control(UInt8, [UInt8])

    func frame(isMasked: Bool) -> Data {
        switch self {
        case .text(let text): WebSocketFrame.text(text, isMasked: isMasked)
        case .control(let opcode, let payload): WebSocketFrame.bytes(opcode: opcode, payload, isMasked: isMasked)
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

extension AsyncSocket {
    /// Reads on for a moment: a socket that is closed with unread bytes takes the last answer away again.
    func linger() async {
        try? await Deadline.keeping(.now + .milliseconds(500)) {
            for _ in 0..<256 where try await read(atMost: 4_096).isEmpty { return }
        }
    }
}
#endif
