import Foundation
import Testing

@testable import WaymarkAssociation

/// Malformed files are handled as on Android: `StatementParser.parseStatementList` (Android Open Source Project,
/// frameworks/base, packages/StatementService) skips elements that aren't statements.
@Suite("Faults in an assetlinks.json file")
struct AndroidFaultTests {
    private static let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")
    private static func statement(
        _ package: String = "com.example.app", _ fingerprints: String = "[\"\(fingerprint)\"]", _ more: String = ""
    ) -> String {
        #"{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","#
            + #""package_name":"\#(package)","sha256_cert_fingerprints":\#(fingerprints)}\#(more)}"#
    }
    private static func rules(_ rules: String) -> String {
        #","relation_extensions":{"delegate_permission/common.handle_all_urls":"#
            + #"{"dynamic_app_link_components":\#(rules)}}"#
    }

    @Test(
        "a malformed statement is reported, and the others still apply",
        arguments: [
            ("1", ": expected a dictionary"), ("{}", ": 'relation' is missing"),
            (#"{"relation":["x"]}"#, ": 'target' is missing"),
            (#"{"relation":"x","target":{}}"#, ".relation: expected an array of strings"),
            (#"{"relation":["x"],"target":[]}"#, ".target: expected a dictionary"),
            (#"{"relation":["x"],"target":{}}"#, ".target: 'namespace' is missing"),
            (#"{"relation":["x"],"target":{"namespace":1}}"#, ".target.namespace: expected a string"),
            (
                #"{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app"}}"#,
                ".target: 'package_name' is missing"
            ),
            (statement("app"), ".target.package_name: 'app' is not a package name"),
            (statement("com.bad", "1"), ".target.sha256_cert_fingerprints: expected an array of strings"),
            (
                statement("com.bad", "[]"),
                ".target.sha256_cert_fingerprints: there is no fingerprint, so the statement applies to no app"
            ),
            (
                statement("com.bad", #"["a1"]"#),
                ".target.sha256_cert_fingerprints[0]: "
                    + "'a1' is not a SHA-256 fingerprint; write 32 pairs of uppercase hexadecimal digits, separated by ':'"
            ),
        ])
    func statements(_ statement: String, _ fault: String) throws {
        for (json, index) in [("[\(statement),\(Self.statement())]", 0), ("[\(Self.statement()),\(statement)]", 1)] {
            #expect(try file(json).statements.map(\.app.package) == ["com.example.app"])
            #expect(faults(json) == ["[\(index)]" + fault])
        }
    }
    @Test("malformed fingerprints are reported and left out")
    func fingerprints() throws {
        let json = "[" + Self.statement("com.example.app", "[\"\(Self.fingerprint)\",\"14\",1]") + "]"
        #expect(try file(json).statements.map(\.app.fingerprints) == [[Self.fingerprint]])
        #expect(faults(json).count == 2)
    }
    @Test("a malformed rule is reported, and the others of its statement still apply")
    func rules() throws {
        let rules = Self.rules(#"[{"/":"/a"},{"/":"/bad","?":{"flag":true}},{"/":"/b","comments":1}]"#)
        let json = "[" + Self.statement("com.example.app", "[\"\(Self.fingerprint)\"]", rules) + "]"
        let file = try file(json)
        #expect(file.verdict(on: "/a", for: "com.example.app")?.isClaimed == true)
        #expect(file.verdict(on: "/b", for: "com.example.app")?.isClaimed == true)
        #expect(file.verdict(on: "/bad", for: "com.example.app") == .unclaimed)
        let place = "[0].relation_extensions['delegate_permission/common.handle_all_urls'].dynamic_app_link_components"
        #expect(
            faults(json) == [
                "\(place)[1].?: expected a string, or a dictionary of strings",
                "\(place)[2].comments: expected a string",
            ])
    }
    @Test("a statement that isn't about links, or that includes a file, isn't a fault")
    func others() throws {
        let json =
            #"[{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web"}},"#
            + #"{"include":"https://shell.app/statements.json"},\#(Self.statement())]"#
        #expect(try file(json).statements.map(\.app.package) == ["com.example.app"])
        #expect(faults(json).isEmpty)
    }
    @Test("JSON that isn't an array, and text that isn't JSON, are refused")
    func unreadable() {
        #expect(faults("{}") == ["expected an array"] && faults("{") == ["the file is not JSON"])
        #expect(throws: AssociationIssue.self) { try file("{}") }
    }

    private func file(_ json: String) throws -> AndroidAssociation { try AndroidAssociation(json: Data(json.utf8)) }
    private func faults(_ json: String) -> [String] {
        AndroidAssociation.issues(in: Data(json.utf8)).map(\.description)
    }
}
