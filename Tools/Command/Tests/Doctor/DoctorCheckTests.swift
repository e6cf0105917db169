#if Tools
import Foundation
import Testing
import WaymarkTool

/// Returns the table of an app with recipes and a search.
///
/// - Parameter change: Changes the app's files.
func recipes(_ change: (inout [String: String]) -> Void = { _ in }) async throws -> DoctorTable {
    var files = [
        "Recipes.swift": """
        import Waymark

        @Links enum Route: Navigation {
            @Link("/recipe/{id}") case recipe(id: Int)
            @Link("/search?q={q}&page={page?}") case search(q: String, page: Int?)
        }
        let links = try LinkTable(schemes: ["recipes"], hosts: ["recipes.example"])
        """
    ]
    change(&files)
    let read = try await Project(files).read()
    var table = try DoctorTable(read, try #require(read.apps.first))
    table.appIDs = ["ABCDE12345.example.recipes"]
    table.androidPackage = "example.recipes"
    table.fingerprints = [fingerprint("14")]
    return table
}
func fingerprint(_ pair: String) -> String { Array(repeating: pair, count: 32).joined(separator: ":") }

@Suite("The doctor's checks of the app's files") struct PropertyListCheckTests {
    private let table: DoctorTable

    init() async throws { table = try await recipes() }
    private func plist(_ content: String) -> Data {
        Data("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
    }
    private func entitlements(_ domains: [String]) -> Data {
        let entries = domains.map { "<string>\($0)</string>" }.joined()
        return plist("<key>com.apple.developer.associated-domains</key><array>\(entries)</array>")
    }

    @Test(
        "missing, foreign, malformed and development-only hosts in the entitlements are reported",
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
                        + "Add 'www.recipes.example' to the hosts of the app's links, or remove the entry",
                    "links of recipes.example don't reach the app. "
                        + "Add applinks:recipes.example to com.apple.developer.associated-domains",
                ]
            ),
            (
                ["applinks:recipes.example?mode=developer"],
                [
                    "'applinks:recipes.example?mode=developer' is for development only. "
                        + "Remove '?mode=developer' before the release"
                ]
            ),
            (
                ["recipes.example", "applinks:recipes.example"],
                ["'recipes.example' names no service. Write applinks:recipes.example"]
            ),
            (
                ["applinks:recipes.example/recipe", "applinks:recipes.example"],
                ["'applinks:recipes.example/recipe' is more than a host. Write applinks: and only the host"]
            ),
        ])
    func domains(_ domains: [String], _ expected: [String]) {
        let found = PropertyListChecks.entitlements(entitlements(domains), table, file: "E")
        #expect(found.map(\.description) == expected.map { "E: " + $0 })
    }
    @Test(
        "missing and foreign schemes of the URL types are reported",
        arguments: [
            (["recipes"], []), (["Recipes"], []),
            ([], ["links of recipes:// don't reach the app. Add 'recipes' to CFBundleURLSchemes"]),
            (
                ["recipes", "cook"],
                [
                    "links of cook:// open the app, which refuses them. "
                        + "Add 'cook' to the schemes of the app's links, or remove it here"
                ]
            ),
        ])
    func schemes(_ schemes: [String], _ expected: [String]) {
        let entries = schemes.map { "<string>\($0)</string>" }.joined()
        let types = "<array><dict><key>CFBundleURLSchemes</key><array>\(entries)</array></dict></array>"
        let found = PropertyListChecks.info(plist("<key>CFBundleURLTypes</key>\(types)"), table, file: "I")
        #expect(found.map(\.description) == expected.map { "I: " + $0 })
    }
    @Test(
        "foreign schemes and hosts aren't reported if the app's own can't all be read",
        arguments: ["", "schemes: [\"recipes\"] + more, hosts: [\"recipes.example\"] + more"])
    func unknown(_ origins: String) async throws {
        let table = try await recipes { files in
            files = files.mapValues {
                $0.replacing("schemes: [\"recipes\"], hosts: [\"recipes.example\"]", with: origins)
            }
        }
        let types = "<array><dict><key>CFBundleURLSchemes</key><array><string>cook</string></array></dict></array>"
        #expect(PropertyListChecks.info(plist("<key>CFBundleURLTypes</key>\(types)"), table, file: "I").isEmpty)
        #expect(PropertyListChecks.entitlements(entitlements(["applinks:cook.example"]), table, file: "E").isEmpty)
        let filters = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
            <activity android:name=".Main" android:exported="true"><intent-filter android:autoVerify="true">
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="cook" android:host="cook.example" />
            </intent-filter></activity></application></manifest>
            """
        let found = ManifestChecks.findings(Data(filters.utf8), table, file: "M").map(\.problem)
        #expect(!found.contains { $0.contains("refuses") })
    }
    @Test("a file that isn't a property list is reported")
    func malformed() {
        let data = Data("<plist".utf8)
        #expect(PropertyListChecks.entitlements(data, table, file: "E").map(\.problem) == ["it isn't a property list"])
        #expect(PropertyListChecks.info(data, table, file: "I").map(\.problem) == ["it isn't a property list"])
    }
}

@Suite("The doctor's checks of the site's files") struct AssociationCheckTests {
    private let table: DoctorTable

    init() async throws { table = try await recipes() }
    static func file(
        _ appID: String = "ABCDE12345.example.recipes", _ paths: [String] = ["/recipe/?*", "/search"]
    ) -> String {
        let excluded = "{\"/\": \"/recipe/?*/?*\", \"exclude\": true}"
        let components = ([excluded] + paths.map { "{\"/\": \"\($0)\"}" }).joined(separator: ",")
        return "{\"applinks\":{\"details\":[{\"appIDs\":[\"\(appID)\"],\"components\":[\(components)]}]}}"
    }
    private func problems(_ text: String) -> [String] {
        AssociationChecks.apple(Data(text.utf8), table, file: "F").map(\.problem)
    }

    @Test("a file that has the app and claims its links has no findings")
    func clean() { #expect(problems(Self.file()).isEmpty) }
    @Test("a pattern that no component claims is reported")
    func missingPattern() {
        #expect(
            problems(Self.file("ABCDE12345.example.recipes", ["/recipe/?*"])) == [
                "links of '/search?q={q}&page={page?}' open the browser and not ABCDE12345.example.recipes, "
                    + "such as https://recipes.example/search?q=42&page=42"
            ])
    }
    @Test("an app of another team is distinguished from a missing one")
    func otherTeam() {
        #expect(
            problems(Self.file("ZZZZZ99999.example.recipes"))
                == ["it has ZZZZZ99999.example.recipes instead of ABCDE12345.example.recipes"])
        #expect(problems(Self.file("ABCDE12345.example.other")) == ["it doesn't have ABCDE12345.example.recipes"])
    }
    @Test("a file that isn't JSON, or is too large, is reported")
    func unreadable() {
        #expect(problems("<html>") == ["the file is not JSON"])
        let padding = String(repeating: " ", count: 128 * 1_024)
        #expect(problems(Self.file() + padding).contains { $0.hasSuffix("bytes, but at most 131072 are read") })
    }
    @Test("a rule that claims more than the app's links is reported once, with a link")
    func overClaiming() {
        #expect(
            problems(Self.file("ABCDE12345.example.recipes", ["/recipe/?*", "/search", "/about"])) == [
                "the rule {\"/\":\"/about\"} opens ABCDE12345.example.recipes with links that it refuses, "
                    + "such as https://recipes.example/about"
            ])
    }
    @Test("a rule that claims more than the app's links isn't reported if the app has a link handler")
    func handlers() async throws {
        let table = try await recipes { $0["Recipes.swift"]?.append("\nstruct Old: DeepLinkHandler {}") }
        let file = Self.file("ABCDE12345.example.recipes", ["/recipe/?*", "/search", "/about"])
        #expect(AssociationChecks.apple(Data(file.utf8), table, file: "F") == [])
    }
    @Test("a rule that excludes a pattern's links is reported")
    func excluded() {
        let text = """
            {"applinks":{"details":[{"appIDs":["ABCDE12345.example.recipes"],\
            "components":[{"/":"/recipe/?*/?*","exclude":true},{"/":"/recipe/4*","exclude":true},\
            {"/":"/recipe/?*"},{"/":"/search"}]}]}}
            """
        #expect(
            problems(text) == [
                "links of '/recipe/{id}' open the browser and not ABCDE12345.example.recipes, such as "
                    + "https://recipes.example/recipe/42; the rule {\"/\":\"/recipe/4*\",\"exclude\":true} excludes them"
            ])
    }
    @Test(
        "each raw value of an enum has to be claimed, but one sample suffices for a custom type",
        arguments: [
            ("enum Kind: String, LinkParameter { case sweet, sour }", ["/recipe/sweet"], 1),
            ("enum Kind: String, LinkParameter { case sweet, sour }", ["/recipe/sweet", "/recipe/sour"], 0),
            ("struct Kind: LinkParameter { let linkText: String }", ["/recipe/sample", "/recipe/42"], 0),
            ("struct Kind: LinkParameter { let linkText: String }", ["/other"], 1),
        ])
    func values(_ type: String, _ paths: [String], _ count: Int) async throws {
        let table = try await recipes { files in
            files["Recipes.swift"] = files["Recipes.swift"]?.replacing("id: Int", with: "id: Kind").appending(
                "\n" + type)
        }
        let file = Self.file("ABCDE12345.example.recipes", paths + ["/search"])
        let found = AssociationChecks.apple(Data(file.utf8), table, file: "F").filter {
            $0.problem.contains("open the browser")
        }
        #expect(found.count == count, "\(found)")
    }
    @Test("a fault of one detail is reported, and the links of the others are checked")
    func faults() {
        let good =
            "{\"appIDs\":[\"ABCDE12345.example.recipes\"],\"components\":[{\"/\":\"/recipe/?*/?*\",\"exclude\":true},"
        let text = "{\"applinks\":{\"details\":[{\"components\":[]},\(good){\"/\":\"/recipe/?*\"},"
        #expect(
            problems(text + "{\"/\":\"/search\"}]}]}}") == ["applinks.details[0]: 'appIDs' is missing"])
        #expect(
            problems(text + "{\"/\":\"/search\",\"?\":{\"q\":true}}]}]}}") == [
                "applinks.details[0]: 'appIDs' is missing",
                "applinks.details[1].components[2].?: expected a string, or a dictionary of strings",
                "links of '/search?q={q}&page={page?}' open the browser and not ABCDE12345.example.recipes, "
                    + "such as https://recipes.example/search?q=42&page=42",
            ])
    }
    @Test("a file of the oldest form is reported, and its links are checked")
    func oldestForm() {
        let text = """
            {"applinks":{"apps":[],"details":{"ABCDE12345.example.recipes":\
            {"paths":["NOT /recipe/?*/?*","/recipe/?*","/search"]}}}}
            """
        #expect(
            problems(text) == [
                "applinks.details: a dictionary is the format of 2015: use an array of details with 'appIDs'"
            ])
    }
    @Test("a missing package or fingerprint in Android's file is reported")
    func android() throws {
        func problems(_ package: String, _ pair: String) throws -> [String] {
            let text = """
                [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",\
                "package_name":"\(package)","sha256_cert_fingerprints":["\(fingerprint(pair))"]}}]
                """
            return try AssociationChecks.android(Data(text.utf8), table, file: "A").map(\.problem)
        }
        #expect(try problems("example.recipes", "14").isEmpty)
        #expect(try problems("example.recipes", "15") == ["it doesn't have the fingerprint \(fingerprint("14"))"])
        #expect(try problems("example.other", "14") == ["it doesn't have example.recipes"])
    }
    @Test("a fault of one of Android's statements is reported, and the others are checked")
    func androidFaults() throws {
        let text = """
            [{"target":{}},{"relation":["delegate_permission/common.handle_all_urls"],"target":\
            {"namespace":"android_app","package_name":"example.recipes",\
            "sha256_cert_fingerprints":["\(fingerprint("14"))","14"]}}]
            """
        #expect(
            try AssociationChecks.android(Data(text.utf8), table, file: "A").map(\.problem) == [
                "[0]: 'relation' is missing",
                "[1].target.sha256_cert_fingerprints[1]: '14' is not a SHA-256 fingerprint; write 32 pairs of "
                    + "uppercase hexadecimal digits, separated by ':'",
            ])
        let none = try AssociationChecks.android(Data("{}".utf8), table, file: "A").map(\.problem)
        #expect(none == ["expected an array"])
    }
}
#endif
