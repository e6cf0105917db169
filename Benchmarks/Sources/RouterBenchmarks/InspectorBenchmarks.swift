import BenchmarkKit
import Waymark
import WaymarkInspector

/// The benchmarks of transitions that an Inspector records.
@MainActor enum InspectorBenchmarks {
    /// Measures a push and a pop while an Inspector records them, compared with an unrecorded router: once without a
    /// guard, and once with a guard on a stack of ten.
    static func all() async throws -> [Benchmark.Result] {
        let plain = Hosted(Router<Screen>())
        let seen = Hosted(Router<Screen>())
        let path = (0..<10).map { GuardedScreen.detail($0) }
        let guarded = Hosted(Router(path: path))
        guarded.router.setGuard(knownSession())
        let seenGuarded = Hosted(Router(path: path))
        seenGuarded.router.setGuard(knownSession())
        let inspector = try await Inspector.start(seen.router, options: .init(allowsReleaseBuilds: true))
        inspector.add(seenGuarded.router, name: "Guarded")
        let results = [
            Benchmark.compare(
                "inspector.transition", with: "router.transition", iterations: 400, samples: 101, each: 2
            ) { count in
                for index in 0..<count { seen.pushPop(.detail(index)) }
            } peer: { count in
                for index in 0..<count { plain.pushPop(.detail(index)) }
            },
            Benchmark.compare(
                "inspector.transition.guarded", with: "router.transition.guarded", iterations: 400, samples: 101,
                each: 2
            ) { count in
                for index in 0..<count { seenGuarded.pushPop(.detail(index)) }
            } peer: { count in
                for index in 0..<count { guarded.pushPop(.detail(index)) }
            },
        ]
        await inspector.stop()
        return results
    }
}
