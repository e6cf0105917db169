#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("Fixing what lint finds") struct FixTests {
    @Test("a malformed pattern is fixed")
    func mends() async throws {
        let project = try Project(Shop.faulty())
        let findings = try await project.findings()
        #expect(findings.map(\.fix?.title) == ["write \"/help\""])
        #expect(try await FixApplier.apply(findings, in: project.read()).count == 1)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
        #expect(try await project.findings() == [])
    }
    @Test("a repeated link is removed with its line")
    func twice() async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing(
            "    @Link(\"/home\")\n", with: "    @Link(\"/home\")\n    @Link(\"/home\")\n")
        let project = try Project(files)
        let findings = try await project.findings()
        #expect(findings.map(\.rule) == [.linkClash])
        #expect(try await FixApplier.apply(findings, in: project.read()).count == 1)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test(
        "the second of two links with the same path is removed only if the first covers its links and values",
        arguments: [
            ("/items?page={page?}", "/items", 1), ("/items", "/items?page={page?}", 0),
            ("/items?page={page?}", "/items?page={page?}", 1), ("/items?page={page}", "/items", 0),
        ])
    func covered(_ first: String, _ second: String, _ count: Int) async throws {
        var files = Shop.files
        files[Fault.items] = files[Fault.items]?.replacing(
            "@Link(\"/items?page={page?}\")", with: "@Link(\"\(first)\")\n    @Link(\"\(second)\")")
        let project = try Project(files)
        let findings = try await project.findings()
        #expect(findings.map(\.rule) == [.linkClash])
        #expect(try await FixApplier.apply(findings, in: project.read()).count == count)
        #expect(try project.text(Fault.items).contains("@Link(\"\(second)\")") == (count == 0 || first == second))
    }
    @Test(
        "an import of a feature is removed only if the file certainly uses nothing of it",
        arguments: [
            ("", "", 1), ("let start = ItemsIncomingNavigation.list()", "", 0),
            ("", "extension Int { var x: Int { 1 } }", 0),
            ("", "public let limit = 5", 0), ("", "typealias ItemID = Int", 0),
        ])
    func unusedImport(_ use: String, _ declaration: String, _ count: Int) async throws {
        var files = Shop.files
        files[Fault.home] = "import Items\n" + (files[Fault.home] ?? "") + "\n" + use + "\n"
        files[Fault.items]? += "\n" + declaration + "\n"
        let project = try Project(files)
        let findings = try await project.findings()
        #expect(findings.map(\.rule) == [.featureImportsFeature])
        #expect(try await FixApplier.apply(findings, in: project.read()).count == count)
        #expect(try project.text(Fault.home).contains("import Items\n") == (count == 0))
        #expect(try project.text(Fault.home).hasSuffix("import Waymark\n") == false)
    }
    @Test("an unused import is removed in a file with CRLF line endings, too")
    func windowsImport() async throws {
        var files = Shop.files
        files[Fault.home] = ("import Items\n" + (files[Fault.home] ?? "")).replacing("\n", with: "\r\n")
        let project = try Project(files)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        let mended = try Data(contentsOf: project.root.appending(path: Fault.home))
        #expect(String(decoding: mended, as: UTF8.self) == Shop.files[Fault.home]?.replacing("\n", with: "\r\n"))
    }
    @Test(
        "a repeated link that shares its line is removed with a space, and the line break stays",
        arguments: [
            ("@Link(\"/home\")\n", "@Link(\"/home\") @Link(\"/home\")\n"),
            ("@Link(\"/home\")\n    case", "@Link(\"/home\")\n    @Link(\"/home\") case"),
        ])
    func twiceInLine(_ once: String, _ twice: String) async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing(once, with: twice)
        let project = try Project(files)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test("a repeated link that sets the presentation isn't removed")
    func twiceWithPresentation() async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing(
            "    @Link(\"/home\")\n", with: "    @Link(\"/home\")\n    @Link(\"/home\", as: .sheet)\n")
        let findings = try await Project(files).findings()
        #expect(findings.map(\.rule) == [.linkClash] && findings.allSatisfy { $0.fix == nil })
    }
    @Test("a dry run returns files and diffs, and writes nothing")
    func dryRun() async throws {
        let project = try Project(Shop.faulty())
        let outcome = try await FixApplier.apply(project.findings(), in: project.read(), isDryRun: true)
        #expect(outcome.mended.map(\.path) == [Fault.home] && outcome.mended.map(\.count) == [1])
        #expect(
            outcome.mended[0].diff.contains("-    @Link(\"help\", as: .sheet)\n+    @Link(\"/help\", as: .sheet)\n"))
        #expect(try project.text(Fault.home) == Shop.faulty()[Fault.home])
    }
    @Test("an unused import in several files of a module is removed from all, unless one of the files uses it")
    func severalImports() async throws {
        var files = Shop.files
        files[Fault.home] = "import Items\n" + (files[Fault.home] ?? "")
        files[Fault.screens] = "import Items\n" + (files[Fault.screens] ?? "")
        let project = try Project(files)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 2)
        #expect(try await project.findings() == [])
        files[Fault.screens]? += "\nlet start = ItemsIncomingNavigation.list()\n"
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
    }
    @Test("an import of a module isn't removed if one of its files is too large to be read")
    func importOfLargeFile() async throws {
        var files = Shop.files
        files[Fault.home] = "import Items\n" + (files[Fault.home] ?? "")
        files["Sources/Items/Large.swift"] = String(repeating: "// data\n", count: 600_000)
        let findings = try await Project(files).findings()
        #expect(findings.map(\.rule) == [.featureImportsFeature] && findings.allSatisfy { $0.fix == nil })
    }
    @Test("an import that shares its line isn't removed")
    func usedImport() async throws {
        var files = Shop.files
        files[Fault.home] = "import Items // for later\n" + (files[Fault.home] ?? "")
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
    }
    @Test("equal patterns of two destinations aren't fixed")
    func undecided() async throws {
        var files = Shop.files
        files[Fault.items] = files[Fault.items]?.replacing("\"/receipts\"", with: "\"/home\"")
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
    }
    @Test("a file that has changed since it was read is skipped, and reported")
    func meanwhile() async throws {
        let project = try Project(Shop.faulty())
        let read = try await project.read()
        let findings = Linter.findings(in: read)
        #expect(try await FixApplier.apply(findings, in: read).count == 1)
        #expect(try await FixApplier.apply(findings, in: read) == .init(skipped: [Fault.home]))
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test("a fixed source keeps its permissions")
    func permissions() async throws {
        let project = try Project(Shop.faulty())
        let path = project.root.appending(path: Fault.home).path()
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
    @Test("a symbolic link to a fixed source stays one")
    func linked() async throws {
        var files = Shop.faulty()
        files["Elsewhere/Home.txt"] = files.removeValue(forKey: Fault.home)
        let project = try Project(files)
        try FileManager.default.createDirectory(
            at: project.root.appending(path: "Sources/Home"), withIntermediateDirectories: true)
        try project.link(Fault.home, to: "../../Elsewhere/Home.txt")
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        #expect(try project.text("Elsewhere/Home.txt") == Shop.files[Fault.home])
    }
    @Test("a pattern is fixed in a file with CRLF line endings or a byte order mark")
    func ends() async throws {
        for change in [{ $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }] as [(String) -> String] {
            var files = Shop.faulty()
            files[Fault.home] = files[Fault.home].map(change)
            let project = try Project(files)
            #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
            let mended = try Data(contentsOf: project.root.appending(path: Fault.home))
            #expect(String(decoding: mended, as: UTF8.self) == Shop.files[Fault.home].map(change))
        }
    }
    @Test("several fixes of a file are applied at once")
    func several() async throws {
        var files = Shop.faulty()
        files[Fault.home] = files[Fault.home]?.replacing("\"/home\"", with: "\"https://shop.example/home\"")
        let project = try Project(files)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 2)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
}
#endif
