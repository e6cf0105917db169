#if Tools
package import Foundation
import WaymarkAssociation
import WaymarkLinks

/// Checks of a site's association files against the app's links.
package enum AssociationChecks {
    /// Returns the faults of an `apple-app-site-association` file, including missing app identifiers, and differences
    /// between the file's rules and the app's links.
    package static func apple(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        var findings = AppleAssociation.issues(in: data).map {
            DoctorFinding(file, "\($0)", mend: "Write the file again with 'waymark association apple'")
        }
        guard let association = try? AppleAssociation(json: data) else {
            return findings.isEmpty
                ? [DoctorFinding(file, "it can't be read", mend: "Write it again with 'waymark association apple'")]
                : findings
        }
        for appID in table.appIDs where !association.appIDs.contains(appID) {
            let bundle = appID.split(separator: ".", maxSplits: 1).last ?? ""
            let other = association.appIDs.first { $0.split(separator: ".", maxSplits: 1).last == bundle }
            findings.append(
                DoctorFinding(
                    file, other.map { "it has \($0) instead of \(appID)" } ?? "it doesn't have \(appID)",
                    mend: other == nil ? "Add it to appIDs" : "Use the prefix of the team that signs the app"))
        }
        // if the app's identifier isn't known, the rules of all apps are checked
        let appIDs = table.appIDs.isEmpty ? association.appIDs : table.appIDs.filter(association.appIDs.contains)
        for appID in appIDs {
            let check = AssociationCheck(
                association, table.links.table, texts: table.links.knownTexts, host: table.host, for: appID)
            findings += coverage(check, table, file: file, app: appID, by: "waymark association apple")
        }
        return findings
    }

    /// Returns the faults of an `assetlinks.json` file. If the app's package isn't known, only the file's format is
    /// checked. The app's links are compared only if the app has a host.
    ///
    /// - Throws: `CommandFault` if the app's schemes or hosts are malformed.
    package static func android(
        _ data: Data, _ table: DoctorTable, file: String
    ) throws(CommandFault) -> [DoctorFinding] {
        var findings = AndroidAssociation.issues(in: data).map {
            DoctorFinding(file, "\($0)", mend: "Write the file again with 'waymark association android'")
        }
        guard let association = try? AndroidAssociation(json: data), let package = table.androidPackage else {
            return findings
        }
        let statements = association.statements.filter { $0.app.package == package }
        guard !statements.isEmpty else {
            return findings + [DoctorFinding(file, "it doesn't have \(package)", mend: "Add a statement for it")]
        }
        let served = Set(statements.flatMap(\.app.fingerprints))
        findings += table.fingerprints.filter { !served.contains($0) }.map {
            DoctorFinding(file, "it doesn't have the fingerprint \($0)", mend: "Add it to sha256_cert_fingerprints")
        }
        guard !table.hosts.isEmpty else { return findings }
        let check = AssociationCheck(
            association, try table.filters(), table.links.table, texts: table.links.knownTexts, host: table.host,
            for: package)
        return findings + coverage(check, table, file: file, app: package, by: "waymark association android")
    }

    /// Returns a finding for each pattern whose links the file omits, and for each rule of the file that claims links
    /// that the app refuses. These rules are left out if the app may accept links without a known pattern.
    private static func coverage(
        _ check: AssociationCheck, _ table: DoctorTable, file: String, app: String, by command: String
    ) -> [DoctorFinding] {
        let missed = check.missed.compactMap { mismatch in mismatch.pattern.map { ($0, mismatch.link) } }
        let rules = Dictionary(check.missed.map { ($0.link, $0.rule) }, uniquingKeysWith: { first, _ in first })
        let left = table.missing(missed).map { pattern, link in
            let excluded = (rules[link] ?? nil).map { "; the rule \(text($0)) excludes them" } ?? ""
            return DoctorFinding(
                file, "links of '\(pattern.text)' open the browser and not \(app), such as \(link)\(excluded)",
                mend: excluded.isEmpty
                    ? "Add a component for it, as '\(command)' does" : "Put a component for it before that rule")
        }
        guard !table.isPartial else { return left }
        var seen: Set<AppleAssociation.Component?> = []
        return left
            + check.overClaimed.filter { $0.rule != nil && seen.insert($0.rule).inserted }.map { claimed in
                let rule = claimed.rule.map(text) ?? ""
                return DoctorFinding(
                    file, "the rule \(rule) opens \(app) with links that it refuses, such as \(claimed.link)",
                    mend: "Narrow it to the app's patterns, as '\(command)' does")
            }
    }
    private static func text(_ rule: AppleAssociation.Component) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(rule)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
#endif
