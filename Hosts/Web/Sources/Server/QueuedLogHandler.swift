#if Web
import Dispatch
public import Logging
import NIOConcurrencyHelpers

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A log handler that passes lines to another handler on a separate thread, so that a full pipe blocks only that
/// thread. Up to 1,024 lines are queued; further ones are dropped, and their number is logged once writing succeeds
/// again. A ``WebServer`` logs requests through one.
///
/// ```swift
/// LoggingSystem.bootstrap { QueuedLogHandler(StreamLogHandler.standardError(label: $0), descriptor: 2) }
/// ```
public struct QueuedLogHandler: LogHandler {
    private var base: any LogHandler
    private let queue: LogQueue
    private let descriptor: Int32?

    /// Creates a handler that passes lines on from a separate thread.
    ///
    /// - Parameters:
    ///   - base: The handler that writes the lines. All handlers of a process share one thread.
    ///   - descriptor: The file descriptor that `base` writes to, such as 2, or nil if unknown. `base` is called only
    ///     when the descriptor is writable, because a process can't exit while one of its threads is blocked writing to
    ///     a standard stream.
    public init(_ base: any LogHandler, descriptor: Int32? = nil) {
        self.init(base, descriptor: descriptor, queue: .shared)
    }
    init(_ base: any LogHandler, descriptor: Int32? = nil, queue: LogQueue) {
        self.base = base
        self.descriptor = descriptor
        self.queue = queue
    }

    public var metadata: Logger.Metadata {
        get { base.metadata }
        set { base.metadata = newValue }
    }
    public var logLevel: Logger.Level {
        get { base.logLevel }
        set { base.logLevel = newValue }
    }
    public subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { base[metadataKey: key] }
        set { base[metadataKey: key] = newValue }
    }
    public func log(event: LogEvent) {
        queue.add { [base, descriptor] lost in
            if let descriptor { Self.waitUntilRead(descriptor) }
            if lost > 0 {
                base.log(
                    event: LogEvent(
                        level: .warning, message: "lines were lost, because the log wasn't read in time", error: nil,
                        metadata: ["count": "\(lost)"], source: "WaymarkWeb", file: #fileID, function: #function,
                        line: #line))
            }
            base.log(event: event)
        }
    }
}

extension QueuedLogHandler {
    /// Waits until a pipe has room for a line (POSIX, `PIPE_BUF`).
    private static func waitUntilRead(_ descriptor: Int32) {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&state, 1, -1) < 0, errno == EINTR {}
    }
}

/// The queue of lines to write.
final class LogQueue: Sendable {
    static let shared = LogQueue()
    static let maximum = 1_024
    private let thread = DispatchQueue(label: "waymark.log")
    private let counts = NIOLockedValueBox((waiting: 0, lost: 0))

    /// Adds a line, or drops it if the queue is full.
    ///
    /// - Parameter write: Writes the line, given the number of dropped lines not reported yet. It may block.
    func add(_ write: @escaping @Sendable (_ lost: Int) -> Void) {
        let hasRoom = counts.withLockedValue { counts in
            guard counts.waiting < Self.maximum else {
                counts.lost += 1
                return false
            }
            counts.waiting += 1
            return true
        }
        guard hasRoom else { return }
        thread.async { [counts] in
            let lost = counts.withLockedValue { counts in
                defer { counts.lost = 0 }
                return counts.lost
            }
            write(lost)
            counts.withLockedValue { $0.waiting -= 1 }
        }
    }
    /// Waits until the lines added so far are written, for at most a second.
    func drain() async {
        let isDone = NIOLockedValueBox(false)
        await withCheckedContinuation { continuation in
            let end: @Sendable () -> Void = {
                let isFirst = isDone.withLockedValue { done in
                    defer { done = true }
                    return !done
                }
                if isFirst { continuation.resume() }
            }
            thread.async(execute: end)
            DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: end)
        }
    }
}
#endif
