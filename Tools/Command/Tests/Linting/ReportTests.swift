#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("Reports of findings") struct ReportTests {
    private func report() async throws -> LintReport {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"he,lp\"")
        return LintReport(try await Project(files).findings(), prefix: "App/")
    }

    @Test("the text report has a line for each finding, and a summary")
    func text() async throws {
        let text = try await report().text(.text)
        #expect(
            text == """
                App/Sources/Home/HomeNavigation.swift:6:11: error: 'he,lp' of HomeIncomingNavigation.help, \
                character 1: the pattern doesn't start with '/'. --fix: write "/he,lp" [malformed-link]
                1 error

                """)
        #expect(try LintReport([]).text(.text) == "no findings\n")
        #expect(try await report().text(.text, isColored: true).contains("\u{1B}[31merror\u{1B}[0m"))
    }
    @Test("the report for GitHub has a workflow command for each finding")
    func github() async throws {
        #expect(
            try await report().text(.github) == """
                ::error file=App/Sources/Home/HomeNavigation.swift,line=6,col=11,title=malformed-link::'he,lp' of \
                HomeIncomingNavigation.help, character 1: the pattern doesn't start with '/'

                """)
    }
    @Test("the report for programs is JSON with a version")
    func json() async throws {
        struct File: Decodable {
            struct Item: Decodable { let rule: String, level: String, file: String, line: Int, fix: String? }
            let version: Int, findings: [Item]
        }
        let file = try JSONDecoder().decode(File.self, from: Data(try await report().text(.json).utf8))
        #expect(file.version == 1 && file.findings.count == 1)
        #expect(file.findings[0].rule == "malformed-link" && file.findings[0].line == 6)
        #expect(file.findings[0].fix == "write \"/he,lp\"")
    }
    @Test("the report for code scanning is SARIF, with a descriptor for each rule")
    func sarif() async throws {
        let text = try await report().text(.sarif)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["malformed-link"])
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        #expect((driver?["rules"] as? [Any])?.count == Rule.allCases.count)
    }
    @Test(
        "in SARIF, an absolute path is a file URL, and a relative one a relative reference",
        arguments: [("/a b/", "file:///a%20b/"), ("a b/", "a%20b/")])
    func sarifAddress(_ prefix: String, _ address: String) async throws {
        let text = try LintReport(try await report().findings, prefix: prefix).text(.sarif)
        #expect(text.contains("\"uri\" : \"\(address)Sources/Home/HomeNavigation.swift\""))
    }
    @Test("a report with only notes is clean")
    func notes() async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("@Link(\"/help\"", with: "@Link(pattern")
        let report = LintReport(try await Project(files).findings())
        #expect(report.isClean && report.findings.count == 1)
        #expect(try await !self.report().isClean)
    }
}
#endif
