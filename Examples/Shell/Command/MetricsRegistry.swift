import Foundation

/// All series.
// Unchecked: `series` is accessed under `lock` only. `Mutex` needs newer systems than the package.
final class MetricsRegistry: @unchecked Sendable {
    private let lock = NSLock()
    private var series: [MetricsSeries] = []

    var all: [MetricsSeries] { lock.withLock { series } }
    func add(_ name: String, _ labels: [(String, String)]) -> MetricsSeries {
        let made = MetricsSeries(name, Dictionary(labels, uniquingKeysWith: { one, _ in one }))
        lock.withLock { series.append(made) }
        return made
    }
}
