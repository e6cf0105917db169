#if Tools
import Foundation
import WaymarkAssociation

extension LintReport {
    /// Returns the findings as JSON. `version` changes when a key gets another meaning; new keys may be added.
    func json() throws -> String {
        struct File: Encodable { let version: Int, findings: [Item] }
        struct Item: Encodable {
            let rule: String, level: String, message: String, reason: String, file: String, line: Int, column: Int
            let fix: String?
        }
        let items = findings.map {
            Item(
                rule: $0.rule.id, level: $0.level.rawValue, message: $0.message, reason: $0.rule.reason, file: path($0),
                line: $0.place.line, column: $0.place.column, fix: $0.fix?.title)
        }
        return try CommandJSON.encoded(File(version: 1, findings: items))
    }

    func sarif() throws -> String {
        struct Log: Encodable {
            let schema = "https://json.schemastore.org/sarif-2.1.0.json", version = "2.1.0"
            let runs: [Run]
            enum CodingKeys: String, CodingKey {
                case schema = "$schema"
                case version, runs
            }
        }
        struct Run: Encodable { let tool: Tool, results: [Result] }
        struct Tool: Encodable { let driver: Driver }
        struct Driver: Encodable { let name = "waymark", version: String, rules: [Descriptor] }
        struct Descriptor: Encodable { let id: String, shortDescription: Text }
        struct Text: Encodable { let text: String }
        struct Result: Encodable { let ruleId: String, level: String, message: Text, locations: [Location] }
        struct Location: Encodable { let physicalLocation: Physical }
        struct Physical: Encodable { let artifactLocation: Artifact, region: Region }
        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int, startColumn: Int }

        let results = findings.map { finding in
            Result(
                ruleId: finding.rule.id, level: finding.level.rawValue, message: Text(text: finding.message),
                locations: [
                    Location(
                        physicalLocation: Physical(
                            artifactLocation: Artifact(uri: Self.uri(path(finding))),
                            region: Region(startLine: finding.place.line, startColumn: finding.place.column)))
                ])
        }
        let rules = Rule.allCases.map { Descriptor(id: $0.id, shortDescription: Text(text: $0.reason)) }
        let driver = Driver(version: PackageVersion.current, rules: rules)
        return try CommandJSON.encoded(Log(runs: [Run(tool: Tool(driver: driver), results: results)]))
    }

    /// Returns the URI of a path: a relative reference, or a file URL for an absolute path.
    private static func uri(_ path: String) -> String {
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return path.hasPrefix("/") ? "file://" + uri : uri
    }
}
#endif
