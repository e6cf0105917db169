#if Inspector
import FlyingSocks
import Foundation

/// The server's end of an open WebSocket. A single task writes all frames, so that they never interleave.
struct WebSocketTalk: Sendable {
    private let sending: Outbox
    private let pace: Pace
    private let socket: AsyncSocket
    private let limits: ServerLimits

    /// Creates the server's end of a WebSocket.
    ///
    /// - Parameter waiting: The counter of queued bytes that all clients of a server share.
    init(_ socket: AsyncSocket, _ limits: ServerLimits, sharing waiting: WaitingBytes) {
        (self.socket, self.limits) = (socket, limits)
        sending = Outbox(limits, sharing: waiting)
        pace = Pace(perSecond: limits.framesPerSecond)
    }

    /// Answers calls and publishes events until either end closes the connection, or it is lost.
    ///
    /// - Parameters:
    ///   - allCalls: The counter of all clients' calls in progress.
    ///   - mayCall: Returns true if another call is accepted now. A call that isn't gets an error with the code
    ///     `too_many`.
    func serve(
        _ desk: any CallDesk, _ stream: ByteStream, within allCalls: CallCount? = nil,
        mayCall: @escaping @Sendable () async -> Bool
    ) async {
        let id = await desk.listen(sending)
        let calls = CallCount(limit: limits.calls, within: allCalls)
        await run(stream) { message in
            guard await mayCall(), let ticket = calls.begin() else {
                sending.send(.text(desk.refusal(of: message, ProtocolError(.tooMany, "too many calls"))))
                return
            }
            Task { sending.send(.answer(await desk.answer(message: message), ticket)) }
        }
        await desk.removeListener(id)
        await socket.linger()
    }

    /// Reads and writes messages until either end closes the connection, or it is lost.
    private func run(_ stream: ByteStream, hear: @escaping @Sendable (Data) async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await sending.write(write) }
            group.addTask { await read(stream, hear) }
            group.addTask {
                // pings keep a live peer from reaching the idle timeout
                while (try? await Task.sleep(for: limits.idleTime / 2)) != nil { sending.send(.control(9, [])) }
            }
            // the first task to end closes the connection: the peer closed it, broke the protocol, or reads too slowly
            await group.next()
            sending.finish()
            group.cancelAll()
        }
    }
    private func read(_ stream: ByteStream, _ hear: @Sendable (Data) async -> Void) async {
        var stream = stream
        var reader = WebSocketReader(limit: limits.messageBytes, pace: pace)
        do {
            while true {
                switch try await reader.next(&stream, until: .now + limits.idleTime) {
                case .text(let text): await hear(Data(text.utf8))
                case .ping(let payload): sending.send(.control(10, payload))
                case .pong: continue
                case .close: return await close(WebSocketFault(code: 1_000, message: ""))
                }
            }
        } catch let fault as WebSocketFault {
            await close(fault)
        } catch {
            // the connection is lost
        }
    }
    /// Queues a close frame as the last message, and waits half a second, or until the queue has been written.
    private func close(_ fault: WebSocketFault) async {
        sending.send(.control(8, fault.closing))
        sending.finish()
        // lets the write task drain the queue; the group then cancels this sleep
        try? await Task.sleep(for: .milliseconds(500))
    }
    private func write(_ message: OutgoingMessage) async throws {
        let frame = message.frame
        try await Deadline.keeping(.now + limits.writeTime) { try await socket.write(frame) }
    }
}

extension AsyncSocket {
    /// Shuts down writing, and reads for up to half a second: closing a socket with unread bytes would discard the last
    /// response.
    func linger() async {
        shutdown(socket.file.rawValue, Int32(SHUT_WR))
        try? await Deadline.keeping(.now + .milliseconds(500)) {
            for _ in 0..<256 where try await read(atMost: 4_096).isEmpty { return }
        }
    }
}
#endif
