#if Tools
import Foundation
import Testing

@testable import WaymarkTool

@Suite("Linting") struct LintTests {
    // MARK: comments and configuration
    @Test(
        "a comment disables rules on its own line or the next one",
        arguments: [
            "@Link(\"help\", as: .sheet)  // waymark:disable:this malformed-link",
            "// waymark:disable:next link-clash, malformed-link\n    @Link(\"help\", as: .sheet)",
        ])
    func comments(_ line: String) async throws {
        let project = try Project(Shop.faulty([Fault.home: ("@Link(\"help\", as: .sheet)", line)]))
        #expect(try await project.findings() == [])
    }
    @Test(
        "a comment for another rule or line, or one that only mentions the marker, disables nothing",
        arguments: [
            "@Link(\"help\", as: .sheet)  // waymark:disable:this link-clash",
            "// waymark:disable:this malformed-link\n    @Link(\"help\", as: .sheet)",
            "@Link(\"help\", as: .sheet)  // as in waymark:disable:this malformed-link",
        ])
    func otherComments(_ line: String) async throws {
        let project = try Project(Shop.faulty([Fault.home: ("@Link(\"help\", as: .sheet)", line)]))
        #expect(try await project.findings().map(\.rule) == [.malformedLink])
    }
    @Test(
        "a comment with an unknown scope, an unknown id or no id is a finding, which suggests a similar rule",
        arguments: [
            ("this link-clsh", "there is no rule 'link-clsh': did you mean 'link-clash'?"),
            ("this Link-Clash", "there is no rule 'Link-Clash': did you mean 'link-clash'?"),
            ("next link-clash nonsense-of-mine", "there is no rule 'nonsense-of-mine'"),
            (
                "this screen-without-test screen-without-tesk",
                "there is no rule 'screen-without-tesk': did you mean 'screen-without-test'?"
            ),
            ("this", "the comment names no rule to disable"),
            (
                "nxt link-clash",
                "'waymark:disable:nxt' disables nothing: use 'this' for its own line, 'next' for the one below"
            ),
            ("this link-clash - as the old app has it", nil), ("this link-clash (see below)", nil),
        ])
    func unknownRules(_ comment: String, _ message: String?) async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing(
            "case help\n", with: "case help  // waymark:disable:\(comment)\n")
        let findings = try await Project(files).findings()
        #expect(findings.map(\.message) == [message].compactMap { $0 })
        #expect(findings.allSatisfy { $0.rule == .unknownRule && $0.place.line == 7 })
    }
    @Test(
        "a string that looks like a disabling comment is ignored",
        arguments: ["\"// waymark:disable:this x\"", "\"\"\"\n// waymark:disable:next x\n\"\"\""])
    func texts(_ text: String) async throws {
        var files = Shop.files
        files["Tests/HomeTests/Texts.swift"] = "let text = \(text)\n"
        #expect(try await Project(files).findings() == [])
    }
    @Test(
        "a rule is suggested only if its name is similar",
        arguments: [("screen-without-tes", Rule.screenWithoutTest), ("zzz", nil)])
    func near(_ text: String, _ rule: Rule?) {
        #expect(Spelling.nearest(to: text, in: Rule.allCases.map(\.id)) == (rule.map { [$0.id] } ?? []))
    }
    @Test("a comment disables rules in a file with CRLF line endings")
    func windowsComments() async throws {
        var files = Shop.faulty([
            Fault.home: (
                "@Link(\"help\", as: .sheet)", "@Link(\"help\", as: .sheet)  // waymark:disable:this malformed-link"
            )
        ])
        files[Fault.home] = files[Fault.home]?.replacing("\n", with: "\r\n")
        #expect(try await Project(files).findings() == [])
    }
    @Test("the configuration sets a rule's level", arguments: [("off", nil), ("note", "note"), ("warning", "warning")])
    func levels(_ written: String, _ level: String?) async throws {
        var files = Shop.faulty()
        files[".waymark.yml"] = "rules:\n  malformed-link: \(written)\n"
        #expect(try await Project(files).findings().map(\.level.rawValue) == [level].compactMap { $0 })
    }
    @Test("folders that the configuration excludes aren't read")
    func excluded() async throws {
        var files = Shop.files
        files["Sources/Home/Generated/Broken.swift"] = "func broken( {"
        files[".waymark.yml"] = "exclude: [Sources/Home/Generated]\n"
        #expect(try await Project(files).findings() == [])
    }
    @Test(
        "a mistake in the configuration is reported with its line",
        arguments: [
            ("rules:\n  malformed: off\n", ".waymark.yml:2: there is no rule 'malformed'"),
            (
                "rules:\n  link-clash: loud\n", ".waymark.yml:2: 'loud' isn't one of off, note, warning, error"
            ),
            ("rules:\n  link-clsh: off\n", ".waymark.yml:2: there is no rule 'link-clsh': did you mean 'link-clash'?"),
            (
                "\nnonsense: 1\n",
                ".waymark.yml:2: there is no key 'nonsense'; use rules, exclude, schemes, hosts, apple, android or site"
            ),
            ("\nrule: 1\n", ".waymark.yml:2: there is no key 'rule': did you mean 'rules'?"),
            ("hosts:\n  - {a: b}\n", ".waymark.yml:2: an entry of hosts has to be a string"),
            ("apple: x\n", ".waymark.yml:1: apple has to be a mapping, as in 'key: value'"),
            ("- rules\n", ".waymark.yml:1: the file has to be a mapping, as in 'key: value'"),
            ("exclude: Generated\n", ".waymark.yml:1: exclude has to be a list of strings"),
            (
                "schemes:\n  - shop\n  - my_shop\n",
                ".waymark.yml:3: 'my_shop' is not a scheme; write a letter, then letters, digits, '+', '-' or '.'"
            ),
            ("schemes: [https]\n", ".waymark.yml:1: 'https' cannot be a scheme of an app's own"),
            ("hosts:\n  - a.example\n  - A.example\n", ".waymark.yml:3: 'a.example' is declared twice"),
            (
                "hosts: [\"https://a.example\"]\n",
                ".waymark.yml:1: 'https://a.example' is not a host name; write labels of ASCII letters, digits and inner '-'"
            ),
            (
                "apple:\n  appIDs:\n    - nonsense\n",
                ".waymark.yml:3: 'nonsense' is not an application identifier; write PREFIX.bundle.identifier"
            ),
            ("android:\n  package: shop\n", ".waymark.yml:2: 'shop' is not a package name"),
            (
                "android:\n  package: a.b\n  fingerprints: [\"14:6D\"]\n",
                ".waymark.yml:3: '14:6D' is not a SHA-256 fingerprint; write 32 pairs of uppercase hexadecimal digits, "
                    + "separated by ':'"
            ),
            (
                "site:\n  appStoreID: id1\n",
                ".waymark.yml:2: 'id1' is not an App Store ID; expected digits, such as 1234567890"
            ),
            (
                "site:\n  image: /a.png\n",
                ".waymark.yml:2: '/a.png' is not the address of an image; it must begin with https://"
            ),
            (
                "site:\n  pages:\n    items: {title: x}\n",
                ".waymark.yml:3: 'items', character 1: the pattern doesn't start with '/'"
            ),
            ("rules: {}\nhosts: []\nrules: {}\n", ".waymark.yml:3: 'rules' occurs twice, first on line 1"),
            (
                "site:\n  pages:\n    /a: {title: x}\n    /b: {title: x}\n    \"/a\": {title: y}\n",
                ".waymark.yml:5: '/a' occurs twice, first on line 3"
            ),
            ("rules: {link-clash: off, link-clash: note}\n", ".waymark.yml:1: 'link-clash' occurs twice"),
        ])
    func mistakes(_ yaml: String, _ message: String) throws {
        let fault = #expect(throws: ToolConfiguration.Fault.self) {
            try ToolConfiguration(yaml: yaml, rules: Set(Rule.allCases.map(\.id)))
        }
        #expect(fault?.description == message)
    }
    @Test(
        "invalid YAML is reported in one short line with its place, however long the file is",
        arguments: [
            ("rules: [", 1), ("a: b: c", 1), ("rules: {}\n\tx: 1", 2), ("a: \u{1}", 1), ("a: *b", 1), ("a: 1\na: 2", 2),
        ])
    func notYAML(_ yaml: String, _ line: Int) throws {
        let long = yaml + "\n" + String(repeating: "# a comment\n", count: 2000)
        let fault = try #require(throws: ToolConfiguration.Fault.self) { try ToolConfiguration(yaml: long, rules: []) }
        #expect(fault.description.wholeMatch(of: #/\.waymark\.yml:\d+: [^\n]{1,200}/#) != nil, "\(fault)")
        #expect(yaml == "rules: [" || fault.description.hasPrefix(".waymark.yml:\(line): "), "\(fault)")
    }
    @Test("a page of the site for an unknown pattern is reported with its line")
    func sitePages() async throws {
        var files = Shop.files
        files[".waymark.yml"] = "site:\n  pages:\n    /home: {title: Home}\n    /nowhere: {title: Nowhere}\n"
        let read = try await Project(files).read()
        #expect(read.notes == [".waymark.yml:4: there is no pattern '/nowhere' for a page of the site"])
    }

    // MARK: rules
    @Test(
        "a redirect's row about another type with the same case doesn't handle an outgoing navigation",
        arguments: ["section", "section.kind"])
    func sameName(_ subject: String) async throws {
        var files = Shop.files
        files[Fault.shop] = files[Fault.shop]?.replacing(
            "case let home as HomeOutgoingNavigation: redirect(home)", with: "case is Never: other(navigation)"
        ).replacing(
            """
                private func redirect(_ home: HomeOutgoingNavigation) -> any Navigation {
                    switch home {
            """,
            with: """
                    private func other(_ navigation: any Navigation) -> (any Navigation)? {
                        let section = Section.current
                        switch \(subject) {
                """)
        #expect(try await Project(files).findings().map(\.message) == ["no redirect mentions HomeOutgoingNavigation"])
    }
    @Test("a redirect that leaves a whole type unchanged handles none of its cases")
    func leftAlone() async throws {
        var files = Shop.files
        files[Fault.shop] = files[Fault.shop]?.replacing(
            "case let home as HomeOutgoingNavigation: redirect(home)", with: "case is HomeOutgoingNavigation: nil"
        ).replacing("(_ home: HomeOutgoingNavigation)", with: "(_ other: Never)").replacing(
            "case .item(let id)", with: "case .some(let id)"
        ).replacing("switch home", with: "switch other")
        #expect(
            try await Project(files).findings().map(\.message) == ["no redirect handles HomeOutgoingNavigation.item"])
    }
    @Test("a function that only inspects a navigation doesn't redirect it")
    func asking() async throws {
        var files = Shop.files
        files[Fault.shop] = files[Fault.shop]?.replacing(
            "case let home as HomeOutgoingNavigation: redirect(home)\n", with: ""
        ).replacing(
            "(_ home: HomeOutgoingNavigation) -> any Navigation {", with: "(_ home: HomeOutgoingNavigation) -> Bool {"
        )
        .replacing(
            """
                    switch home {
                    case .item(let id): ItemsIncomingNavigation.detail(id: id)
                    }
            """, with: "        true")
        #expect(try await Project(files).findings().map(\.message) == ["no redirect mentions HomeOutgoingNavigation"])
    }
    @Test("a redirect of another app doesn't handle this app's outgoing navigations")
    func otherApp() async throws {
        var files = Shop.files
        files["Sources/Kiosk/Kiosk.swift"] = """
            import Home
            import Receipts
            import Waymark

            struct KioskRedirect: NavigationRedirect {
                func redirect(_ navigation: any Navigation) -> (any Navigation)? { nil }
            }
            """
        files["Sources/Receipts/ReceiptsNavigation.swift"] = """
            import Waymark

            @Links public enum ReceiptsIncomingNavigation: IncomingNavigation, GuardedNavigation {
                @Link("/all")
                case all

                public var accessRule: AccessRule { .everyone }
            }
            """
        let findings = try await Project(files).findings().filter { $0.rule == .outgoingWithoutRedirect }
        #expect(findings.map(\.message) == ["no redirect mentions HomeOutgoingNavigation"])
    }
    @Test("equal permissions at several places, with and without their type, are one permission")
    func permissions() async throws {
        var files = Shop.files
        files[Fault.items] = files[Fault.items]?.replacing(
            "case .list, .detail: .everyone\n        case .receipts: .session()",
            with: """
                case .list: .session(permissions: [Permission("staff"), .audit])
                        case .detail, .receipts: .session(permissions: [.init("staff"), Permission.audit])
                """)
        #expect(try await Project(files).findings().filter { $0.rule == .ancestorStricter } == [])
    }
    @Test("a pattern isn't shadowed by a literal that its value's type refuses")
    func types() async throws {
        var files = Shop.files
        files[Fault.home] = files[Fault.home]?.replacing("\"/help\"", with: "\"/items/new\"")
        #expect(try await Project(files).findings() == [])
    }
    @Test("a conditional redirect to the same navigation isn't reported as a loop")
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
    @Test("findings are sorted by file and line")
    func order() async throws {
        var files = Shop.faulty()
        files[Fault.items] = files[Fault.items]?.replacing("\"/receipts\"", with: "\"receipts\"")
            .replacing("\"/items/{id}\"", with: "\"items/{id}\"")
        let places = try await Project(files).findings().map(\.place)
        #expect(places == places.sorted() && places.count == 3)
    }
}
#endif
