public import Foundation

/// A clock of dates that never jumps: it adds the elapsed time to the date of its first use in the process. If the
/// machine's clock is changed, sessions and limits aren't affected.
nonisolated public struct ProcessClock: Sendable {
    private let date: Date
    private let instant: ContinuousClock.Instant
    private static let shared = ProcessClock(date: Date(), instant: .now)

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - date: The date at the start.
    ///   - instant: The instant of `date`.
    init(date: Date, instant: ContinuousClock.Instant) {
        self.date = date
        self.instant = instant
    }
    func time(at now: ContinuousClock.Instant) -> Date { date.addingTimeInterval((now - instant) / .seconds(1)) }

    /// Returns the current date.
    public static func now() -> Date { shared.time(at: .now) }
}
