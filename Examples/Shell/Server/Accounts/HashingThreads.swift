import Foundation

/// A few threads that do one piece of work after another, and end with the value.
///
/// Not a thread for each piece: the system's allocator keeps the 16 MiB of a hash in the arena of the thread that freed
/// them, and gives a thread that begins before the last one is gone an arena of its own.
nonisolated final class HashingThreads: Sendable {
    private let queue: WorkQueue

    /// - Parameter count: How many there are. Each begins when there is work for it.
    init(count: Int) { queue = WorkQueue(threads: count) }
    deinit { queue.close() }

    /// Does work on one of them, which it may block.
    func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let isNewThreadNeeded = queue.add { continuation.resume(returning: work()) }
            guard isNewThreadNeeded else { return }
            Thread.detachNewThread { [queue] in
                while let next = queue.next() { next() }
            }
        }
    }
    /// The number that have begun.
    var begun: Int { queue.begun }
}

/// Work that waits for a thread.
// Unchecked: every stored property is read and written under `condition` only. No type that the compiler checks lets a
// thread wait until there is something in a queue.
nonisolated private final class WorkQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private let threads: Int
    private var waiting: [@Sendable () -> Void] = []
    private var started = 0
    private var idle = 0
    private var isClosed = false

    init(threads: Int) { self.threads = threads }

    var begun: Int { condition.withLock { started } }

    /// - Returns: True if somebody has to begin another thread.
    func add(_ work: @escaping @Sendable () -> Void) -> Bool {
        condition.withLock {
            waiting.append(work)
            condition.signal()
            guard waiting.count > idle, started < threads else { return false }
            started += 1
            return true
        }
    }
    /// Waits for the next piece of work; nil if there will be none.
    func next() -> (@Sendable () -> Void)? {
        condition.withLock {
            idle += 1
            defer { idle -= 1 }
            while waiting.isEmpty, !isClosed { condition.wait() }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
    }
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
