public import Foundation

/// The time of day as it was when the process began, and what has passed since then by a clock that nobody sets: whoever
/// sets the machine's clock makes no session live longer, and holds no limit.
nonisolated public struct ProcessClock: Sendable {
    private static let start = (date: Date(), instant: ContinuousClock.now)

    /// The time now.
    public static func now() -> Date {
        let passed = (ContinuousClock.now - start.instant) / .seconds(1)
        return start.date.addingTimeInterval(passed)
    }
}
