import ArgumentParser
import CoreMetrics
import Foundation
import WaymarkTelemetry

/// Where metrics go.
struct MetricsOptions: ParsableArguments {
    @Option(help: "A file that gets the metrics of navigation, once a second: a JSON object a line.")
    var metrics: String?

    /// Begins to write them; nil where nobody wants them.
    func file() throws -> MetricsFile? {
        guard let metrics else { return nil }
        guard FileManager.default.createFile(atPath: metrics, contents: nil),
            let file = FileHandle(forWritingAtPath: metrics)
        else { throw ValidationError("metrics cannot be written to '\(metrics)'") }
        return MetricsFile(file)
    }
}

/// Metrics as lines of a file: what each has counted so far, and how many of a timer's times were at most how long. An app
/// of one's own has a backend here.
final class MetricsFile: MetricsFactory, Sendable {
    private struct Line: Encodable {
        let time: Double
        let series: [Series.Values]
    }
    private let file: FileHandle
    private let registry = Registry()
    private let began = ContinuousClock.now

    init(_ file: FileHandle) { self.file = file }

    /// Writes a line a second until the task is cancelled, and a last one then.
    func write() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            let line = Line(time: (ContinuousClock.now - began) / .seconds(1), series: registry.all.map(\.values))
            guard let json = try? JSONEncoder().encode(line), (try? file.write(contentsOf: json + [10])) != nil else {
                return
            }
        }
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        registry.add(label, dimensions)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        registry.add(label, dimensions)
    }
    // navigation has neither of these
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler { NOOPMetricsHandler.instance }
    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler { NOOPMetricsHandler.instance }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
}

/// All series there are.
// Unchecked: `series` is read and written under `lock` only.
private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var series: [Series] = []

    var all: [Series] { lock.withLock { series } }
    func add(_ name: String, _ labels: [(String, String)]) -> Series {
        let made = Series(name, Dictionary(labels, uniquingKeysWith: { one, _ in one }))
        lock.withLock { series.append(made) }
        return made
    }
}

/// A counter, or a timer with a histogram.
// Unchecked: `kept` is read and written under `lock` only.
private final class Series: CounterHandler, TimerHandler, @unchecked Sendable {
    struct Values: Encodable {
        let name: String
        let labels: [String: String]
        var count: Int64 = 0
        var seconds = 0.0
        /// How many times were at most as long as the bound in `bounds` with the same index, and longer than the one
        /// before; the last one for all that were longer.
        var buckets: [Int64] = []
        let bounds = Series.bounds
    }
    /// In seconds.
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
