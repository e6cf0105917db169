import BenchmarkKit
import LinkRoutes
import LinkWorkloads
import Waymark
import WaymarkLinks

/// A program that runs the benchmarks `links.*`, after checks of each workload's results. The arguments are
/// `[--json] [FILTER]`.
@main struct LinkBenchmarks {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let isJSON = arguments.contains("--json")
        let filter = arguments.first { !$0.hasPrefix("--") } ?? ""
        var report = Report(filter: filter, isJSON: isJSON)

        let github = try table("github", GithubRoute.links, byHand: GithubRoute.byHand)
        try table("deep10", Deep10Route.links, byHand: Deep10Route.byHand).all(&report)
        try table("deep100", Deep100Route.links, byHand: Deep100Route.byHand).all(&report)
        let thousand = try Workload("deep1000")
        try TableBenchmarks(
            thousand, NumberedRoute.links(thousand.routes), byHand: NumberedRoute.deep1000ByHand
        ).all(&report)
        let tenThousand = try Workload("deep10000")
        try TableBenchmarks(tenThousand, NumberedRoute.links(tenThousand.routes), byHand: nil).all(&report)
        github.all(&report)
        try MergedBenchmarks(github.workload).all(&report)
        try HostileBenchmarks().all(&report)
    }

    private static func table<Destination: Navigation>(
        _ name: String, _ links: Links<Destination>, byHand: @escaping (String) -> Destination?
    ) throws -> TableBenchmarks<Destination> {
        try TableBenchmarks(Workload(name), links, byHand: byHand)
    }
}

/// A report that measures the benchmarks whose names contain the filter, and prints each result at once.
struct Report {
    let filter: String
    let isJSON: Bool
    mutating func add(_ name: String, _ measure: () -> Benchmark.Result) {
        guard filter.isEmpty || name.contains(filter) else { return }
        let result = measure()
        print(isJSON ? result.json : result.row)
    }
}

/// The benchmarks `links.{resolve,print,compile}.<table>`.
struct TableBenchmarks<Destination: Navigation> {
    let workload: Workload
    let links: Links<Destination>
    let table: LinkTable<Destination>
    let byHand: ((String) -> Destination?)?

    init(_ workload: Workload, _ links: Links<Destination>, byHand: ((String) -> Destination?)?) throws {
        self.workload = workload
        self.links = links
        self.byHand = byHand
        table = try LinkTable(links, schemes: Workload.schemes, hosts: Workload.hosts)
        try Checks.check(workload, table, byHand: byHand)
    }

    func all(_ report: inout Report) {
        for (kind, rows) in [("hit", workload.hits), ("miss", workload.misses)] {
            let urls = rows.map(\.url)
            let rounds = max(1, 20_000 / urls.count)
            let byHandRounds = max(1, 2_000 / urls.count)
            func resolve(_ count: Int) {
                for _ in 0..<count * rounds {
                    for url in urls {
                        do throws(LinkError) { Benchmark.keep(try table.destination(of: url)) } catch {
                            Benchmark.keep(error)
                        }
                    }
                }
            }
            let name = "links.resolve.\(workload.name).\(kind)"
            report.add(name) {
                guard let byHand else {
                    return Benchmark.measure(name, iterations: 1, each: urls.count * rounds, resolve)
                }
                return compare(name, "url.switch", urls.count, rounds, byHandRounds, resolve) { count in
                    for _ in 0..<count * byHandRounds { for url in urls { Benchmark.keep(byHand(url)) } }
                }
            }
        }
        printing(&report)
        let compile = "links.compile.\(workload.name)"
        report.add(compile) {
            Benchmark.measure(compile, iterations: max(1, 2_000 / workload.routes.count), samples: 11) { count in
                for _ in 0..<count {
                    Benchmark.keep(try? LinkTable(links, schemes: Workload.schemes, hosts: Workload.hosts))
                }
            }
        }
    }

    private func printing(_ report: inout Report) {
        let destinations = workload.hits.compactMap { try? table.destination(of: $0.url) }
        let name = "links.print.\(workload.name)"
        report.add(name) {
            Benchmark.measure(name, iterations: 20, each: destinations.count) { count in
                for _ in 0..<count {
                    for destination in destinations {
                        Benchmark.keep(table.link(to: destination))
                    }
                }
            }
        }
    }

    /// Measures a variant and its peer, which runs fewer rounds because it is about ten times slower.
    private func compare(
        _ name: String, _ peer: String, _ each: Int, _ rounds: Int, _ peerRounds: Int, _ own: (Int) -> Void,
        _ other: (Int) -> Void
    ) -> Benchmark.Result {
        let result = Benchmark.compare(name, with: peer, iterations: 1, each: each, own, peer: other)
        return Benchmark.Result(
            name: name, median: result.median / Double(rounds),
            peer: result.peer.map { ($0.name, $0.median / Double(peerRounds)) })
    }
}

/// The benchmarks `links.merged.github.*`: 20 features in one table, compared with the same routes in one enum.
struct MergedBenchmarks {
    let workload: Workload
    let merged: LinkTable<AnyNavigation>
    let single: LinkTable<GithubRoute>

    @MainActor init(_ workload: Workload) throws {
        self.workload = workload
        merged = try Features.table(schemes: Workload.schemes, hosts: Workload.hosts)
        single = LinkTable(schemes: Workload.schemes, hosts: Workload.hosts)
        for row in workload.hits {
            let own = merged.link(to: try merged.destination(of: row.url))
            let expected = single.link(to: try single.destination(of: row.url))
            guard own == expected else {
                throw Checks.Failure(description: "merged: \(row.url) is \(own ?? "no link")")
            }
        }
    }

    func all(_ report: inout Report) {
        for (kind, rows) in [("hit", workload.hits), ("miss", workload.misses)] {
            let urls = rows.map(\.url)
            let name = "links.merged.github.\(kind)"
            report.add(name) {
                Benchmark.compare(name, with: "links.one.enum", iterations: 20, each: urls.count) { count in
                    for _ in 0..<count {
                        for url in urls {
                            do throws(LinkError) { Benchmark.keep(try merged.destination(of: url)) } catch {
                                Benchmark.keep(error)
                            }
                        }
                    }
                } peer: { count in
                    for _ in 0..<count {
                        for url in urls {
                            do throws(LinkError) { Benchmark.keep(try single.destination(of: url)) } catch {
                                Benchmark.keep(error)
                            }
                        }
                    }
                }
            }
        }
    }
}
