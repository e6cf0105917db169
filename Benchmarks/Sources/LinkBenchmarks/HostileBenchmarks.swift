import BenchmarkKit
import LinkRoutes
import LinkWorkloads
import Waymark

/// The benchmarks `links.hostile.*`: worst-case links of several lengths, to show that the cost is linear.
struct HostileBenchmarks {
    private let links: LinkTable<NumberedRoute>

    init() throws {
        links = try LinkTable(
            NumberedRoute.links(HostileLinks.patterns), schemes: Workload.schemes, hosts: Workload.hosts)
    }

    func all(_ report: inout Report) {
        for kind in HostileLinks.allCases {
            for length in [256, 512, 1_024, 2_048, 100_000] {
                let link = kind.link(length)
                let name = "links.hostile.\(kind).\(length)"
                report.add(name) {
                    Benchmark.measure(name, iterations: 2_000, samples: 11) { count in
                        for _ in 0..<count { Benchmark.keep(try? links.destination(of: link)) }
                    }
                }
            }
        }
    }
}
