#if Inspector
import Foundation

/// What goes out on a WebSocket.
enum OutgoingMessage: Sendable {
    case text(Data)
    /// The answer to a call, which is under way until it has been written.
    case answer(Data, CallCount)
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
    func wasWritten() async {
        if case .answer(_, let calls) = self { await calls.end() }
    }
}

/// Messages that wait to be written to one client. One that reads so slowly that too many wait is let go: it asks for
/// what it missed when it is back.
///
/// Unchecked, because its lock is what keeps its counts.
final class Outbox: @unchecked Sendable {
    private let limits: ServerLimits
    private let messages: AsyncStream<OutgoingMessage>
    private let sending: AsyncStream<OutgoingMessage>.Continuation
    private let lock = NSLock()
    private var (count, bytes) = (0, 0)
    private var isOverfull = false

    init(_ limits: ServerLimits) {
        self.limits = limits
        (messages, sending) = AsyncStream.makeStream()
    }

    /// - Returns: Whether it waits to be written.
    @discardableResult func send(_ message: OutgoingMessage) -> Bool {
        let isTaken = lock.withLock {
            if count >= limits.waitingMessages || bytes >= limits.waitingBytes { isOverfull = true }
            guard !isOverfull else { return false }
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
                (count, bytes) = (count - 1, bytes - message.size)
                return isOverfull
            }
            guard !isOver, (try? await write(message)) != nil else { return }
            await message.wasWritten()
        }
    }
}

/// Calls that are under way.
actor CallCount {
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
