#if Tools
package import Foundation
import WaymarkAssociation
import WaymarkLinks

/// What a site's association files say about the app's links.
package enum AssociationChecks {
    /// Checks the contents of an `apple-app-site-association` file.
    package static func apple(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        var findings = AppleAssociation.findings(in: data).map {
            DoctorFinding(file, "\($0)", mend: "Make the file anew with 'waymark association apple'")
        }
        guard let association = try? AppleAssociation(json: data) else {
            return findings.isEmpty
                ? [DoctorFinding(file, "it can't be read", mend: "Make it anew with 'waymark association apple'")]
                : findings
        }
        for appID in table.appIDs where !association.appIDs.contains(appID) {
            let bundle = appID.split(separator: ".", maxSplits: 1).last ?? ""
            let other = association.appIDs.first { $0.split(separator: ".", maxSplits: 1).last == bundle }
            findings.append(
                DoctorFinding(
                    file, other.map { "it has \($0) instead of \(appID)" } ?? "it doesn't have \(appID)",
                    mend: other == nil ? "Add it to appIDs" : "Write the prefix of the team that signs the app"))
        }
        // without the app's own identifier, any app's rules are the best guess at what is meant
        let appIDs = table.appIDs.isEmpty ? association.appIDs : table.appIDs.filter(association.appIDs.contains)
        for appID in appIDs {
            let missed = table.patterns.filter { pattern in
                sample(of: pattern).map { !association.verdict(on: $0, for: appID).isClaimed } ?? false
            }
            findings += missed.map {
                DoctorFinding(
                    file, "links of '\($0)' open the browser and not \(appID)",
                    mend: "Add a component for it, as 'waymark association apple' does")
            }
        }
        return findings
    }

    /// Checks the contents of an `assetlinks.json` file.
    package static func android(_ data: Data, _ table: DoctorTable, file: String) -> [DoctorFinding] {
        let association: AndroidAssociation
        do throws(AssociationError) { association = try AndroidAssociation(json: data) } catch {
            return [DoctorFinding(file, "\(error)", mend: "Make the file anew with 'waymark association android'")]
        }
        guard let package = table.androidPackage else { return [] }
        let statements = association.statements.filter { $0.app.package == package }
        guard !statements.isEmpty else {
            return [DoctorFinding(file, "it doesn't have \(package)", mend: "Add a statement for it")]
        }
        let served = Set(statements.flatMap(\.app.fingerprints))
        return table.fingerprints.filter { !served.contains($0) }.map {
            DoctorFinding(file, "it doesn't have the fingerprint \($0)", mend: "Add it to sha256_cert_fingerprints")
        }
    }

    /// A path that a pattern matches, whatever its values' types; nil for a pattern that isn't one.
    static func sample(of pattern: String) -> String? {
        guard let parsed = try? PatternParser.parse(LinkPattern(pattern)) else { return nil }
        let path = parsed.segments.map { segment -> String in
            switch segment {
            case .literal(let text): "/" + LinkEncoding.segment(text)
            case .parameter, .optional, .rest: "/1"
            }
        }.joined()
        let query = parsed.query.filter { $0.arity == .one }.map { "\($0.key)=1" }.joined(separator: "&")
        return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
    }
}
#endif
