#if Tools
import WaymarkAssociation
import WaymarkLinks

/// The links of an app, from its sources and its configuration.
package struct DoctorTable: Sendable {
    package let schemes: [String]
    package let hosts: [String]
    /// A Boolean value that indicates whether all schemes are known: `.waymark.yml` states some, or the sources state
    /// some and compute none.
    let knowsSchemes: Bool
    let knowsHosts: Bool
    package var appIDs: [String]
    package var androidPackage: String?
    package var fingerprints: [String]
    /// The patterns with a value that only the app's own code can validate.
    let unjudged: Set<LinkPattern>
    /// A Boolean value that indicates whether the app may accept links without a known pattern. It may if it has link
    /// handlers or computed patterns, which can't be read.
    let isPartial: Bool
    let links: ReadTable

    /// Reads the links of an app.
    ///
    /// - Throws: `CommandFault` if the links can't be set up; `waymark lint` explains why.
    package init(_ read: ReadApp, _ app: App) throws(CommandFault) {
        let configuration = read.model.configuration
        let origins = read.model.origins(of: app)
        let links = try ReadTable(read, app)
        schemes = origins.schemes
        hosts = origins.hosts
        func knows(_ kind: String, _ found: [String], _ stated: [String]) -> Bool {
            !stated.isEmpty || !found.isEmpty && !app.unreadableOrigins.contains { $0.text == kind }
        }
        knowsSchemes = knows("schemes", schemes, configuration.schemes)
        knowsHosts = knows("hosts", hosts, configuration.hosts)
        appIDs = configuration.appIDs
        androidPackage = configuration.androidPackage
        fingerprints = configuration.fingerprints
        unjudged = links.unjudged
        isPartial = !app.handlers.isEmpty || AppOptions.computedPatterns(read, app) > 0
        self.links = links
    }

    /// The host used in checks whose result is the same for each host.
    var host: String { hosts.first ?? "host.example" }
    /// Returns the intent filters that the app's manifest should have.
    ///
    /// - Throws: `CommandFault` if a scheme or host is malformed.
    func filters() throws(CommandFault) -> [AndroidIntentFilter] {
        do throws(LinkSetupError) {
            let origins = try LinkOrigins(schemes: schemes, hosts: hosts)
            return AndroidIntentFilter.filters(for: LinkResolver(origins: origins, table: links.table))
        } catch { throw CommandFault("\(error)") }
    }
    /// Returns the first missed link of each pattern. A pattern with values that only the app's code can validate is
    /// included only if all of its sample links are missed.
    func missing(_ missed: [(pattern: LinkPattern, link: String)]) -> [(pattern: LinkPattern, link: String)] {
        let tried = AssociationCheck.samples(links.table, links.knownTexts).reduce(into: [:] as [LinkPattern: Int]) {
            $0[$1.pattern, default: 0] += 1
        }
        var seen: Set<LinkPattern> = []
        return missed.filter { entry in
            // a file may list only the valid values of a type, which the app alone knows
            let isSure =
                !unjudged.contains(entry.pattern)
                || missed.count(where: { $0.pattern == entry.pattern }) == tried[entry.pattern]
            return isSure && seen.insert(entry.pattern).inserted
        }
    }
}
#endif
