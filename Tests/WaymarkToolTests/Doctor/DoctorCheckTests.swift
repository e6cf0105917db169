#if Tools
import Foundation
import Testing
import WaymarkTool

private let table = DoctorTable(
    schemes: ["recipes"], hosts: ["recipes.example"], patterns: ["/recipe/{id}", "/search?q={q}&page={page?}"],
    appIDs: ["ABCDE12345.example.recipes"], androidPackage: "example.recipes", fingerprints: [fingerprint("14")])
func fingerprint(_ pair: String) -> String { Array(repeating: pair, count: 32).joined(separator: ":") }

@Suite("What keeps links from the app: its own files") struct PropertyListCheckTests {
    private func plist(_ content: String) -> Data {
        Data("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
    }
    private func entitlements(_ domains: [String]) -> Data {
        let entries = domains.map { "<string>\($0)</string>" }.joined()
        return plist("<key>com.apple.developer.associated-domains</key><array>\(entries)</array>")
    }

    @Test(
        "the entitlements name the app's hosts, and no others",
        arguments: [
            (["applinks:recipes.example"], []), (["applinks:*.example", "webcredentials:x"], []),
            (["applinks:RECIPES.example"], []),
            (
                [],
                ["it has no associated domains. Add applinks:recipes.example to com.apple.developer.associated-domains"]
            ),
            (
                ["applinks:www.recipes.example"],
                [
                    "'applinks:www.recipes.example' is a host whose links the app refuses. "
                        + "Add 'www.recipes.example' to the hosts of the app's links, or take the entry away",
                    "links of recipes.example don't reach the app. "
                        + "Add applinks:recipes.example to com.apple.developer.associated-domains",
                ]
            ),
            (
                ["applinks:recipes.example?mode=developer"],
                [
                    "'applinks:recipes.example?mode=developer' is for development only. "
                        + "Take '?mode=developer' away before the release"
                ]
            ),
            (
                ["recipes.example", "applinks:recipes.example"],
                ["'recipes.example' names no service. Write applinks:recipes.example"]
            ),
            (
                ["applinks:recipes.example/recipe", "applinks:recipes.example"],
                ["'applinks:recipes.example/recipe' is more than a host. Write applinks: and the host, no path"]
            ),
        ])
    func domains(_ domains: [String], _ expected: [String]) {
        let found = PropertyListChecks.entitlements(entitlements(domains), table, file: "E")
        #expect(found.map(\.description) == expected.map { "E: " + $0 })
    }
    @Test(
        "the URL types name the app's schemes, and no others",
        arguments: [
            (["recipes"], []), (["Recipes"], []),
            ([], ["links of recipes:// don't reach the app. Add 'recipes' to CFBundleURLSchemes"]),
            (
                ["recipes", "cook"],
                [
                    "the app is opened by cook:// and refuses it. "
                        + "Add 'cook' to the schemes of the app's links, or take it away"
                ]
            ),
        ])
    func schemes(_ schemes: [String], _ expected: [String]) {
        let entries = schemes.map { "<string>\($0)</string>" }.joined()
        let types = "<array><dict><key>CFBundleURLSchemes</key><array>\(entries)</array></dict></array>"
        let found = PropertyListChecks.info(plist("<key>CFBundleURLTypes</key>\(types)"), table, file: "I")
        #expect(found.map(\.description) == expected.map { "I: " + $0 })
    }
    @Test("what is no property list is said to be none")
    func malformed() {
        let data = Data("<plist".utf8)
        #expect(PropertyListChecks.entitlements(data, table, file: "E").map(\.problem) == ["it is no property list"])
        #expect(PropertyListChecks.info(data, table, file: "I").map(\.problem) == ["it is no property list"])
    }
}

@Suite("What keeps links from the app: the site's files") struct AssociationCheckTests {
    static func file(
        _ appID: String = "ABCDE12345.example.recipes", _ paths: [String] = ["/recipe/?*", "/search"]
    ) -> String {
        let components = paths.map { "{\"/\": \"\($0)\"}" }.joined(separator: ",")
        return "{\"applinks\":{\"details\":[{\"appIDs\":[\"\(appID)\"],\"components\":[\(components)]}]}}"
    }
    private func problems(_ text: String) -> [String] {
        AssociationChecks.apple(Data(text.utf8), table, file: "F").map(\.problem)
    }

    @Test("a file that has the app and claims its links has no findings")
    func clean() { #expect(problems(Self.file()).isEmpty) }
    @Test("a pattern that no component claims is named")
    func missingPattern() {
        #expect(
            problems(Self.file("ABCDE12345.example.recipes", ["/recipe/?*"])) == [
                "links of '/search?q={q}&page={page?}' open the browser and not ABCDE12345.example.recipes"
            ])
    }
    @Test("the app of another team is told from one that is missing")
    func otherTeam() {
        #expect(
            problems(Self.file("ZZZZZ99999.example.recipes"))
                == ["it has ZZZZZ99999.example.recipes instead of ABCDE12345.example.recipes"])
        #expect(problems(Self.file("ABCDE12345.example.other")) == ["it doesn't have ABCDE12345.example.recipes"])
    }
    @Test("what isn't JSON, and what is too large, is said")
    func unreadable() {
        #expect(problems("<html>") == ["the file is not JSON"])
        let padding = String(repeating: " ", count: 128 * 1_024)
        #expect(problems(Self.file() + padding).contains { $0.hasSuffix("bytes: at most 131072 are read") })
    }
    @Test("Android's file has the package and each fingerprint")
    func android() {
        func problems(_ package: String, _ pair: String) -> [String] {
            let text = """
                [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",\
                "package_name":"\(package)","sha256_cert_fingerprints":["\(fingerprint(pair))"]}}]
                """
            return AssociationChecks.android(Data(text.utf8), table, file: "A").map(\.problem)
        }
        #expect(problems("example.recipes", "14").isEmpty)
        #expect(problems("example.recipes", "15") == ["it doesn't have the fingerprint \(fingerprint("14"))"])
        #expect(problems("example.other", "14") == ["it doesn't have example.recipes"])
    }
}
#endif
