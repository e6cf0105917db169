#if Tools
package import Foundation

/// Checks of an app's property lists.
package enum PropertyListChecks {
    private static let domains = "com.apple.developer.associated-domains"

    /// Returns the faults of the entitlements: missing and foreign hosts, malformed entries, and `?mode=developer`. A
    /// file that isn't a property list is a fault, too.
    package static func entitlements(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        guard let root = dictionary(data) else { return [unreadable(file)] }
        let entries = root[domains] as? [String] ?? []
        guard !entries.isEmpty else {
            let wanted = table.hosts.map { "applinks:\($0)" }.joined(separator: ", ")
            return table.hosts.isEmpty
                ? [] : [DoctorFinding(file, "it has no associated domains", mend: "Add \(wanted) to \(domains)")]
        }
        var findings: [DoctorFinding] = []
        var named: [String] = []
        for entry in entries {
            guard let colon = entry.firstIndex(of: ":") else {
                findings.append(DoctorFinding(file, "'\(entry)' names no service", mend: "Write applinks:\(entry)"))
                continue
            }
            guard entry[..<colon] == "applinks" else { continue }
            let parts = entry[entry.index(after: colon)...].split(separator: "?", maxSplits: 1)
            let host = parts.first.map(String.init) ?? ""
            named.append(host)
            if host.contains("/") || host.contains(":") {
                findings.append(
                    DoctorFinding(file, "'\(entry)' is more than a host", mend: "Write applinks: and only the host")
                )
            } else if table.knowsHosts, !table.hosts.contains(where: { covers(host, $0) }) {
                findings.append(
                    DoctorFinding(
                        file, "'\(entry)' is a host whose links the app refuses",
                        mend: "Add '\(host)' to the hosts of the app's links, or remove the entry"))
            }
            if parts.count == 2, parts[1].contains("mode=developer") {
                findings.append(
                    DoctorFinding(
                        file, "'\(entry)' is for development only", mend: "Remove '?\(parts[1])' before the release")
                )
            }
        }
        findings += table.hosts.filter { host in !named.contains { covers($0, host) } }.map { host in
            DoctorFinding(file, "links of \(host) don't reach the app", mend: "Add applinks:\(host) to \(domains)")
        }
        return findings
    }
    private static func covers(_ entry: String, _ host: String) -> Bool {
        let entry = entry.lowercased()
        let host = host.lowercased()
        return entry == host || entry.hasPrefix("*.") && host.hasSuffix(entry.dropFirst())
    }

    /// Returns the differences between the URL types in `Info.plist` and the app's schemes, or the fault of a file that
    /// isn't a property list.
    package static func info(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        guard let root = dictionary(data) else { return [unreadable(file)] }
        let types = root["CFBundleURLTypes"] as? [[String: Any]] ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        let known = Set(schemes.map { $0.lowercased() })
        let missing = table.schemes.filter { !known.contains($0.lowercased()) }.map { scheme in
            DoctorFinding(
                file, "links of \(scheme):// don't reach the app", mend: "Add '\(scheme)' to CFBundleURLSchemes")
        }
        let accepted = Set(table.schemes.map { $0.lowercased() })
        let refused = schemes.filter { table.knowsSchemes && !accepted.contains($0.lowercased()) }.map { scheme in
            DoctorFinding(
                file, "links of \(scheme):// open the app, which refuses them",
                mend: "Add '\(scheme)' to the schemes of the app's links, or remove it here")
        }
        return missing + refused
    }

    private static func dictionary(_ data: Data) -> [String: Any]? {
        try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
    private static func unreadable(_ file: String) -> DoctorFinding {
        DoctorFinding(file, "it isn't a property list", mend: "Open it in Xcode, which says where it is malformed")
    }
}
#endif
