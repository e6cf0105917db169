#if Tools
import Foundation
import Testing
import WaymarkAssociation

@testable import WaymarkTool

@Suite("The doctor's checks of Android's manifest") struct ManifestCheckTests {
    private let table: DoctorTable

    init() async throws { table = try await recipes() }

    private static let head = """
        <action android:name="android.intent.action.VIEW" />
        <category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
        """
    private static let web = """
        <data android:scheme="https" android:host="recipes.example" />
        <data android:pathPrefix="/recipe/" />
        <data android:path="/search" />
        """
    private static let scheme = "<data android:scheme=\"recipes\" />"
    private static func manifest(
        _ web: String = web, _ scheme: String = scheme, verify: String = " android:autoVerify=\"true\"",
        exported: String = " android:exported=\"true\"", head: String = head
    ) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
        <activity android:name=".Main"\(exported)>
        <intent-filter><action android:name="android.intent.action.MAIN" /></intent-filter>
        <intent-filter\(verify)>\(head)\(web)</intent-filter>
        <intent-filter>\(head)\(scheme)</intent-filter>
        </activity></application></manifest>
        """
    }
    private func problems(_ text: String) -> [String] {
        ManifestChecks.findings(Data(text.utf8), table, file: "M").map { "\($0.subject): \($0.problem)" }
    }

    @Test("a manifest with filters for the app's links has no findings")
    func clean() { #expect(problems(Self.manifest()) == []) }
    @Test("the output of 'association android --manifest' has no findings")
    func written() async throws {
        let filters = try Self.written(table)
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
            <activity android:name=".Main" android:exported="true">\(filters)</activity></application></manifest>
            """
        #expect(problems(text) == [])
    }
    private static func written(_ table: DoctorTable) throws -> String {
        try table.filters().map(\.xml).joined(separator: "\n")
    }
    @Test(
        "each fault of a manifest is reported",
        arguments: [
            (manifest("", ""), ["M: it has no intent filter for links"]),
            (
                manifest(web.replacing("<data android:path=\"/search\" />", with: "")),
                [
                    "M: links of '/search?q={q}&page={page?}' don't reach the app, such as https://recipes.example/search?q=42&page=42"
                ]
            ),
            (manifest(""), ["M: links of recipes.example don't reach the app"]),
            (manifest(web, ""), ["M: links of recipes:// don't reach the app"]),
            (
                manifest(web, "<data android:scheme=\"recipes\" android:host=\"search\" />"),
                ["M: links of '/recipe/{id}' don't reach the app, such as recipes://recipe/42"]
            ),
            (
                manifest(web, scheme + "<data android:scheme=\"cook\" />"),
                ["M:10: links of cook:// open the app, which refuses them"]
            ),
            (
                manifest(web + "<data android:host=\"www.recipes.example\" />"),
                ["M:5: links of www.recipes.example open the app, which refuses them"]
            ),
            (
                manifest(verify: ""),
                ["M:5: links of recipes.example open the browser, because they aren't verified"]
            ),
            (
                manifest(web, "<data android:scheme=\"recipes\" android:host=\"@string/host\" />"),
                ["M:10: @string/host can't be evaluated, so missing links aren't reported"]
            ),
            (
                manifest(web + "<data android:mimeType=\"text/html\" />"),
                ["M:5: android:mimeType can't be evaluated, so missing links aren't reported"]
            ),
            (
                manifest(web, "<data android:scheme=\"Recipes\" />"),
                [
                    "M:10: no link has the scheme Recipes, because Android compares schemes case-sensitively",
                    "M: links of recipes:// don't reach the app",
                ]
            ),
            (
                manifest(
                    web.replacing("/search\" />", with: "/search\" /><data android:pathAdvancedPattern=\"/[a\" />")),
                ["M:5: Android refuses '/[a' as an advanced pattern"]
            ),
            ("<manifest>", ["M:1: it isn't an Android manifest"]), ("", ["M:1: it isn't an Android manifest"]),
            ("<plist></plist>", ["M:1: it isn't an Android manifest"]),
        ])
    func faults(_ text: String, _ expected: [String]) { #expect(problems(text) == expected) }
    @Test("a filter without its categories, or of an activity that isn't exported, is reported")
    func unreachable() {
        let head = Self.head.replacing("android.intent.category.BROWSABLE", with: "android.intent.category.X")
        #expect(problems(Self.manifest(head: head)).count { $0.contains("lacks the category BROWSABLE") } == 2)
        #expect(problems(Self.manifest(exported: "")).count { $0.hasSuffix(".Main isn't exported") } == 2)
    }
    @Test(
        "an activity may be exported by a resource or a placeholder of the build", arguments: ["@bool/web", "${web}"])
    func exportedLater(value: String) {
        #expect(problems(Self.manifest(exported: " android:exported=\"\(value)\"")) == [])
    }
    @Test(
        "a filter matches links as it does on a device",
        arguments: [
            ("*.example", nil, "pathPattern=\"/re.*/..*\"", "pathPattern=\"/sear\\\\ch\"", true),
            ("*", nil, "pathPrefix=\"/recipe/\"", "path=\"/search\"", true),
            ("*recipes.example", nil, "pathPrefix=\"/\"", "path=\"/search\"", true),
            ("*.recipes.example", nil, "pathPrefix=\"/recipe/\"", "path=\"/search\"", false),
            ("Recipes.Example", nil, "pathPrefix=\"/recipe/\"", "path=\"/search\"", true),
            ("recipes.example", "443", "pathPrefix=\"/recipe/\"", "path=\"/search\"", false),
            ("recipes.example", nil, "pathSuffix=\"2\"", "pathSuffix=\"ch\"", true),
            ("recipes.example", nil, "pathSuffix=\".html\"", "path=\"/search\"", false),
            ("recipes.example", nil, "pathAdvancedPattern=\"/[a-z]+/[0-9]{2}\"", "path=\"/search\"", true),
            ("recipes.example", nil, "pathAdvancedPattern=\"/[a-z]+/[0-9]\"", "path=\"/search\"", false),
            ("recipes.example", nil, "pathPattern=\"/recipe/.*2\"", "pathPattern=\"/s.arch\"", true),
            ("recipes.example", nil, "pathPattern=\"/recipe/4*\"", "path=\"/search\"", false),
        ])
    func device(_ host: String, _ port: String?, _ first: String, _ second: String, _ isReached: Bool) {
        let port = port.map { " android:port=\"\($0)\"" } ?? ""
        let web = """
            <data android:scheme="https" android:host="\(host)"\(port) />
            <data android:\(first) /><data android:\(second) />
            """
        let missing = problems(Self.manifest(web)).filter { $0.contains("reach the app") }
        #expect(missing.isEmpty == isReached, "\(missing)")
    }
    @Test("a filter without a host matches all links of its schemes, regardless of its paths")
    func noHost() {
        let web = "<data android:scheme=\"https\" /><data android:path=\"/other\" />"
        #expect(problems(Self.manifest(web)) == [])
    }
}
#endif
