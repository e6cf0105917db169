import Foundation
import NIOConcurrencyHelpers
import ShellApp

/// The changes of sessions that are known here and not written down yet: a disk that is full, or slow, undoes no log-out, keeps no
/// session alive and sends nobody away. It goes with the next transaction that succeeds.
nonisolated final class UnwrittenChanges: Sendable {
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
    private struct Changes {
        var ended: Set<Int64> = []
        var locked: Set<Int64> = []
        var uses: [Int64: Double] = [:]
        var revoked: [Data: Revocation] = [:]
        var isTrying = false
        var isPending: Bool { !(ended.isEmpty && locked.isEmpty && revoked.isEmpty) }
    }
    private let changes = NIOLockedValueBox(Changes())
    /// The most last uses, and the most revoked identifiers, that are kept: as many as there are sessions.
    private static let capacity = 10_000
    /// The most identifiers that one address revokes. Nobody can tell whether they are any session's, so that one address
    /// could take the room of all others.
    static let revocationsOfClient = 100
    /// The most identifiers that one transaction writes down.
    private static let revocationsAtOnce = 500

    var snapshot: Snapshot {
        changes.withLockedValue {
            Snapshot(ended: $0.ended, locked: $0.locked, uses: $0.uses, revoked: Set($0.revoked.keys))
        }
    }

    func end(_ session: Int64) { changes.withLockedValue { _ = $0.ended.insert(session) } }
    func lock(_ session: Int64) { changes.withLockedValue { _ = $0.locked.insert(session) } }
    func use(_ session: Int64, at time: Double) {
        changes.withLockedValue { changes in
            if changes.uses.count >= Self.capacity { changes.uses.removeAll() }
            changes.uses[session] = time
        }
    }
    /// Ends the session of an identifier that could not be looked up.
    ///
    /// - Returns: False where there is no room for it.
    func revoke(_ hash: Data, of client: String, at time: Double) -> Bool {
        changes.withLockedValue { changes in
            if changes.revoked[hash] != nil { return true }
            let own = changes.revoked.values.count { $0.client == client }
            guard changes.revoked.count < Self.capacity, own < Self.revocationsOfClient else { return false }
            changes.revoked[hash] = Revocation(client: client, time: time)
            return true
        }
    }
    /// Forgets the identifiers that were revoked so long ago that their sessions have ended by themselves.
    func forgetRevocations(until time: Double) {
        changes.withLockedValue { $0.revoked = $0.revoked.filter { $0.value.time > time } }
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
        changes.withLockedValue { changes in
            changes.ended.subtract(written.ended)
            changes.locked.subtract(written.locked)
            for hash in written.revoked { changes.revoked[hash] = nil }
            for (session, time) in written.uses where changes.uses[session] == time { changes.uses[session] = nil }
        }
    }
    /// A Boolean value that indicates whether there is still a log-out or a lock to write down.
    var hasPending: Bool { changes.withLockedValue { $0.isPending } }
    /// Begins to try again and again.
    ///
    /// - Returns: False if somebody does already.
    func beginTrying() -> Bool {
        changes.withLockedValue { changes in
            defer { changes.isTrying = true }
            return !changes.isTrying
        }
    }
    /// Goes on trying as long as there is something to write down. The next one begins anew after that.
    ///
    /// - Returns: False if there is nothing any more.
    func continueTrying() -> Bool {
        changes.withLockedValue { changes in
            changes.isTrying = changes.isPending
            return changes.isTrying
        }
    }
}
