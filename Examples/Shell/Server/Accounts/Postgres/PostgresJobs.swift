#if Postgres
import Foundation

/// A queue of jobs that wait for a lane.
// Unchecked: all mutable properties are used under `condition` only. `Mutex` needs newer systems than the package, and
// a thread can't wait for a job with it.
nonisolated final class PostgresJobs: @unchecked Sendable {
    /// Work that is done in a lane. It is called with nil if it has waited too long.
    typealias Job = @Sendable (PostgresLane?) -> Void
    private let condition = NSCondition()
    private struct Entry {
        let job: Job
        let until: ContinuousClock.Instant
    }
    private var waiting: [Entry] = []
    private var isClosed = false
    private let room: Int
    private let patience: Duration

    init(room: Int, patience: Duration) {
        self.room = room
        self.patience = patience
    }
    /// Adds a job.
    ///
    /// - Returns: False if the queue is full or closed.
    func add(_ job: @escaping Job) -> Bool {
        condition.withLock {
            guard waiting.count < room, !isClosed else { return false }
            waiting.append(Entry(job: job, until: .now + patience))
            condition.signal()
            return true
        }
    }
    /// Waits for a job, and returns it; nil once the queue is closed and empty.
    func next() -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty {
            guard !isClosed else { return nil }
            condition.wait()
        }
        let entry = waiting.removeFirst()
        return entry.until > .now ? entry.job : { _ in entry.job(nil) }
    }
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
#endif
