public import Foundation

/// A monotonic time of day: the time when the process started plus the elapsed time. Changing the machine's clock
/// affects neither sessions nor limits.
nonisolated public struct ProcessClock: Sendable {
    private let date: Date
    private let instant: ContinuousClock.Instant
    private static let shared = ProcessClock(date: Date(), instant: .now)

    /// - Parameters:
    ///   - date: The time of day at the start.
    ///   - instant: The instant of `date`.
    init(date: Date, instant: ContinuousClock.Instant) {
        self.date = date
        self.instant = instant
    }
    func time(at now: ContinuousClock.Instant) -> Date { date.addingTimeInterval((now - instant) / .seconds(1)) }

    /// The time now.
    public static func now() -> Date { shared.time(at: .now) }
}
