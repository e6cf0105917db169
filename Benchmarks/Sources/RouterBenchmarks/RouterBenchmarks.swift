import BenchmarkKit
import Waymark

@main @MainActor struct RouterBenchmarks {
    static func main() async throws {
        let hosted = [0, 10, 100, 1_000].map { pushPop(depth: $0) }
        let inspected = try await InspectorBenchmarks.all()
        let results =
            hosted + inspected + [guarded(), sheet(), tab(), try link(), try GuardBenchmarks.restore()]
        let isJSON = CommandLine.arguments.contains("--json")
        for result in results { print(isJSON ? result.json : result.row) }
        let memory = GuardBenchmarks.memory()
        let name = "router.memory"
        print(
            isJSON
                ? "{\"name\":\"\(name)\",\"before_kib\":\(memory.before),\"after_kib\":\(memory.after)}"
                : "\(name)\t\(memory.after) KiB\tbefore a million\t\(memory.before) KiB\t")
    }

    /// Measures a push and a pop on a router with a host, observed and reported as shown, compared with an observed
    /// array.
    private static func pushPop(depth: Int) -> Benchmark.Result {
        let hosted = Hosted(Router<Screen>(path: (0..<depth).map { .detail($0) }))
        let bare = BarePath()
        bare.path = (0..<depth).map { .detail($0) }
        return Benchmark.compare(
            "router.pushpop.hosted.\(depth)", with: "observable.array.observed", iterations: 10_000
        ) { count in
            for index in 0..<count { hosted.pushPop(.detail(index)) }
        } peer: { count in
            for index in 0..<count { bare.pushPop(.detail(index)) }
        }
    }
    /// Measures a push and a pop on a stack of ten with a guard that knows the session, compared with no guard.
    private static func guarded() -> Benchmark.Result {
        let path = (0..<10).map { GuardedScreen.detail($0) }
        let guarded = Hosted(Router(path: path))
        guarded.router.setGuard(knownSession())
        let plain = Hosted(Router(path: path))
        return Benchmark.compare(
            "router.pushpop.hosted.guarded", with: "router.pushpop.hosted", iterations: 10_000
        ) { count in
            for index in 0..<count { guarded.pushPop(.detail(index)) }
        } peer: { count in
            for index in 0..<count { plain.pushPop(.detail(index)) }
        }
    }
    /// Measures presenting and dismissing a sheet.
    private static func sheet() -> Benchmark.Result {
        let hosted = Hosted(Router<Screen>())
        let ground = hosted.router.host.ground
        return Benchmark.measure("router.sheet", iterations: 10_000) { count in
            for _ in 0..<count {
                observe { _ = ground.modal }
                hosted.router.navigate(to: .settings)
                ground.modal?.didShow(depth: 0)
                observe { _ = ground.modal }
                hosted.router.dismissModal()
                ground.didDismissModal()
            }
        }
    }
    /// Measures selecting another tab.
    private static func tab() -> Benchmark.Result {
        let branches = ["a", "b"].map { NavigationBranch<Screen>(id: $0, root: .list, path: [.detail(1)]) }
        let hosted = Hosted(Router(NavigationState(branches: branches)))
        let ground = hosted.router.host.ground
        return Benchmark.measure("router.tab", iterations: 10_000) { count in
            for index in 0..<count {
                observe { _ = ground.branches.selected }
                hosted.router.perform(.select(branch: index.isMultiple(of: 2) ? "b" : "a"))
                ground.didShow(depth: 1)
            }
        }
    }
    /// Measures opening an external link to a screen that is pushed.
    private static func link() throws -> Benchmark.Result {
        let hosted = Hosted(Router<GuardedScreen>())
        let links = GuardBenchmarks.links()
        let texts = (0..<100).map { "bench://detail/\($0)" }
        return Benchmark.measure("router.link", iterations: 10_000) { count in
            for index in 0..<count {
                observe { _ = hosted.router.host.ground.path }
                hosted.router.open(texts[index % 100], using: links)
                hosted.router.host.ground.didShow(depth: 1)
            }
        }
    }
}
