import Foundation
import NIOConcurrencyHelpers
import ShellApp

/// The changes to sessions that are in effect in this process but aren't written yet. The next successful transaction
/// writes them.
///
/// They ensure that a full or slow disk can't undo a log-out, keep a session alive or fail a request.
nonisolated final class UnwrittenChanges: Sendable {
    /// A copy of the changes. Take it before reading a session: if it were taken afterwards, a change written in
    /// between would be in neither.
    struct Snapshot: Sendable {
        let ended: Set<Int64>
        let locked: Set<Int64>
        let uses: [Int64: Double]
        /// The hashes of identifiers whose sessions have ended.
        let revoked: Set<Data>
    }
    /// A log-out for an identifier that could not be looked up.
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
    /// The maximum number of last uses, and of revoked identifiers: the default maximum number of sessions.
    private static let capacity = 10_000
    /// The maximum number of identifiers that one address may revoke. Without it, one address could fill the list with
    /// invented identifiers, which can't be checked.
    static let revocationsOfClient = 100
    /// The maximum number of revoked identifiers that one transaction writes.
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
    /// - Returns: False if the list is full, or the client has revoked the maximum number of identifiers.
    func revoke(_ hash: Data, of client: String, at time: Double) -> Bool {
        changes.withLockedValue { changes in
            if changes.revoked[hash] != nil { return true }
            let own = changes.revoked.values.count { $0.client == client }
            guard changes.revoked.count < Self.capacity, own < Self.revocationsOfClient else { return false }
            changes.revoked[hash] = Revocation(client: client, time: time)
            return true
        }
    }
    /// Removes the identifiers that were revoked up to a time. Pass one so long ago that their sessions have expired.
    func forgetRevocations(until time: Double) {
        changes.withLockedValue { $0.revoked = $0.revoked.filter { $0.value.time > time } }
    }
    /// Writes the changes, except for revoked identifiers beyond the first 500.
    ///
    /// - Returns: The changes to remove once the transaction has succeeded.
    func write(_ tables: AccountTables) throws -> Snapshot {
        let now = snapshot
        let revoked = now.revoked.sorted { $0.lexicographicallyPrecedes($1) }.prefix(Self.revocationsAtOnce)
        let written = Snapshot(ended: now.ended, locked: now.locked, uses: now.uses, revoked: Set(revoked))
        // sorted, so that it can't deadlock with another replica that writes the same changes
        for hash in revoked { try tables.endSession(hash) }
        for session in written.ended.sorted() { try tables.endSession(session) }
        for session in written.locked.sorted() { try tables.lockSession(session) }
        for (session, time) in written.uses.sorted(by: { $0.key < $1.key }) {
            try tables.useSession(session, at: time)
        }
        return written
    }
    /// Removes changes whose transaction has succeeded.
    func wereWritten(_ written: Snapshot) {
        changes.withLockedValue { changes in
            changes.ended.subtract(written.ended)
            changes.locked.subtract(written.locked)
            for hash in written.revoked { changes.revoked[hash] = nil }
            for (session, time) in written.uses where changes.uses[session] == time { changes.uses[session] = nil }
        }
    }
    /// A Boolean value that indicates whether a log-out or a lock is still to be written.
    var hasPending: Bool { changes.withLockedValue { $0.isPending } }
    /// Records that a task is retrying.
    ///
    /// - Returns: False if one already is.
    func beginTrying() -> Bool {
        changes.withLockedValue { changes in
            defer { changes.isTrying = true }
            return !changes.isTrying
        }
    }
    /// Records whether the task goes on retrying.
    ///
    /// - Returns: True if a log-out or a lock is still to be written.
    func continueTrying() -> Bool {
        changes.withLockedValue { changes in
            changes.isTrying = changes.isPending
            return changes.isTrying
        }
    }
}
