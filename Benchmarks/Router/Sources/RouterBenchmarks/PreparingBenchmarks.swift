import BenchmarkKit
import Waymark

/// The benchmarks of preparing screens: the time that it saves, and its cost.
@MainActor enum PreparingBenchmarks {
    private typealias Screens = Router<Screen>
    /// The loading time of the source, and the duration of a frame, after which a screen appears.
    private static let (load, frame) = (Duration.milliseconds(150), Duration.milliseconds(16))

    // MARK: from a tap to the content
    /// Measures the elapsed time from a tap to the first content. Content that was prepared before the tap or by the
    /// navigation is compared with content that a screen begins to load when it appears.
    static func content() async throws -> [Benchmark.Result] {
        var (before, tap, without): ([Double], [Double], [Double]) = ([], [], [])
        for index in 0..<9 {
            let destination = Screen.detail(index)
            let (early, late, bare) = (preparing(), preparing(), Hosted(Screens()).router)
            early.prepare(destination)
            try await Task.sleep(for: load + frame)
            before.append(
                try await time(destination, early) {
                    let content = early.prepared(for: destination, as: Int.self)
                    // content that is loaded is shown with the first frame
                    if let value = content.value { return value }
                    return try await content.get()
                })
            tap.append(
                try await time(destination, late) { try await late.prepared(for: destination, as: Int.self).get() })
            without.append(try await time(destination, bare) { try await source() })
        }
        let peer = ("preparing.content.without", without.sorted()[without.count / 2])
        return [("preparing.content.before", before), ("preparing.content.tap", tap)].map { name, samples in
            Benchmark.Result(name: name, median: samples.sorted()[samples.count / 2], peer: peer)
        }
    }
    private static func preparing() -> Screens {
        let router = Hosted(Screens()).router
        router.setPreparation { _ in Preparation { try await source() } }
        return router
    }
    private static func source() async throws -> Int {
        try await Task.sleep(for: load)
        return 1
    }
    /// Returns the elapsed time from the navigation to the content, in nanoseconds.
    private static func time(
        _ destination: Screen, _ router: Screens, _ content: () async throws -> Int
    ) async throws -> Double {
        let clock = ContinuousClock()
        let began = clock.now
        router.navigate(to: destination)
        try await Task.sleep(for: frame)
        router.host.ground.didShow(depth: 1)
        Benchmark.keep(try await content())
        return (clock.now - began) / .nanoseconds(1)
    }

    // MARK: cost
    /// Measures preparing a kept value, a new one, and a new one that evicts the oldest of 20, without the loads,
    /// compared with a router without preparations. Also compares a push and a pop of a prepared screen with those of
    /// an unprepared one.
    static func cost() async -> [Benchmark.Result] {
        // loads run and are cancelled in the pause, which isn't measured
        let pause = { for _ in 0..<1_000 { await Task.yield() } }
        let (router, plain, empty) = (full(), Screens(), full())
        var next = 1_000
        let (prepared, bare) = (Hosted(full()), Hosted(Screens()))
        return [
            await Benchmark.compare(
                "router.prepare.kept", with: "router.prepare.unused", iterations: 1_000, samples: 101, pause: pause
            ) { count in
                for index in 0..<count { router.prepare(.detail(index % 20)) }
            } peer: { count in
                for index in 0..<count { plain.prepare(.detail(index % 20)) }
            },
            await Benchmark.compare(
                "router.prepare.new", with: "router.prepare.unused", iterations: 20, samples: 401,
                pause: {
                    await pause()
                    empty.freePrepared()
                }
            ) { count in
                for index in 0..<count { empty.prepare(.detail(index)) }
            } peer: { count in
                for index in 0..<count { plain.prepare(.detail(index)) }
            },
            await Benchmark.compare(
                "router.prepare.evicting", with: "router.prepare.unused", iterations: 200, samples: 101, pause: pause
            ) { count in
                for index in next..<next + count { router.prepare(.detail(index)) }
                next += count
            } peer: { count in
                for index in 0..<count { plain.prepare(.detail(index % 20)) }
            },
            await Benchmark.compare(
                "router.pushpop.prepared", with: "router.pushpop.hosted", iterations: 200, samples: 101, pause: pause
            ) { count in
                for index in 0..<count { prepared.pushPop(.detail(index % 20)) }
            } peer: { count in
                for index in 0..<count { bare.pushPop(.detail(index % 20)) }
            },
        ]
    }
    private static func full() -> Screens {
        let router = Screens()
        router.setPreparation { screen in if case .detail(let id) = screen { Preparation { id } } else { nil } }
        for id in 0..<20 { router.prepare(.detail(id)) }
        return router
    }
}
