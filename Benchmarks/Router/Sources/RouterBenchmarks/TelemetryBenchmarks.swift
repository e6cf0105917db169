import BenchmarkKit
import CoreMetrics
import Waymark
import WaymarkTelemetry

/// The benchmark of reporting a transition.
@MainActor enum TelemetryBenchmarks {
    private enum ReportedScreen: Navigation {
        case list, detail(Int)
        // as `@Links` generates it
        var name: String {
            switch self {
            case .list: "reported-screen/list"
            case .detail: "reported-screen/detail"
            }
        }
    }

    /// Measures a push and a pop that are reported as metrics, without a tracer, against an unreported push and pop.
    static func report() -> Benchmark.Result {
        let plain = Hosted(Router<ReportedScreen>(path: [.list]))
        let reported = Hosted(Router<ReportedScreen>(path: [.list]))
        reported.router.report(to: NavigationTelemetry(metrics: SumFactory()))
        return Benchmark.compare(
            "telemetry.transition", with: "router.transition", iterations: 10_000, each: 2
        ) { count in
            for index in 0..<count { reported.pushPop(.detail(index)) }
        } peer: { count in
            for index in 0..<count { plain.pushPop(.detail(index)) }
        }
    }
}

/// A metrics factory that only adds up values, so that the benchmark mostly measures the report.
private struct SumFactory: MetricsFactory {
    final class Sum: CounterHandler, TimerHandler, @unchecked Sendable {  // all on the main actor
        var total: Int64 = 0
        func increment(by amount: Int64) { total += amount }
        func recordNanoseconds(_ duration: Int64) { total += duration }
        func reset() { total = 0 }
    }
    final class Last: MeterHandler, RecorderHandler {
        func set(_ value: Int64) {}
        func set(_ value: Double) {}
        func increment(by amount: Double) {}
        func decrement(by amount: Double) {}
        func record(_ value: Int64) {}
        func record(_ value: Double) {}
    }
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler { Sum() }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler { Sum() }
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler { Last() }
    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler { Last() }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
}
