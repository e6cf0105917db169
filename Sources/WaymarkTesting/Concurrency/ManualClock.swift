public import Foundation
public import Waymark

/// A clock that moves only when a test moves it, with a date that moves along.
public final class ManualClock: Clock, Sendable {
    private struct Sleeper {
        let until: ContinuousClock.Instant
        let continuation: CheckedContinuation<Void, any Error>
    }
    private struct State {
        var now = ContinuousClock.now
        /// The wall-clock time, as the duration since 1970; initially 1 January 2026, UTC.
        var date = Duration.seconds(1_767_225_600)
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var lastSleeper = 0
    }
    private let state = Locked(State())

    /// Creates a clock whose date is 1 January 2026, UTC.
    public init() {}

    /// The current instant, which `sleep(until:tolerance:)` compares deadlines with.
    public var now: ContinuousClock.Instant { state.withLock { $0.now } }
    /// The clock's resolution: one nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }
    /// The current date.
    public var date: Date {
        // whole seconds are exact, which the quotient of two durations is not
        let (seconds, attoseconds) = state.withLock { $0.date.components }
        return Date(timeIntervalSince1970: Double(seconds) + Double(attoseconds) * 1e-18)
    }
    /// The number of sleeping tasks.
    public var sleeping: Int { state.withLock { $0.sleepers.count } }

    /// Sleeps until a test advances the clock to the deadline.
    ///
    /// - Parameters:
    ///   - deadline: The instant at which to wake up. If it has already passed, the call returns at once.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastSleeper += 1
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers[id] = Sleeper(until: deadline, continuation: continuation)
                    return nil
                }
                if let isOver { continuation.resume(with: isOver) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(id) }
    }

    /// Moves the clock and its date forward, and wakes the tasks whose deadlines have passed, in no particular order.
    /// They go on after the call, so a test has to wait for their effects.
    public func advance(by duration: Duration) {
        let awake = state.withLock { state in
            state.now += duration
            state.date += duration
            let awake = state.sleepers.filter { $0.value.until <= state.now }
            for id in awake.keys { state.sleepers[id] = nil }
            return awake.values
        }
        for sleeper in awake { sleeper.continuation.resume() }
    }
    /// Shifts the date, forward or back. Sleeping tasks aren't affected.
    package func shiftDate(by duration: Duration) { state.withLock { $0.date += duration } }
}

extension NavigationClock {
    /// Returns a navigation clock that follows a test's clock.
    public static func manual(_ clock: ManualClock) -> NavigationClock {
        NavigationClock(clock, date: { clock.date })
    }
}
