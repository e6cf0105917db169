import Foundation
import Testing
import WaymarkLinks

private let rowsFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/conformance/wpt-safety.json").standardized

/// Accepted links, compared with the URL rows of web-platform-tests. The rows aren't part of the project, so the test
/// runs only if their file exists in a folder beside the project's.
@Suite("Accepted links, as browsers parse them")
struct WHATWGTests {
    struct Row: Decodable {
        let kind: String
        let input: String
        let whatwg: Verdict
    }
    struct Verdict: Decodable {
        let ok: Bool
        let `protocol`: String?
        let hostname: String?
        let port: String?
        let credentials: Bool?
    }

    @Test(
        "an accepted link has an allowed host, no credentials and the default port",
        .enabled(if: FileManager.default.fileExists(atPath: rowsFile.path())))
    func agrees() throws {
        let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: rowsFile))
        #expect(rows.count == 1_625)
        let table = try LinkResolver<Int> {
            LinkRoute("/", to: 0)
            LinkRoute("/{rest...}") { (_: [RawText]) in
                1
            } values: { _ in
                nil
            }
        }
        let hosts = ["shell.app", "www.shell.app"]
        let resolver = try table.accepting(LinkOrigins(schemes: ["shell"], hosts: hosts))
        var accepted = 0
        for row in rows where (try? resolver.resolve(row.input)) != nil && !row.input.lowercased().hasPrefix("shell:") {
            accepted += 1
            #expect(row.whatwg.ok && row.whatwg.protocol == "https:", "\(row.input)")
            #expect(hosts.contains(row.whatwg.hostname ?? ""), "\(row.input)")
            #expect(row.whatwg.port == "" && row.whatwg.credentials == false, "\(row.input)")
        }
        #expect(accepted > 0)
    }
}
