#if Tools
import Testing
import WaymarkTool

/// A change to the shop's files that causes exactly one finding.
struct Fault: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let file: String
    let text: String
    let replacement: String
    /// The file of the finding.
    let found: String
    let line: Int

    init(_ rule: Rule, in file: String, _ text: String, _ replacement: String, at line: Int, of found: String? = nil) {
        self.rule = rule
        self.file = file
        self.text = text
        self.replacement = replacement
        self.found = found ?? file
        self.line = line
    }
    var testDescription: String { rule.id + ": " + replacement }
    var files: [String: String] {
        var files = Shop.files
        files[file] = files[file]?.replacing(text, with: replacement)
        return files
    }

    static let home = "Sources/Home/HomeNavigation.swift"
    static let screens = "Sources/Home/HomeScreens.swift"
    static let items = "Sources/Items/ItemsNavigation.swift"
    static let itemsFeature = "Sources/Items/ItemsFeature.swift"
    static let shop = "Sources/Shop/Shop.swift"
    static let tests = "Tests/HomeTests/HomeTests.swift"

    static let all = [
        Fault(.syntaxError, in: shop, "enum Shop {", ")\nenum Shop {", at: 18),
        Fault(.unknownRule, in: home, "case help\n", "case help  // waymark:disable:this link-clsh\n", at: 7),
        Fault(.computedValue, in: home, "@Link(\"/help\"", "@Link(helpPattern", at: 6),
        Fault(.computedValue, in: shop, "hosts: [\"shop.example\"]", "hosts: hosts()", at: 22),
        Fault(.featureImportsFeature, in: home, "import Waymark", "import Items", at: 1),
        Fault(
            .outgoingWithoutRedirect, in: shop, "case .item(let id): ItemsIncomingNavigation.detail(id: id)",
            "default: nil", at: 12, of: home),
        Fault(
            .outgoingWithoutRedirect, in: shop, "HomeOutgoingNavigation", "OtherOutgoingNavigation", at: 11, of: home),
        Fault(
            .redirectLoop, in: shop, "case .item(let id): ItemsIncomingNavigation.detail(id: id)",
            "case .item(let id): HomeOutgoingNavigation.item(id: id)", at: 14),
        Fault(.unreachableDestination, in: items, "@Link(\"/receipts\")\n", "", at: 8),
        Fault(
            .restoredWithoutLink, in: home, "@Link(\"/help\", as: .sheet)",
            "static let saved = Restoration(links: links)", at: 7),
        Fault(.malformedLink, in: home, "\"/help\"", "\"help\"", at: 6),
        Fault(.linkClash, in: items, "@Link(\"/receipts\")", "@Link(\"/items/{number}\")", at: 8),
        Fault(.linkClash, in: items, "@Link(\"/receipts\")", "@Link(\"/receipts\")\n    @Link(\"/home\")", at: 9),
        Fault(.linkShadowed, in: home, "\"/help\"", "\"/items/7\"", at: 6, of: items),
        Fault(.linkNotAssociable, in: items, "\"/receipts\"", "\"/receipts*\"", at: 8),
        Fault(.linkWithoutRule, in: home, ", GuardedNavigation", "", at: 3),
        Fault(.everyoneBelowProtected, in: items, "\"/items/{id}\"", "\"/receipts/{id}\"", at: 7),
        Fault(
            .ancestorStricter, in: items,
            "case .list, .detail: .everyone\n        case .receipts: .session()",
            "case .list, .receipts: .session()\n        case .detail: .everyone", at: 7),
        Fault(
            .domainObject, in: items, "case receipts\n",
            "case receipts(of: Item)\n    public struct Item { let id: Int, name: String }\n", at: 9),
        Fault(
            .screenWithoutNavigator, in: screens,
            "final class HelpViewModel {\n    let navigator: any HomeNavigatorContract",
            "final class HelpViewModel {", at: 17),
        Fault(
            .screenWithoutTracker, in: screens,
            "final class HelpViewModel {\n    let navigator: any HomeNavigatorContract\n    let tracker: any Tracker",
            "final class HelpViewModel {\n    let navigator: any HomeNavigatorContract", at: 17),
        Fault(.screenWithoutMock, in: tests, ": HomeNavigatorContract", "", at: 3, of: screens),
        Fault(
            .screenWithoutTest, in: tests, "_ = HelpViewModel(navigator: HomeNavigatorMock())", "", at: 17, of: screens),
        Fault(
            .untakenPreparation, in: itemsFeature, "let make: (Any) -> Screen",
            "let make: (Any) -> Screen\n\(PreparationRuleTests.prepare)", at: 7),
        Fault(.forbiddenName, in: shop, "[\"shop\"]", "[\"my_shop\"]", at: 19),
        Fault(.forbiddenName, in: items, "\"/receipts\"", "\"/{kind}/receipts\"", at: 8),
        Fault(.forbiddenName, in: items, "\"/receipts\"", "\"/Items/receipts\"", at: 8),
    ]
}

@Suite("The rules of lint") struct RuleTests {
    @Test("a destination that nothing leads to is one finding, even if it can't be restored either")
    func unlinked() async throws {
        var files = Shop.files
        files[Fault.items] = files[Fault.items]?.replacing(
            "    @Link(\"/receipts\")\n    case receipts",
            with: "    case receipts\n    static let saved = Restoration(links: links)")
        #expect(try await Project(files).findings().map(\.rule) == [.unreachableDestination])
        files[".waymark.yml"] = "rules: {unreachable-destination: off}\n"
        #expect(try await Project(files).findings().map(\.rule) == [.restoredWithoutLink])
    }
    @Test("a screen is reported if tests mention only its destination, but name the other screens")
    func lostTest() async throws {
        var files = Shop.files
        files[Fault.tests] = files[Fault.tests]?.replacing(
            "_ = HelpViewModel(navigator: HomeNavigatorMock())", with: "_ = HomeIncomingNavigation.help")
        #expect(
            try await Project(files).findings().map(\.message) == [
                "no test mentions HelpViewModel, unlike most screens of Home"
            ])
    }
    @Test("the shop app has no findings")
    func clean() async throws {
        #expect(try await Project(Shop.files).findings().map(\.summary) == [])
    }
    @Test("each fault is reported once, at its place", arguments: Fault.all)
    func faults(_ fault: Fault) async throws {
        #expect(fault.files != Shop.files)
        let findings = try await Project(fault.files).findings()
        #expect(
            findings.map(\.summary) == ["\(fault.rule.id) \(fault.found):\(fault.line)"], "\(findings.map(\.message))")
    }
    @Test(
        "each rule except unreadable-file has a fault in these tests",
        arguments: Rule.allCases.filter { $0 != .unreadableFile })
    func shown(_ rule: Rule) {
        #expect(Fault.all.contains { $0.rule == rule })
    }
    @Test("rule ids are in kebab case, and reasons one short line ending with a period", arguments: Rule.allCases)
    func words(_ rule: Rule) {
        #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" } && rule.id.contains("-"))
        #expect(rule.reason.hasSuffix(".") && !rule.reason.contains("\n") && rule.reason.count <= 110)
    }
}
#endif
