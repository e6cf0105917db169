#if Tools
import Foundation
import Testing
import WaymarkTool

@Suite("Linting") struct LintTests {
    private func faulty(_ changes: [String: (String, String)] = [:]) -> [String: String] {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"help\"")
        for (path, change) in changes { files[path] = files[path]?.replacing(change.0, with: change.1) }
        return files
    }

    // MARK: switching off
    @Test(
        "a comment switches rules off at its own line, or at the next one",
        arguments: [
            "@Link(\"help\", as: .sheet)  // waymark:disable:this malformed-link",
            "// waymark:disable:next link-clash, malformed-link\n    @Link(\"help\", as: .sheet)",
        ])
    func comments(_ line: String) async throws {
        let project = try Project(faulty([Fault.home: ("@Link(\"help\", as: .sheet)", line)]))
        #expect(try await project.findings() == [])
    }
    @Test(
        "a comment about another rule, another line, or that only looks like one switches nothing off",
        arguments: [
            "@Link(\"help\", as: .sheet)  // waymark:disable:this link-clash",
            "// waymark:disable:this malformed-link\n    @Link(\"help\", as: .sheet)",
            "@Link(\"help\", as: .sheet)  // as in waymark:disable:this malformed-link",
        ])
    func otherComments(_ line: String) async throws {
        let project = try Project(faulty([Fault.home: ("@Link(\"help\", as: .sheet)", line)]))
        #expect(try await project.findings().map(\.rule) == [.malformedLink])
    }
    @Test("the configuration sets a rule's level", arguments: [("off", nil), ("note", "note"), ("warning", "warning")])
    func levels(_ written: String, _ level: String?) async throws {
        var files = faulty()
        files[".waymark.yml"] = "rules:\n  malformed-link: \(written)\n"
        #expect(try await Project(files).findings().map(\.level.rawValue) == [level].compactMap { $0 })
    }
    @Test("folders that the configuration excludes are not read")
    func excluded() async throws {
        var files = Shop.files
        files["Sources/Home/Generated/Broken.swift"] = "func broken( {"
        files[".waymark.yml"] = "exclude: [Sources/Home/Generated]\n"
        #expect(try await Project(files).findings() == [])
    }
    @Test(
        "a mistake in the configuration is named with its line",
        arguments: [
            ("rules:\n  malformed: off\n", ".waymark.yml:2: there is no rule 'malformed'"),
            (
                "rules:\n  link-clash: loud\n", ".waymark.yml:2: 'loud' is none of off, note, warning, error"
            ),
            ("\nrule: 1\n", ".waymark.yml:2: there is no 'rule'"),
            ("exclude: Generated\n", ".waymark.yml:1: exclude has to be a list of texts"),
        ])
    func mistakes(_ yaml: String, _ message: String) throws {
        let fault = #expect(throws: ToolConfiguration.Fault.self) {
            try ToolConfiguration(yaml: yaml, rules: Set(Rule.allCases.map(\.id)))
        }
        #expect(fault?.description == message)
    }

    // MARK: fixing
    @Test("a malformed pattern is mended")
    func mends() async throws {
        let project = try Project(faulty())
        let findings = try await project.findings()
        #expect(findings.map(\.fix?.title) == ["write \"/help\""])
        #expect(try await FixApplier.apply(findings, in: project.read()).count == 1)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
        #expect(try await project.findings() == [])
    }
    @Test("a link that stands twice is removed, with its line")
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
        "of two links of a destination with the same path, the second is removed if the first reads all that it does",
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
        "an import of a feature is removed if the file surely uses nothing of it",
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
    @Test("an import stays where another file of the module imports the feature, too, or something shares its line")
    func usedImport() async throws {
        var files = Shop.files
        files[Fault.home] = "import Items\n" + (files[Fault.home] ?? "")
        files[Fault.screens] = "import Items\n" + (files[Fault.screens] ?? "")
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
        files = Shop.files
        files[Fault.home] = "import Items // for later\n" + (files[Fault.home] ?? "")
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
    }
    @Test("a clash of two destinations is for people to mend")
    func undecided() async throws {
        var files = Shop.files
        files[Fault.items] = files[Fault.items]?.replacing("\"/receipts\"", with: "\"/home\"")
        #expect(try await Project(files).findings().allSatisfy { $0.fix == nil })
    }
    @Test("a file that says something else by now is left alone, and named")
    func meanwhile() async throws {
        let project = try Project(faulty())
        let read = try await project.read()
        let findings = Linter.findings(in: read)
        #expect(try FixApplier.apply(findings, in: read) == (1, []))
        #expect(try FixApplier.apply(findings, in: read) == (0, [Fault.home]))
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }
    @Test("a source keeps its permissions when it is mended")
    func permissions() async throws {
        let project = try Project(faulty())
        let path = project.root.appending(path: Fault.home).path()
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
    @Test("a link to a source stays one when the source is mended")
    func linked() async throws {
        var files = faulty()
        files["Elsewhere/Home.txt"] = files.removeValue(forKey: Fault.home)
        let project = try Project(files)
        try FileManager.default.createDirectory(
            at: project.root.appending(path: "Sources/Home"), withIntermediateDirectories: true)
        try project.link(Fault.home, to: "../../Elsewhere/Home.txt")
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
        #expect(try project.text("Elsewhere/Home.txt") == Shop.files[Fault.home])
    }
    @Test("a pattern is mended in a file whose lines end as on Windows, or that starts with a byte order mark")
    func ends() async throws {
        for change in [{ $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }] as [(String) -> String] {
            var files = faulty()
            files[Fault.home] = files[Fault.home].map(change)
            let project = try Project(files)
            #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 1)
            let mended = try Data(contentsOf: project.root.appending(path: Fault.home))
            #expect(String(decoding: mended, as: UTF8.self) == Shop.files[Fault.home].map(change))
        }
    }
    @Test("several fixes of a file are applied at once")
    func several() async throws {
        var files = faulty()
        files[Fault.home] = files[Fault.home]?.replacing("\"/home\"", with: "\"https://shop.example/home\"")
        let project = try Project(files)
        #expect(try await FixApplier.apply(project.findings(), in: project.read()).count == 2)
        #expect(try project.text(Fault.home) == Shop.files[Fault.home])
    }

    // MARK: judging
    @Test("a literal that the other pattern's type refuses shadows nothing")
    func types() async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"/items/new\"")
        #expect(try await Project(files).findings() == [])
    }
    @Test("a redirect with a condition is no loop")
    func conditions() async throws {
        var files = Shop.files
        files[Fault.shop] = files[Fault.shop]?.replacing(
            "case .item(let id): ItemsIncomingNavigation.detail(id: id)",
            with: """
                case .item(let id) where id > 9: HomeOutgoingNavigation.item(id: 9)
                        case .item(let id): ItemsIncomingNavigation.detail(id: id)
                """)
        #expect(try await Project(files).findings() == [])
    }
    @Test("findings come in the order of files and lines")
    func order() async throws {
        var files = faulty()
        files[Fault.items] = files[Fault.items]?.replacing("\"/receipts\"", with: "\"receipts\"")
            .replacing("\"/items/{id}\"", with: "\"items/{id}\"")
        let places = try await Project(files).findings().map(\.place)
        #expect(places == places.sorted() && places.count == 3)
    }
}
#endif
