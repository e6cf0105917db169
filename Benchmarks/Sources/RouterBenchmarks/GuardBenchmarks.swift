import BenchmarkKit
import Waymark
import WaymarkLinks

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The benchmarks of restoring a guarded state, and of the memory that guarded navigations take.
@MainActor enum GuardBenchmarks {
    static func links() -> LinkTable<GuardedScreen> {
        LinkTable(schemes: ["bench"])
    }

    /// Measures restoring a saved state of 50 destinations without a host: parsing, checking, resolving, guarding and
    /// applying it.
    static func restore() throws -> Benchmark.Result {
        let restoration = Restoration(links: links(), store: .memory())
        let path = (0..<50).map { GuardedScreen.detail($0) }
        let problems = restoration.save(NavigationState(path: path), owner: "ana")
        precondition(problems.isEmpty)
        let auth = knownSession()
        return Benchmark.measure("restore.50", iterations: 20) { count in
            for _ in 0..<count {
                let router = Router<GuardedScreen>()
                router.setGuard(auth)
                guard let state = restoration.restored(onto: router.state, owner: "ana").state else { return }
                router.perform(.replace(state))
                precondition(router.path == path)
                restoration.confirm()
            }
        }
    }

    /// Returns the process's memory in KiB before and after a million guarded navigations with a host; 0 outside Linux.
    static func memory() -> (before: Int, after: Int) {
        let hosted = Hosted(Router<GuardedScreen>())
        hosted.router.setGuard(knownSession())
        func run(_ count: Int) {
            for index in 0..<count / 2 { hosted.pushPop(.detail(index)) }
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
