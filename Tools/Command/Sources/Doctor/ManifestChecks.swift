#if Tools
package import Foundation
import WaymarkAssociation
import WaymarkLinks

/// Checks of an Android app's manifest.
package enum ManifestChecks {
    private static let anew = "as 'waymark association android --manifest' writes it"

    /// Returns the faults of the intent filters, and their differences from the app's links; for a malformed manifest,
    /// only that fault. If a filter can't be read completely, a finding says so, and no link is reported as missing.
    package static func findings(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        let manifest: AndroidManifest
        do throws(AndroidManifest.Malformed) { manifest = try AndroidManifest(data) } catch {
            return [
                DoctorFinding(
                    "\(file):\(error.line)", "it isn't an Android manifest", mend: "Pass the app's AndroidManifest.xml")
            ]
        }
        let filters = manifest.filters
        guard !filters.isEmpty else {
            return [DoctorFinding(file, "it has no intent filter for links", mend: "Add one, \(anew)")]
        }
        let unreadable = filters.filter { !$0.unreadable.isEmpty }.map { filter in
            DoctorFinding(
                "\(file):\(filter.line)",
                "\(filter.unreadable.joined(separator: ", ")) can't be evaluated, so missing links aren't reported",
                mend: "Pass the merged manifest of a build, or check it by hand")
        }
        return filters.flatMap { faults(of: $0, table, file) } + unreadable
            + (unreadable.isEmpty ? missing(filters, table, file) : [])
    }

    /// Returns the faults of one filter.
    private static func faults(
        of filter: AndroidManifest.Filter, _ table: DoctorTable, _ file: String
    ) -> [DoctorFinding] {
        func finding(_ problem: String, _ remedy: String) -> DoctorFinding {
            DoctorFinding("\(file):\(filter.line)", problem, mend: remedy)
        }
        var findings: [DoctorFinding] = []
        for (category, effect) in [("BROWSABLE", "browsers don't open its links"), ("DEFAULT", "no link reaches it")]
        where !filter.categories.contains("android.intent.category.\(category)") {
            findings.append(
                finding(
                    "the filter of \(filter.activity) lacks the category \(category), so \(effect)",
                    "Add <category android:name=\"android.intent.category.\(category)\" />"))
        }
        if !filter.isExported {
            findings.append(
                finding("\(filter.activity) isn't exported", "Add android:exported=\"true\" to the activity"))
        }
        if filter.schemes.contains("https"), !filter.isVerified, filter.hosts.contains(where: { hasHost($0, table) }) {
            findings.append(
                finding(
                    "links of \(filter.hosts.joined(separator: ", ")) open the browser, because they aren't verified",
                    "Add android:autoVerify=\"true\" to the filter"))
        }
        let isWeb = filter.schemes.contains { ["http", "https"].contains($0) }
        if isWeb, table.knowsHosts {
            findings += filter.hosts.filter { !hasHost($0, table) }.map { host in
                finding(
                    "links of \(host) open the app, which refuses them",
                    "Add '\(host)' to the hosts of the app's links, or remove it here")
            }
        }
        let schemes = Set((table.schemes + ["http", "https"]).map { $0.lowercased() })
        let others = table.knowsSchemes ? filter.schemes : []
        findings += others.filter { !schemes.contains($0.lowercased()) }.map { scheme in
            finding(
                "links of \(scheme):// open the app, which refuses them",
                "Add '\(scheme)' to the schemes of the app's links, or remove it here")
        }
        return findings + spelling(of: filter, file)
    }
    /// Returns a finding for each scheme with capitals, which matches no link, and for each advanced pattern that
    /// Android refuses.
    private static func spelling(of filter: AndroidManifest.Filter, _ file: String) -> [DoctorFinding] {
        let place = "\(file):\(filter.line)"
        let schemes = filter.schemes.filter { $0 != $0.lowercased() }.map { scheme in
            DoctorFinding(
                place, "no link has the scheme \(scheme), because Android compares schemes case-sensitively",
                mend: "Write '\(scheme.lowercased())'")
        }
        let patterns = filter.paths.compactMap { path -> DoctorFinding? in
            guard case .advancedPattern(let text) = path, !AndroidIntentFilter.Path.isAdvancedPattern(text) else {
                return nil
            }
            return DoctorFinding(
                place, "Android refuses '\(text)' as an advanced pattern",
                mend: "Close each set and count, and don't repeat a repetition")
        }
        return schemes + patterns
    }
    /// Returns true if a filter's host matches one of the app's hosts.
    private static func hasHost(_ host: String, _ table: DoctorTable) -> Bool {
        table.hosts.contains { AndroidIntentFilter.Authority(host: host).matches(host: $0) }
    }

    /// Returns a finding for each of the app's schemes and hosts whose links all miss the filters. For the others,
    /// returns one for each pattern with links that no filter matches.
    private static func missing(
        _ filters: [AndroidManifest.Filter], _ table: DoctorTable, _ file: String
    ) -> [DoctorFinding] {
        let samples = AssociationCheck.samples(table.links.table, table.links.knownTexts)
        var findings: [DoctorFinding] = []
        func compare(_ origin: String, _ links: [(pattern: LinkPattern, link: String)]) {
            let missed = links.filter { link in !filters.contains { $0.matches(link.link) } }
            guard missed.count < links.count || links.isEmpty else {
                findings.append(
                    DoctorFinding(file, "links of \(origin) don't reach the app", mend: "Add a filter, \(anew)"))
                return
            }
            findings += table.missing(missed).map { pattern, link in
                DoctorFinding(
                    file, "links of '\(pattern.text)' don't reach the app, such as \(link)",
                    mend: "Add its path, \(anew)")
            }
        }
        for host in table.hosts { compare(host, samples.map { ($0.pattern, "https://\(host)\($0.path)") }) }
        let custom = Set(
            table.links.entries.map(\.parsed).filter(\.canFollowScheme).map { LinkPattern($0.text) })
        for scheme in table.schemes {
            compare(
                "\(scheme)://",
                samples.filter { custom.contains($0.pattern) }.map { ($0.pattern, "\(scheme):/\($0.path)") })
        }
        return findings
    }
}
#endif
