#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A monotonic clock for deadlines, and the time of day for the expiry of sessions. Tests can replace both.
public struct NavigationClock: Sendable {
    package let elapsed: @Sendable () -> Duration
    let sleepUntil: @Sendable (Duration) async throws -> Void
    package let date: @Sendable () -> Date

    /// The system's clock and time of day.
    public static let system = NavigationClock()
    private static let start = ContinuousClock.now
    // apart from other clocks, which are asked through their witnesses: every navigation asks for the time
    private init() {
        elapsed = { Self.start.duration(to: .now) }
        // the system's clock
        sleepUntil = { try await Task.sleep(until: Self.start.advanced(by: $0), clock: .continuous) }
        date = { Date() }
    }

    /// Creates a clock for deadlines from another clock, and for the expiry of sessions from a time of day.
    public init<Base: Clock>(_ clock: Base, date: @escaping @Sendable () -> Date = { Date() })
    where Base.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        self.date = date
    }
}

/// A time of day that never goes back, so that setting the clock back never extends a session.
struct ForwardDate {
    private let clock: NavigationClock
    private let start: (date: Date, elapsed: Duration)
    private var latest: Date

    init(_ clock: NavigationClock) {
        self.clock = clock
        start = (clock.date(), clock.elapsed())
        latest = start.date
    }
    mutating func now() -> Date {
        let passed = start.date.addingTimeInterval((clock.elapsed() - start.elapsed) / .seconds(1))
        latest = max(latest, passed, clock.date())
        return latest
    }
}
