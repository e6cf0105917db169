import Foundation

/// A limit on attempts in a sliding window.
nonisolated struct AttemptLimit: Hashable, Sendable {
    /// The most attempts.
    let count: Int
    /// The length of the window, in seconds.
    let window: TimeInterval
}
