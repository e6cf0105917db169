#if canImport(WaymarkWeb)
import Foundation

/// What is known of sessions here and not written down yet: a disk that is full, or slow, undoes no log-out, keeps no
/// session alive and sends nobody away. It goes with the next transaction that succeeds.
// Unchecked: every stored property is read and written under `lock` only. `Mutex` needs newer systems than the app.
nonisolated final class UnwrittenChanges: @unchecked Sendable {
    /// All of it at one moment. Taken before a row is read: what is forgotten after it stands in the row.
    struct Snapshot: Sendable {
        let ended: Set<Int64>
        let locked: Set<Int64>
        let uses: [Int64: Double]
    }
    private let lock = NSLock()
    private var ended: Set<Int64> = []
    private var locked: Set<Int64> = []
    private var uses: [Int64: Double] = [:]
    private var isGoing = false
    /// The most last uses that are kept: as many as there are sessions.
    private static let capacity = 10_000

    var snapshot: Snapshot { lock.withLock { Snapshot(ended: ended, locked: locked, uses: uses) } }

    func end(_ session: Int64) { lock.withLock { _ = ended.insert(session) } }
    func lock(_ session: Int64) { lock.withLock { _ = locked.insert(session) } }
    func use(_ session: Int64, at time: Double) {
        lock.withLock {
            if uses.count >= Self.capacity { uses.removeAll() }
            uses[session] = time
        }
    }
    /// Writes all of it down.
    ///
    /// - Returns: What to forget once the transaction has succeeded.
    func write(_ tables: AccountTables) throws -> Snapshot {
        let written = snapshot
        // in order: two replicas that write down the same do not wait for each other in a circle
        for session in written.ended.sorted() { try tables.endSession(session) }
        for session in written.locked.sorted() { try tables.lockSession(session) }
        for (session, time) in written.uses.sorted(by: { $0.key < $1.key }) {
            try tables.useSession(session, at: time)
        }
        return written
    }
    /// A transaction has succeeded.
    func wereWritten(_ written: Snapshot) {
        lock.withLock {
            ended.subtract(written.ended)
            locked.subtract(written.locked)
            for (session, time) in written.uses where uses[session] == time { uses[session] = nil }
        }
    }
    /// Whether somebody is to begin to write it down again and again; false where somebody does already.
    func beginTrying() -> Bool {
        lock.withLock {
            defer { isGoing = true }
            return !isGoing
        }
    }
    /// Whether there is still a log-out or a lock to write down.
    var isTrying: Bool {
        lock.withLock {
            isGoing = !(ended.isEmpty && locked.isEmpty)
            return isGoing
        }
    }
}
#endif
