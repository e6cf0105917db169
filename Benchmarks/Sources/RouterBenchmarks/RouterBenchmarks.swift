import BenchmarkKit
import Observation
import Waymark

enum Screen: Navigation { case list, detail(Int) }
enum Incoming: IncomingNavigation { case list, detail(Int) }

/// What an app would write without a router.
@MainActor @Observable final class BarePath { var path: [Screen] = [] }

@main @MainActor struct RouterBenchmarks {
    static func main() throws {
        let results = [pushPop(), pushPopObserved(), coordinator()] + (try GuardBenchmarks.run())
        let isJSON = CommandLine.arguments.contains("--json")
        for result in results { print(isJSON ? result.json : result.row) }
        let memory = GuardBenchmarks.memory()
        let name = "router.memory"
        print(
            isJSON
                ? "{\"name\":\"\(name)\",\"before_kib\":\(memory.before),\"after_kib\":\(memory.after)}"
                : "\(name)\t\(memory.after) KiB\tbefore a million\t\(memory.before) KiB\t")
    }

    /// Push and pop through a router without guards, against a bare observable array.
    private static func pushPop() -> Benchmark.Result {
        let router = Router<Screen>()
        let bare = BarePath()
        return Benchmark.compare("router.pushpop", with: "observable.array", iterations: 200_000) { count in
            for index in 0..<count {
                router.navigate(to: .detail(index))
                router.pop()
            }
        } peer: { count in
            for index in 0..<count {
                bare.path.append(.detail(index))
                bare.path.removeLast()
            }
        }
    }

    /// The same with an observer that is armed anew for each change, as a view is.
    private static func pushPopObserved() -> Benchmark.Result {
        let router = Router<Screen>()
        let bare = BarePath()
        return Benchmark.compare("router.pushpop.observed", with: "observable.array.observed", iterations: 20_000) {
            count in
            for index in 0..<count {
                withObservationTracking {
                    _ = router.path
                } onChange: {
                }
                router.navigate(to: .detail(index))
                withObservationTracking {
                    _ = router.path
                } onChange: {
                }
                router.pop()
            }
        } peer: { count in
            for index in 0..<count {
                withObservationTracking {
                    _ = bare.path
                } onChange: {
                }
                bare.path.append(.detail(index))
                withObservationTracking {
                    _ = bare.path
                } onChange: {
                }
                bare.path.removeLast()
            }
        }
    }

    /// Type-erased destinations through a coordinator without a redirect.
    private static func coordinator() -> Benchmark.Result {
        let coordinator = NavigationCoordinator()
        let bare = BarePath()
        return Benchmark.compare("coordinator.pushpop", with: "observable.array", iterations: 100_000) { count in
            for index in 0..<count {
                coordinator.navigate(to: Incoming.detail(index))
                coordinator.pop()
            }
        } peer: { count in
            for index in 0..<count {
                bare.path.append(.detail(index))
                bare.path.removeLast()
            }
        }
    }
}
