import LinkWorkloads
import Waymark
import WaymarkLinks

/// Resolves links repeatedly by their own bytes or by a copy of them, as on systems whose strings provide no span, for
/// `Benchmarks/check` to count the instructions.
///
/// The arguments are `spanned ROUNDS` or `copied ROUNDS`. It's in this package because only it can call the function
/// for the copy.
@main struct LinkCopies {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rounds = Int(arguments[2]) else { return usage() }
        let workload = try Workload("deep100")
        let resolver = LinkResolver(
            origins: try LinkOrigins(schemes: Workload.schemes, hosts: Workload.hosts),
            table: try LinkIndex(NumberedRoute.links(workload.routes)))
        let resolve: (String) throws(LinkError) -> NumberedRoute
        switch arguments[1] {
        case "spanned": resolve = { (link) throws(LinkError) in try resolver.resolve(link) }
        case "copied":
            let spellings = resolver.origins.spellings
            resolve = { (link) throws(LinkError) in try resolver.table.resolveCopy(of: link, spellings) }
        default: return usage()
        }
        for _ in 0..<rounds {
            for row in workload.hits {
                let route = try resolve(row.url).route
                guard route == row.route else { throw Failure(url: row.url, route: route) }
            }
        }
    }
    private static func usage() { print("usage: LinkCopies spanned|copied ROUNDS") }
    /// A link that leads elsewhere.
    private struct Failure: Error { let url: String, route: Int }
}
