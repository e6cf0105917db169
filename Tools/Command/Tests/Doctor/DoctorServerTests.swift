#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite(
    "waymark doctor, with a served site",
    .enabled(if: ServedFolder.Server.nginx.isExpected, "nginx isn't installed: apt-get install nginx-light"))
struct DoctorServerTests {
    private static let apple = "/.well-known/apple-app-site-association"
    private static let android = "/.well-known/assetlinks.json"

    /// Serves files, with the locations `/type/` (wrong content type) and `/redirect/`.
    private func site(_ files: [String: String]) async throws -> ServedFolder {
        let site = try ServedFolder(files) { root in
            """
            root \(root);
            default_type application/json;
            location /type/ { default_type text/plain; }
            location /redirect/ { return 301 /clean$uri; }
            """
        }
        try await site.start()
        return site
    }
    @Test("each fault of a site is reported, and a correct site has no findings")
    func faults() async throws {
        let clean = AssociationCheckTests.file()
        let site = try await site([
            "clean" + Self.apple: clean, "type" + Self.apple: clean,
            "large" + Self.apple: clean + String(repeating: " ", count: 128 * 1_024),
            "pattern" + Self.apple: AssociationCheckTests.file("ABCDE12345.example.recipes", ["/recipe/?*"]),
            "team" + Self.apple: AssociationCheckTests.file("ZZZZZ99999.example.recipes"),
        ])
        var table = try await recipes()
        table.androidPackage = nil
        for (fault, problem) in [
            ("clean", nil), ("redirect", "it is redirected to "), ("type", "the content type is text/plain"),
            ("missing", "the status is 404"), ("large", " bytes, but at most 131072 are read"),
            ("pattern", "links of '/search?q={q}&page={page?}' open the browser and not ABCDE12345.example.recipes"),
            ("team", "it has ZZZZZ99999.example.recipes instead of ABCDE12345.example.recipes"),
        ] as [(String, String?)] {
            let findings = try await DoctorCommand.site("\(site.address)/\(fault)", table)
            #expect(findings.count == (problem == nil ? 0 : 1), "\(fault): \(findings)")
            if let problem { #expect(findings.first?.problem.contains(problem) == true, "\(fault): \(findings)") }
        }
    }
    @Test("Android's file is requested if the app has a package, and each of its faults is reported")
    func android() async throws {
        func statement(_ package: String, _ pair: String, _ paths: [String]? = nil) -> String {
            let excluded = "{\"/\":\"/recipe/?*/?*\",\"exclude\":true}"
            let rules = ([excluded] + (paths ?? []).map { "{\"/\":\"\($0)\"}" }).joined(separator: ",")
            let extensions =
                ",\"relation_extensions\":{\"delegate_permission/common.handle_all_urls\":"
                + "{\"dynamic_app_link_components\":[\(rules)]}}"
            return "[{\"relation\":[\"delegate_permission/common.handle_all_urls\"],\"target\":"
                + "{\"namespace\":\"android_app\",\"package_name\":\"\(package)\","
                + "\"sha256_cert_fingerprints\":[\"\(fingerprint(pair))\"]}\(paths == nil ? "" : extensions)}]"
        }
        let apple = AssociationCheckTests.file()
        let faults: [(String, String?, String?)] = [
            ("clean", statement("example.recipes", "14"), nil), ("missing", nil, "the status is 404"),
            ("package", statement("example.other", "14"), "it doesn't have example.recipes"),
            ("certificate", statement("example.recipes", "15"), "it doesn't have the fingerprint 14:14:"),
            ("rules", statement("example.recipes", "14", ["/recipe/?*"]), "links of '/search?q={q}&page={page?}' open"),
            ("text", "<html>", "the file is not JSON"),
        ]
        var files: [String: String] = [:]
        for (fault, text, _) in faults {
            files[fault + Self.apple] = apple
            files[fault + Self.android] = text
        }
        files["type" + Self.apple] = apple
        let site = try await site(files)
        let table = try await recipes()
        for (fault, _, problem) in faults {
            let findings = try await DoctorCommand.site("\(site.address)/\(fault)", table)
            #expect(findings.count == (problem == nil ? 0 : 1), "\(fault): \(findings)")
            if let problem {
                #expect(findings.first?.problem.contains(problem) == true, "\(fault): \(findings)")
                #expect(findings.first?.subject.hasSuffix("assetlinks.json") == true)
            }
        }
    }
    @Test("a slash at the end of the host isn't doubled, and a query is an error")
    func addresses() async throws {
        let site = try await site([:])
        let findings = try await DoctorCommand.site("\(site.address)/", recipes())
        #expect(findings.first?.subject == site.address + Self.apple)
        await #expect(throws: CommandFault.self) {
            try await DoctorCommand.site("\(site.address)?a=b", recipes())
        }
    }
    @Test("a site that can't be reached is an error")
    func silence() async throws {
        let address: String
        do { address = try await site([:]).address }
        await #expect(throws: CommandFault.self) {
            try await DoctorCommand.site(address, recipes())
        }
    }
}
#endif
