import Synchronization

/// A time that moves when a test moves it.
final class TestTime: Sendable {
    private let passed = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }
    func advance(by duration: Duration) { passed.withLock { $0 += duration } }
}
