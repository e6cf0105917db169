#if Inspector
import Foundation

/// A message to send over a WebSocket.
enum OutgoingMessage: Sendable {
    case text(Data)
    /// The response to a call, with its ticket: the call is in progress until the response has been written.
    case answer(Data, CallTicket)
    case control(UInt8, [UInt8])

    fileprivate var size: Int {
        switch self {
        case .text(let data), .answer(let data, _): data.count
        case .control(_, let payload): payload.count
        }
    }
    var frame: Data {
        switch self {
        case .text(let text), .answer(let text, _): WebSocketFrame.text(text)
        case .control(let opcode, let payload): WebSocketFrame.bytes(opcode: opcode, payload)
        }
    }
}

/// The send queue of one client. A client whose queue overflows is disconnected, and fetches what it missed when it
/// reconnects. All clients of a server share a `WaitingBytes`.
///
/// `@unchecked Sendable`: a lock protects the counts, because `Mutex` needs newer systems than the package supports.
final class Outbox: @unchecked Sendable {
    private let limits: ServerLimits
    private let shared: WaitingBytes
    private let messages: AsyncStream<OutgoingMessage>
    private let sending: AsyncStream<OutgoingMessage>.Continuation
    private let lock = NSLock()
    private var (count, bytes) = (0, 0)
    private var isOverfull = false

    init(_ limits: ServerLimits, sharing shared: WaitingBytes) {
        (self.limits, self.shared) = (limits, shared)
        (messages, sending) = AsyncStream.makeStream()
    }
    deinit { shared.give(back: bytes) }

    /// Queues a message.
    ///
    /// - Returns: false if the queue has overflowed or ended.
    @discardableResult func send(_ message: OutgoingMessage) -> Bool {
        let isTaken = lock.withLock {
            guard !isOverfull, count < limits.waitingMessages, shared.take(message.size, beside: bytes) else {
                isOverfull = true
                return false
            }
            (count, bytes) = (count + 1, bytes + message.size)
            return true
        }
        guard isTaken, case .enqueued = sending.yield(message) else {
            sending.finish()
            return false
        }
        return true
    }
    /// Ends the queue once its messages have been written.
    func finish() { sending.finish() }

    /// Writes queued messages until the queue ends or has overflowed, or a message can't be written.
    func write(_ write: (OutgoingMessage) async throws -> Void) async {
        for await message in messages {
            let isOver = lock.withLock {
                count -= 1
                return isOverfull
            }
            guard !isOver, (try? await write(message)) != nil else { return }
            lock.withLock { bytes -= message.size }
            shared.give(back: message.size)
        }
    }
}

/// A counter of the bytes queued for all clients of a server. A message is refused if its client has at least as many
/// queued bytes as are still free, so each client gets less as more of them are slow. A client with an empty queue can
/// always be sent a message.
///
/// `@unchecked Sendable`: a lock protects the count, because `Mutex` needs newer systems than the package supports.
final class WaitingBytes: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var used = 0

    init(limit: Int) { self.limit = limit }

    /// Reserves bytes for a message.
    ///
    /// - Parameter held: The number of bytes already queued for the client.
    /// - Returns: false if the message must not be queued.
    func take(_ size: Int, beside held: Int) -> Bool {
        lock.withLock {
            guard held == 0 || held < limit - used else { return false }
            used += size
            return true
        }
    }
    func give(back size: Int) { lock.withLock { used -= size } }
}
#endif
