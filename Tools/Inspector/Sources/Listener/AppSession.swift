#if Inspector
import FlyingSocks
import Foundation

/// A listener's WebSocket connection to one app.
struct AppSession: Sendable {
    private let socket: AsyncSocket
    private let relay: AppRelay
    private let limits: ServerLimits
    private let instance: String?
    private let waiting: WaitingBytes

    init(
        _ socket: AsyncSocket, _ relay: AppRelay, _ limits: ServerLimits, instance: String?,
        sharing waiting: WaitingBytes
    ) {
        (self.socket, self.relay, self.limits, self.instance, self.waiting) = (socket, relay, limits, instance, waiting)
    }

    func run(_ stream: ByteStream) async {
        var stream = stream
        var address = "an unknown address"
        if case .ip4(let host, _)? = try? socket.socket.remotePeer() { address = host }
        let talk = WebSocketTalk(socket, limits, isClient: false, sharing: waiting)
        do {
            let hello = try await hello(&stream, talk.pace)
            let id = try await relay.add(hello, instance: instance, from: address, talk.sending)
            let end = await talk.run(stream, longest: limits.answerBytes) { [relay, limits] message in
                await relay.receive(try AppMessage(message, limits: limits), from: id)
            }
            await relay.remove(id, why: end?.message)
        } catch {
            let fault = (error as? WebSocketFault) ?? .refused("it disconnected before its hello")
            await relay.report("an app at \(address) is refused: \(fault.message)")
            let frame = WebSocketFrame.bytes(opcode: 8, fault.closing, isMasked: false)
            let socket = socket
            try? await Deadline.keeping(.now + .seconds(1)) { try await socket.write(frame) }
        }
        await socket.linger()
    }
    /// Requests the app's name and routers. Other messages that arrive before the response are dropped.
    ///
    /// - Throws: `WebSocketFault` if a message is malformed or too large, if the response is late or an error, or if
    ///   the app closes the connection; an error of the connection if it fails.
    private func hello(_ stream: inout ByteStream, _ pace: Pace) async throws -> HelloResult {
        let deadline = ContinuousClock.now + limits.helloTime
        let call = WebSocketFrame.text(Data("{\"id\":0,\"method\":\"hello\",\"params\":{}}".utf8))
        var reader = WebSocketReader(limit: limits.messageBytes, isMasked: true, pace: pace)
        do {
            try await Deadline.keeping(deadline) { [socket] in try await socket.write(call) }
            while true {
                switch try await reader.next(&stream, until: deadline) {
                case .text(let text):
                    guard case .answer(0, let result) = try AppMessage(Data(text.utf8), limits: limits) else {
                        continue
                    }
                    return try AppMessage.hello(try result.get(), limits: limits)
                case .ping, .pong: continue
                case .close(let payload): throw WebSocketFault(closing: payload) ?? .refused("it closed the connection")
                }
            }
        } catch is Deadline.Passed {
            throw WebSocketFault.refused("its hello didn't arrive in time")
        } catch let fault as WebSocketFault where fault == .tooLarge {
            throw WebSocketFault(code: fault.code, message: "its hello is too large")
        } catch let error as ProtocolError { throw WebSocketFault.refused(error.message) }
    }
}
#endif
