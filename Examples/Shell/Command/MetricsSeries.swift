import CoreMetrics
import Foundation

/// A counter, or a timer with a histogram.
// Unchecked: `kept` is accessed under `lock` only. `Mutex` needs newer systems than the package.
final class MetricsSeries: CounterHandler, TimerHandler, @unchecked Sendable {
    struct Values: Encodable {
        let name: String
        let labels: [String: String]
        var count: Int64 = 0
        var seconds = 0.0
        /// The number of times up to each bound in `bounds`, and above the previous one; the last is for longer times.
        var buckets: [Int64] = []
        let bounds = MetricsSeries.bounds
    }
    /// The bounds, in seconds.
    static let bounds = [
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
    ]
    private let lock = NSLock()
    private var kept: Values

    init(_ name: String, _ labels: [String: String]) { kept = Values(name: name, labels: labels) }

    var values: Values { lock.withLock { kept } }
    func increment(by amount: Int64) { lock.withLock { kept.count += amount } }
    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        lock.withLock {
            if kept.buckets.isEmpty { kept.buckets = Array(repeating: 0, count: Self.bounds.count + 1) }
            kept.buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
            kept.count += 1
            kept.seconds += seconds
        }
    }
    func reset() {}
}
