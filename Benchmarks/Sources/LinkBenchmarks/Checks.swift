@_spi(Internal) import Hummingbird
import LinkWorkloads
import WaymarkLinks

/// Every answer is checked before anything is timed.
enum Checks {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static func check<Destination: Hashable>(
        _ workload: Workload, _ resolver: LinkResolver<Destination>, byHand: ((String) -> Destination?)? = nil
    ) throws {
        for row in workload.hits {
            let index = try resolver.index(of: row.url)
            guard index == row.route else {
                throw Failure(description: "\(workload.name): \(row.url) is \(index), not \(row.route)")
            }
            let destination = try resolver.resolve(row.url)
            if let byHand, byHand(row.url) != destination {
                throw Failure(description: "\(workload.name): \(row.url) is something else by hand")
            }
            guard let printed = resolver.link(to: destination, as: .universal(host: "example.com")),
                try resolver.resolve(printed) == destination
            else { throw Failure(description: "\(workload.name): \(row.url) does not print back") }
        }
        for row in workload.misses {
            if (try? resolver.resolve(row.url)) != nil || byHand?(row.url) != nil {
                throw Failure(description: "\(workload.name): \(row.url) is no miss")
            }
        }
    }

    /// The same for the peer, which is handed paths.
    static func check(_ workload: Workload, _ trie: RouterTrie<Int>) throws {
        for row in workload.hits where trie.resolve(row.path)?.value != row.route {
            throw Failure(description: "\(workload.name): the peer does not know \(row.path)")
        }
    }
}
