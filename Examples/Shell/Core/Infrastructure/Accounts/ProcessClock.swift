public import Foundation

/// The time of day as it was when the process began, and what has passed since then by a clock that nobody sets: whoever
/// sets the machine's clock makes no session live longer, and holds no limit.
nonisolated public struct ProcessClock: Sendable {
    private let date: Date
    private let instant: ContinuousClock.Instant
    private static let shared = ProcessClock(date: Date(), instant: .now)

    /// - Parameters:
    ///   - date: The time of day, read once.
    ///   - instant: When it was read.
    init(date: Date, instant: ContinuousClock.Instant) {
        self.date = date
        self.instant = instant
    }
    func time(at now: ContinuousClock.Instant) -> Date { date.addingTimeInterval((now - instant) / .seconds(1)) }

    /// The time now.
    public static func now() -> Date { shared.time(at: .now) }
}
