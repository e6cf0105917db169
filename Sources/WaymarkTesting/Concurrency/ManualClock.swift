public import Foundation
public import Waymark

/// A clock that moves only when a test moves it. Its time of day can also be set back.
public final class ManualClock: Clock, @unchecked Sendable {  // mutable state is accessed under `lock` only
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var offset = Duration.zero
    private var shift = Duration.zero
    private var sleepers: [Int: (until: ContinuousClock.Instant, continuation: CheckedContinuation<Void, any Error>)] =
        [:]
    private var cancelled: Set<Int> = []
    private var nextSleeper = 0

    /// Creates a clock. The time of day is 1 January 2026, UTC.
    public init() {}

    /// The current time.
    public var now: ContinuousClock.Instant { lock.withLock { start + offset } }
    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }
    /// The time of day.
    public var date: Date {
        lock.withLock { Date(timeIntervalSince1970: 1_767_225_600 + (offset + shift) / .seconds(1)) }
    }
    /// The number of sleeping tasks.
    public var sleeping: Int { lock.withLock { sleepers.count } }

    /// Sleeps until the test advances the clock to the deadline, or the task is cancelled.
    ///
    /// - Throws: `CancellationError`.
    public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let id = lock.withLock {
            nextSleeper += 1
            return nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver: Result<Void, any Error>? = lock.withLock {
                    if cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    if deadline <= start + offset { return .success(()) }
                    sleepers[id] = (deadline, continuation)
                    return nil
                }
                if let isOver { continuation.resume(with: isOver) }
            }
        } onCancel: {
            let sleeper = lock.withLock {
                let sleeper = sleepers.removeValue(forKey: id)
                if sleeper == nil { cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        lock.withLock { _ = cancelled.remove(id) }
    }

    /// Moves the clock forward, and wakes the tasks whose deadlines have passed.
    public func advance(by duration: Duration) {
        let awake = lock.withLock {
            offset += duration
            let awake = sleepers.filter { $0.value.until <= start + offset }
            for id in awake.keys { sleepers[id] = nil }
            return awake.values.map(\.continuation)
        }
        for continuation in awake { continuation.resume() }
    }
    /// Shifts only the time of day, forward or back.
    package func shiftDate(by duration: Duration) { lock.withLock { shift += duration } }
}

extension NavigationClock {
    /// Creates a clock that a test controls.
    public static func manual(_ clock: ManualClock) -> NavigationClock {
        NavigationClock(clock, date: { clock.date })
    }
}
