import CoreMetrics
import Foundation
import NIOConcurrencyHelpers

/// A metrics backend that writes lines to a file: the totals of counters, and the histograms of timers. A real app uses
/// a server instead.
final class MetricsFile: MetricsFactory, Sendable {
    private struct Line: Encodable {
        let time: Double
        let series: [MetricsSeries.Values]
    }
    private let file: FileHandle
    private let series = NIOLockedValueBox<[MetricsSeries]>([])
    private let began = ContinuousClock.now

    init(_ file: FileHandle) { self.file = file }

    /// Writes a line every second. A cancellation writes the last line at once. Stops early if a write fails.
    func write() async {
        repeat {
            // the time between two lines; a cancellation ends it
            try? await Task.sleep(for: .seconds(1))
            let line = Line(
                time: (ContinuousClock.now - began) / .seconds(1), series: series.withLockedValue { $0.map(\.values) })
            guard let json = try? JSONEncoder().encode(line), (try? file.write(contentsOf: json + [10])) != nil else {
                return
            }
        } while !Task.isCancelled
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        add(label, dimensions)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        add(label, dimensions)
    }
    private func add(_ name: String, _ labels: [(String, String)]) -> MetricsSeries {
        let made = MetricsSeries(name, Dictionary(labels, uniquingKeysWith: { one, _ in one }))
        series.withLockedValue { $0.append(made) }
        return made
    }
    // navigation telemetry uses only counters and timers
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler { NOOPMetricsHandler.instance }
    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler { NOOPMetricsHandler.instance }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
}
