import BenchmarkKit
import Waymark
import WaymarkLinks

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A route that states who may see it.
enum GuardedScreen: GuardedNavigation {
    case list
    case detail(Int)
    var accessRule: AccessRule { .session() }

    static var links: Links<GuardedScreen> {
        Links {
            Link("/list", to: .list)
            Link("/detail/{id}") {
                .detail($0)
            } values: {
                if case .detail(let id) = $0 { id } else { nil }
            }
        }
    }
}

struct NoSessions: SessionRepository {
    func session() async throws -> Session? { nil }
}

/// What guards and restoration cost.
@MainActor enum GuardBenchmarks {
    static func run() throws -> [Benchmark.Result] {
        [pushPop(), try restore()]
    }

    /// One navigation, of a push and a pop in turn, on a stack of two, behind a guard that knows the session; against
    /// the same without a guard.
    private static func pushPop() -> Benchmark.Result {
        let guarded = Router<GuardedScreen>(path: [.list, .detail(0)])
        let auth = AuthGuard<GuardedScreen>(sessions: NoSessions())
        auth.update(Session(owner: "ana"))
        guarded.protect(with: auth)
        let plain = Router<GuardedScreen>(path: [.list, .detail(0)])
        return Benchmark.compare(
            "router.navigate.guarded", with: "router.navigate", iterations: 20_000, each: 2
        ) { count in
            for index in 0..<count {
                guarded.navigate(to: .detail(index))
                guarded.pop()
            }
        } peer: { count in
            for index in 0..<count {
                plain.navigate(to: .detail(index))
                plain.pop()
            }
        }
    }

    /// Saved state of 50 destinations: read, checked, resolved, guarded and shown.
    private static func restore() throws -> Benchmark.Result {
        let origins = try LinkOrigins(schemes: ["bench"])
        let links = StateLinks(LinkResolver(origins: origins, table: try LinkTable(GuardedScreen.links)))
        let store = MemoryRestorationStore()
        let restoration = Restoration(links: links, store: store)
        let path = (0..<50).map { GuardedScreen.detail($0) }
        let problems = restoration.save(NavigationState(path: path), owner: "ana")
        precondition(problems.isEmpty)
        let auth = AuthGuard<GuardedScreen>(sessions: NoSessions())
        auth.update(Session(owner: "ana"))
        return Benchmark.measure("restore.50", iterations: 20) { count in
            for _ in 0..<count {
                let router = Router<GuardedScreen>()
                router.protect(with: auth)
                guard let state = restoration.restored(onto: router.state, owner: "ana").state else { return }
                router.perform(.replace(state))
                precondition(router.path == path)
                restoration.settle()
            }
        }
    }

    /// A million guarded navigations: the memory of the process before and after, in KiB.
    static func memory() -> (before: Int, after: Int) {
        let router = Router<GuardedScreen>()
        let auth = AuthGuard<GuardedScreen>(sessions: NoSessions())
        auth.update(Session(owner: "ana"))
        router.protect(with: auth)
        func run(_ count: Int) {
            for index in 0..<count / 2 {
                router.navigate(to: .detail(index))
                router.pop()
            }
        }
        run(10_000)
        let before = residentKiB
        run(1_000_000)
        return (before, residentKiB)
    }
    private static var residentKiB: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 128)
        guard fgets(&buffer, 128, file) != nil else { return 0 }
        let fields = String(decoding: buffer.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize()) / 1_024
    }
}
