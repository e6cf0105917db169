#if Inspector
import FlyingSocks
import Foundation

/// One end of a WebSocket that is open. What it says goes through one stream, so that frames never mix.
struct WebSocketTalk: Sendable {
    let sending: Outbox
    let pace: Pace
    private let socket: AsyncSocket
    private let limits: ServerLimits
    /// A client masks what it sends, a server doesn't.
    private let isClient: Bool

    /// - Parameter waiting: What waits for all clients; by default for this one alone.
    init(_ socket: AsyncSocket, _ limits: ServerLimits, isClient: Bool, sharing waiting: WaitingBytes? = nil) {
        (self.socket, self.limits, self.isClient) = (socket, limits, isClient)
        sending = Outbox(limits, sharing: waiting ?? WaitingBytes(limit: limits.waitingBytes))
        pace = Pace(perSecond: limits.framesPerSecond)
    }

    /// Answers calls, and tells of events, until either end ends it.
    ///
    /// - Parameters:
    ///   - allCalls: The calls of all clients.
    ///   - mayCall: Whether one more call is taken now.
    /// - Returns: Why it was closed, if an end has said so.
    func serve(
        _ desk: any CallDesk, _ stream: ByteStream, within allCalls: CallCount? = nil,
        mayCall: @escaping @Sendable () async -> Bool
    ) async -> WebSocketFault? {
        let id = await desk.listen(sending)
        let calls = CallCount(limit: limits.calls, within: allCalls)
        let end = await run(stream, longest: limits.messageBytes) { message in
            guard await mayCall(), let ticket = calls.begin() else {
                sending.send(.text(desk.refusal(of: message, ProtocolError(.tooMany, "too many calls"))))
                return
            }
            Task {
                var answer = await desk.answer(message: message)
                if isClient, answer.count > limits.answerBytes {
                    let error = ProtocolError(.tooLarge, "the answer has more than \(limits.answerBytes) bytes")
                    answer = desk.refusal(of: message, error)
                }
                sending.send(.answer(answer, ticket))
            }
        }
        await desk.removeListener(id)
        await socket.linger()
        return end
    }

    /// Hears messages, and writes what is to be sent, until either end ends it.
    func run(
        _ stream: ByteStream, longest: Int, hear: @escaping @Sendable (Data) async throws -> Void
    ) async -> WebSocketFault? {
        await withTaskGroup(of: WebSocketFault?.self) { group in
            group.addTask {
                await sending.write(write)
                return nil
            }
            group.addTask { await read(stream, longest, hear) }
            group.addTask {
                // a peer that is there answers, and is not idle
                while (try? await Task.sleep(for: limits.idleTime / 2)) != nil { sending.send(.control(9, [])) }
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
        var reader = WebSocketReader(limit: longest, isMasked: !isClient, pace: pace)
        do {
            while true {
                switch try await reader.next(&stream, until: .now + limits.idleTime) {
                case .text(let text): try await hear(Data(text.utf8))
                case .ping(let payload): sending.send(.control(10, payload))
                case .pong: continue
                case .close(let payload):
                    await close(WebSocketFault(code: 1_000, message: ""))
                    return WebSocketFault(closing: payload)
                }
            }
        } catch let fault as WebSocketFault {
            await close(fault)
            return fault
        } catch {
            // the peer is gone
            return nil
        }
    }
    /// What was said before goes first, and nothing follows.
    private func close(_ fault: WebSocketFault) async {
        sending.send(.control(8, fault.closing))
        sending.finish()
        // ends early once all is written, which ends whoever reads
        try? await Task.sleep(for: .milliseconds(500))
    }
    private func write(_ message: OutgoingMessage) async throws {
        let frame = message.frame(isMasked: isClient)
        try await Deadline.keeping(.now + limits.writeTime) { try await socket.write(frame) }
    }
}

extension AsyncSocket {
    /// Says that nothing follows, and reads on for a moment: a socket that is closed with unread bytes takes the last
    /// answer away again.
    func linger() async {
        shutdown(socket.file.rawValue, Int32(SHUT_WR))
        try? await Deadline.keeping(.now + .milliseconds(500)) {
            for _ in 0..<256 where try await read(atMost: 4_096).isEmpty { return }
        }
    }
}
#endif
