import Foundation
import ShellApp

/// A session in its stored form.
nonisolated struct StoredSession: Sendable {
    let number: Int64
    let version: Int
    let account: Account
    let isLocked: Bool
    /// A Boolean value that indicates whether the session was found by its previous identifier.
    let isStale: Bool
    /// The hashes of the session's current and previous identifiers.
    let hashes: Set<Data>
    let started: Double
    let used: Double
}
