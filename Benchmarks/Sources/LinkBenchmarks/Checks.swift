import LinkRoutes
import LinkWorkloads
import Waymark

/// Checks of a workload's results, which run before its benchmarks.
enum Checks {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static func check<Destination: Navigation>(
        _ workload: Workload, _ links: LinkTable<Destination>, byHand: ((String) -> Destination?)? = nil
    ) throws {
        for row in workload.hits {
            let destination = try links.destination(of: row.url)
            if let numbered = destination as? NumberedRoute, numbered.route != row.route {
                throw Failure(description: "\(workload.name): \(row.url) is \(numbered.route), not \(row.route)")
            }
            if let byHand, byHand(row.url) != destination {
                throw Failure(description: "\(workload.name): \(row.url) resolves differently by hand")
            }
            guard let printed = links.link(to: destination),
                try links.destination(of: printed) == destination
            else { throw Failure(description: "\(workload.name): \(row.url) doesn't resolve to itself when printed") }
        }
        for row in workload.misses {
            if (try? links.destination(of: row.url)) != nil || byHand?(row.url) != nil {
                throw Failure(description: "\(workload.name): \(row.url) should be refused, but resolves")
            }
        }
    }
}
