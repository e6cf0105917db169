import Foundation
import ShellApp

/// The changes of sessions that are known here and not written down yet: a disk that is full, or slow, undoes no log-out, keeps no
/// session alive and sends nobody away. It goes with the next transaction that succeeds.
// Unchecked: every stored property is read and written under `lock` only. `Mutex` needs newer systems than the package.
nonisolated final class UnwrittenChanges: @unchecked Sendable {
    /// All of it at one moment. Taken before a row is read: what is forgotten after it stands in the row.
    struct Snapshot: Sendable {
        let ended: Set<Int64>
        let locked: Set<Int64>
        let uses: [Int64: Double]
        /// The hashes of the identifiers whose sessions have ended.
        let revoked: Set<Data>
    }
    /// A log-out by an identifier that could not be looked up.
    private struct Revocation {
        let client: String
        let time: Double
    }
    private let lock = NSLock()
    private var ended: Set<Int64> = []
    private var locked: Set<Int64> = []
    private var uses: [Int64: Double] = [:]
    private var revoked: [Data: Revocation] = [:]
    private var isTrying = false
    /// The most last uses, and the most revoked identifiers, that are kept: as many as there are sessions.
    private static let capacity = 10_000
    /// The most identifiers that one address revokes. Nobody can tell whether they are any session's, so that one address
    /// could take the room of all others.
    static let revocationsOfClient = 100
    /// The most identifiers that one transaction writes down.
    private static let revocationsAtOnce = 500

    var snapshot: Snapshot {
        lock.withLock { Snapshot(ended: ended, locked: locked, uses: uses, revoked: Set(revoked.keys)) }
    }

    func end(_ session: Int64) { lock.withLock { _ = ended.insert(session) } }
    func lock(_ session: Int64) { lock.withLock { _ = locked.insert(session) } }
    func use(_ session: Int64, at time: Double) {
        lock.withLock {
            if uses.count >= Self.capacity { uses.removeAll() }
            uses[session] = time
        }
    }
    /// Ends the session of an identifier that could not be looked up.
    ///
    /// - Returns: False where there is no room for it.
    func revoke(_ hash: Data, of client: String, at time: Double) -> Bool {
        lock.withLock {
            if revoked[hash] != nil { return true }
            let own = revoked.values.count { $0.client == client }
            guard revoked.count < Self.capacity, own < Self.revocationsOfClient else { return false }
            revoked[hash] = Revocation(client: client, time: time)
            return true
        }
    }
    /// Forgets the identifiers that were revoked so long ago that their sessions have ended by themselves.
    func forgetRevocations(until time: Double) {
        lock.withLock { revoked = revoked.filter { $0.value.time > time } }
    }
    /// Writes it down.
    ///
    /// - Returns: What to forget once the transaction has succeeded.
    func write(_ tables: AccountTables) throws -> Snapshot {
        let now = snapshot
        let revoked = now.revoked.sorted { $0.lexicographicallyPrecedes($1) }.prefix(Self.revocationsAtOnce)
        let written = Snapshot(ended: now.ended, locked: now.locked, uses: now.uses, revoked: Set(revoked))
        // in order: two replicas that write down the same do not wait for each other in a circle
        for hash in revoked { try tables.endSession(hash) }
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
            for hash in written.revoked { revoked[hash] = nil }
            for (session, time) in written.uses where uses[session] == time { uses[session] = nil }
        }
    }
    /// A Boolean value that indicates whether there is still a log-out or a lock to write down.
    var hasPending: Bool { lock.withLock { isPending } }
    // read under `lock`
    private var isPending: Bool { !(ended.isEmpty && locked.isEmpty && revoked.isEmpty) }
    /// Begins to try again and again.
    ///
    /// - Returns: False if somebody does already.
    func beginTrying() -> Bool {
        lock.withLock {
            defer { isTrying = true }
            return !isTrying
        }
    }
    /// Goes on trying as long as there is something to write down. The next one begins anew after that.
    ///
    /// - Returns: False if there is nothing any more.
    func continueTrying() -> Bool {
        lock.withLock {
            isTrying = isPending
            return isTrying
        }
    }
}
