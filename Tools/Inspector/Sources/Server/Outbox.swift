#if Inspector
import Foundation

/// What goes out on a WebSocket.
enum OutgoingMessage: Sendable {
    case text(Data)
    /// The answer to a call, which is under way until it has been written.
    case answer(Data, CallTicket)
    case control(UInt8, [UInt8])

    fileprivate var size: Int {
        switch self {
        case .text(let data), .answer(let data, _): data.count
        case .control(_, let payload): payload.count
        }
    }
    func frame(isMasked: Bool) -> Data {
        switch self {
        case .text(let text), .answer(let text, _): WebSocketFrame.text(text, isMasked: isMasked)
        case .control(let opcode, let payload): WebSocketFrame.bytes(opcode: opcode, payload, isMasked: isMasked)
        }
    }
}

/// Messages that wait to be written to one client. One that reads so slowly that too many wait is let go: it asks for
/// what it missed when it is back. All clients of a server share ``WaitingBytes``.
///
/// Unchecked, because its lock is what keeps its counts.
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

    /// - Returns: Whether it waits to be written.
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
    /// What waits is written, and nothing follows.
    func finish() { sending.finish() }

    /// Writes what is sent, until it is finished or a message can't be written.
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

/// The bytes that are to be written to all clients of a server. Each may have as many waiting as are still free: the more
/// of them read slowly, the less is kept for each. A client for which nothing waits can always be sent a message.
///
/// Unchecked, because its lock is what keeps its count.
final class WaitingBytes: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var used = 0

    init(limit: Int) { self.limit = limit }

    /// - Parameter held: What waits for the same client already.
    /// - Returns: Whether it may wait.
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
