import Foundation
import ShellApp

/// A session as it is kept.
nonisolated struct StoredSession: Sendable {
    let number: Int64
    let version: Int
    let account: Account
    let isLocked: Bool
    /// True if it was found by the identifier that it had before its last change.
    let isStale: Bool
    /// The hashes of its identifier and of the one before.
    let hashes: Set<Data>
    let started: Double
    let used: Double
}
