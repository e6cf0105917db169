import BenchmarkKit
import LinkRoutes
import LinkWorkloads
import Waymark
import WaymarkLinks

/// A program that runs a workload repeatedly, so that `Benchmarks/check` can count its instructions.
///
/// The arguments are `NAME ROUNDS`. The difference between runs with different numbers of rounds is the cost of a
/// round.
@main struct LinkCounts {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rounds = Int(arguments[2]) else { return usage() }
        switch arguments[1] {
        case "links.resolve.github.hit": try resolve("github", GithubRoute.links, \.hits, rounds)
        case "links.resolve.github.miss": try resolve("github", GithubRoute.links, \.misses, rounds)
        case "links.resolve.deep100.hit": try resolve("deep100", Deep100Route.links, \.hits, rounds)
        case "links.resolve.deep100.miss": try resolve("deep100", Deep100Route.links, \.misses, rounds)
        case "links.numbers":
            let urls = (0..<100).map { "https://example.com/account/overview/\($0)?utm_source=mail" }
            loop(urls, try table(Deep10Route.links), rounds)
        case "links.hostile.values": try hostile(.values, rounds)
        case "links.hostile.unicode": try hostile(.unicode, rounds)
        case "links.hostile.host": try hostile(.host, rounds)
        case "links.merged.github.hit":
            let table = try Features.table(schemes: Workload.schemes, hosts: Workload.hosts)
            loop(try Workload("github").hits.map(\.url), table, rounds)
        case "links.print.github": try print("github", GithubRoute.links, rounds)
        case "links.print.deep100": try print("deep100", Deep100Route.links, rounds)
        case "links.compile.github":
            for _ in 0..<rounds { Benchmark.keep(try table(GithubRoute.links)) }
        case "links.compile.deep10000":
            let links = NumberedRoute.links(try Workload("deep10000").routes)
            for _ in 0..<rounds { Benchmark.keep(try table(links)) }
        default: usage()
        }
    }
    private static func usage() { Swift.print("usage: LinkCounts NAME ROUNDS") }

    private static func table<Destination: Navigation>(
        _ links: Links<Destination>
    ) throws(LinkSetupError) -> LinkTable<Destination> {
        try LinkTable(links, schemes: Workload.schemes, hosts: Workload.hosts)
    }
    private static func resolve<Destination: Navigation>(
        _ name: String, _ links: Links<Destination>, _ rows: KeyPath<Workload, [Workload.Row]>, _ rounds: Int
    ) throws {
        let urls = try Workload(name)[keyPath: rows].map(\.url)
        loop(urls, try table(links), rounds)
    }
    /// Resolves a link of the maximum length a hundred times in each round.
    private static func hostile(_ kind: HostileLinks, _ rounds: Int) throws {
        let urls = [String](repeating: kind.link(2_048), count: 100)
        loop(urls, try table(NumberedRoute.links(HostileLinks.patterns)), rounds)
    }
    @inline(never) private static func loop<Destination: Navigation>(
        _ urls: [String], _ links: LinkTable<Destination>, _ rounds: Int
    ) {
        for _ in 0..<rounds {
            for url in urls {
                do throws(LinkError) { Benchmark.keep(try links.destination(of: url)) } catch { Benchmark.keep(error) }
            }
        }
    }
    private static func print<Destination: Navigation>(
        _ name: String, _ links: Links<Destination>, _ rounds: Int
    ) throws {
        let table = try table(links)
        let destinations = try Workload(name).hits.map { try table.destination(of: $0.url) }
        for _ in 0..<rounds {
            for destination in destinations {
                Benchmark.keep(table.link(to: destination))
            }
        }
    }
}
