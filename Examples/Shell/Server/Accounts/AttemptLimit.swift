import Foundation

/// A limit on attempts within a sliding window.
nonisolated struct AttemptLimit: Hashable, Sendable {
    /// The maximum number of attempts.
    let count: Int
    /// The length of the window, in seconds.
    let window: TimeInterval
}
