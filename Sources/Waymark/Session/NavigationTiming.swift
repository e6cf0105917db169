#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A router's time limits. A limit of more than a century counts as a century.
public struct NavigationTiming: Sendable {
    /// The clock that measures these limits.
    public var clock = NavigationClock.system
    /// The time a guard may take to answer. After that, access is denied.
    public var guardTimeout = Duration.seconds(10)
    /// The time a leave guard, which may be waiting for the user, may take to answer. After that, the screen stays.
    public var leaveTimeout = Duration.seconds(60)
    /// The time a link waits for ``AppCoordinator/boot()`` to be called. After that, the link fails with
    /// ``NavigationFailure/notBooted(name:)``. Boot waits for the session no longer than ``guardTimeout``.
    public var bootTimeout = Duration.seconds(30)
    /// The time for which a denied request is kept, to be resumed for example after a login, and for which a link waits
    /// for an unlock or a restoration, or a navigation for an unlock. After that, the request can't be resumed any
    /// more, and what waits is denied.
    public var intendedLifetime = Duration.seconds(600)
    /// The time within which the same link isn't opened again. The framework may deliver a link twice, through two
    /// callbacks.
    public var linkWindow = Duration.seconds(1)
    /// The time a host waits for the framework to report that a step, such as the dismissal of a modal, is done. After
    /// that, the host records the missed callback and continues. An interactive zoom takes up to 1.5 s.
    package var callbackTimeout = Duration.seconds(2)

    /// The longest limit. Adding more to a clock's time could overflow.
    static let longest = Duration.seconds(100 * 366 * 86_400)
}

/// A monotonic clock for deadlines, and the current date for the expiry of sessions and saved state. Tests can replace
/// both.
public struct NavigationClock: Sendable {
    package let elapsed: @Sendable () -> Duration
    let sleepUntil: @Sendable (Duration) async throws -> Void
    package let date: @Sendable () -> Date

    /// The system's monotonic clock, and its date.
    public static let system = NavigationClock(ContinuousClock())

    /// Creates a clock from `clock`, which measures deadlines, and `date`, which returns the current date for the
    /// expiry of sessions and saved state.
    public init<Base: Clock>(_ clock: Base, date: @escaping @Sendable () -> Date = { Date() })
    where Base.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        self.date = date
    }

    /// Returns a task that calls `body` when the `elapsed` time of this clock reaches `time`, unless the task is
    /// cancelled first.
    package func run(at time: Duration, _ body: @escaping @MainActor @Sendable () -> Void) -> Task<Void, Never> {
        Task { @MainActor in
            // the task may be cancelled after it has slept, before its turn
            guard (try? await sleepUntil(time)) != nil, !Task.isCancelled else { return }
            body()
        }
    }
}

/// A source of the current date, whose dates never go back, so that setting the device's clock back can't extend a
/// session.
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
