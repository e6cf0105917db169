import Foundation
import ShellApp

/// A session, as stored.
nonisolated struct StoredSession: Sendable {
    let number: Int64
    let version: Int
    let account: Account
    let isLocked: Bool
    /// True if it was found by its previous identifier.
    let isStale: Bool
    /// The hashes of its current and previous identifiers.
    let hashes: Set<Data>
    let started: Double
    let used: Double
}
