import CoreMetrics
import NIOConcurrencyHelpers

/// A counter, or a timer with a histogram, for one combination of labels.
final class MetricsSeries: CounterHandler, TimerHandler, Sendable {
    struct Values: Encodable {
        let name: String
        let labels: [String: String]
        var count: Int64 = 0
        var seconds = 0.0
        /// The histogram: for each bound, the number of durations up to it and above the previous bound; then the
        /// number of longer ones. Empty for a counter, and for a timer that has recorded nothing.
        var buckets: [Int64] = []
        let bounds = MetricsSeries.bounds
    }
    /// The upper bounds of the histogram's buckets, in seconds.
    static let bounds = [
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
    ]
    private let kept: NIOLockedValueBox<Values>

    init(_ name: String, _ labels: [String: String]) { kept = NIOLockedValueBox(Values(name: name, labels: labels)) }

    var values: Values { kept.withLockedValue { $0 } }
    func increment(by amount: Int64) { kept.withLockedValue { $0.count += amount } }
    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        kept.withLockedValue { kept in
            if kept.buckets.isEmpty { kept.buckets = Array(repeating: 0, count: Self.bounds.count + 1) }
            kept.buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
            kept.count += 1
            kept.seconds += seconds
        }
    }
    func reset() {}
}
