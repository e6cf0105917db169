#if Tools
import ArgumentParser
import Foundation
import Testing
import WaymarkGraph

@testable import WaymarkTool

@Suite("The graph of an app") struct AppGraphTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples").standardized
    /// The example app Challenge, read once for all tests.
    private static let challenge = Task {
        try await SourceReader.read(examples.appending(path: "Challenge"), targets: .folders)
    }
    private static let shell = Task {
        try await SourceReader.read(examples.appending(path: "Shell"), targets: .folders)
    }

    private func graph(
        _ app: Task<ReadApp, any Error> = challenge, _ change: (inout AppGraph.Options) -> Void = { _ in }
    ) async throws -> Graph {
        var options = AppGraph.Options()
        change(&options)
        return try AppGraph(try await app.value, options: options).graph
    }
    /// Returns the last two parts of a node's id: its feature and its name.
    private func name(_ id: String) -> String {
        id.split(separator: ".").suffix(2).joined(separator: ".").replacing("IncomingNavigation", with: "")
    }

    @Test("the graph has a node for each destination that Challenge shows, with its presentation")
    func nodes() async throws {
        let graph = try await graph()
        let shapes = Dictionary(grouping: graph.nodes, by: \.kind).mapValues { Set($0.map { name($0.id) }) }
        #expect(
            shapes == [
                .push: [
                    "Home.home", "Character.list", "Character.detail", "Episode.list", "Episode.detail",
                    "Location.list", "Location.detail", "Settings.source", "Settings.about",
                ],
                .sheet: ["Character.filter", "Settings.settings"],
                .cover: ["Character.gallery", "Onboarding.onboarding"],
            ])
    }

    @Test(
        "the roots of tabs are drawn as tabs",
        arguments: [
            "TabRouter<AppTab, Route> { route in if case .result = route { .search } else { nil } } root: { tab in "
                + "tab == .home ? .home : .search }",
            "TabRouter<AppTab, Route>(tabs: [.home, .search]) { $0 == .home ? Route.home : Route.search }",
            "TabRouter<AppTab, Route>(root: { tab in switch tab { case .home: .home case .search: .search } })",
            "TabRouter(coordinator, tabs: [AppTab.home, .search]) { $0.root }",
        ])
    func tabs(_ made: String) async throws {
        let project = try Project([
            "App.swift": """
            import Waymark
            @Links enum Route: Navigation {
                @Link("/home") case home
                @Link("/search") case search
                @Link("/results/{id}") case result(id: Int)
            }
            enum AppTab: String, NavigationTab {
                case home, search
                var root: AnyNavigation {
                    switch self {
                    case .home: AnyNavigation(Route.home)
                    case .search: AnyNavigation(Route.search)
                    }
                }
            }
            struct AppView {
                let tabs = \(made)
            }
            """
        ])
        let graph = try AppGraph(try await project.read()).graph
        #expect(graph.nodes.filter { $0.kind == .tab }.map(\.label).sorted() == ["home", "search"])
        #expect(graph.nodes.filter { $0.kind == .push }.map(\.label) == ["result"])
    }

    @Test("the graph has a cluster for each feature, with the feature's nodes") func clusters() async throws {
        let graph = try await graph()
        #expect(
            graph.clusters.map(\.label) == ["Character", "Episode", "Home", "Location", "Onboarding", "Settings"])
        for node in graph.nodes {
            let label = graph.clusters.first { $0.id == node.cluster }?.label ?? "none"
            #expect(name(node.id).hasPrefix(label))
        }
    }

    @Test("an outgoing navigation is an edge to the target of its redirect") func redirects() async throws {
        let graph = try await graph()
        let redirected = graph.edges.filter { $0.kind == .redirect }.map { name($0.from) + " → " + name($0.to) }
        #expect(
            Set(redirected).isSuperset(of: [
                "Home.home → Character.list", "Home.home → Episode.list", "Home.home → Location.list",
                "Home.home → Settings.settings", "Home.home → Onboarding.onboarding",
                "Character.detail → Episode.detail", "Character.detail → Location.detail",
                "Episode.detail → Character.detail", "Location.detail → Character.detail",
            ]))
    }

    @Test("a navigation within a feature is an edge without a redirect") func ownWays() async throws {
        let graph = try await graph()
        let own = graph.edges.filter { $0.kind == .navigation }.map { name($0.from) + " → " + name($0.to) }
        #expect(
            Set(own).isSuperset(of: [
                "Character.list → Character.filter", "Character.list → Character.detail",
                "Character.detail → Character.gallery", "Settings.settings → Settings.about",
            ]))
    }

    @Test("the graph of a feature has its screens, their neighbors and their edges") func feature() async throws {
        let graph = try await graph { $0.feature = "location" }
        #expect(
            Set(graph.nodes.map { name($0.id) })
                == ["Location.list", "Location.detail", "Character.detail", "Home.home"])
        #expect(graph.edges.allSatisfy { name($0.from).hasPrefix("Location") || name($0.to).hasPrefix("Location") })
    }

    @Test("the error about an unknown feature names the known ones") func unknownFeature() async {
        await #expect(
            throws: AppGraph.Fault.noFeature(
                "Nowhere", among: ["Character", "Episode", "Home", "Location", "Onboarding", "Settings"])
        ) { try await graph { $0.feature = "Nowhere" } }
    }

    @Test("the graph has a node for each pattern of a link, if requested") func links() async throws {
        let graph = try await graph { $0.showsLinks = true }
        let entries = graph.nodes.filter { $0.kind == .entry }
        #expect(entries.map(\.label).contains("/character/detail/{identifier}/gallery"))
        #expect(graph.edges.count { $0.kind == .entry } == entries.count)
        #expect(entries.count == 15)
    }

    @Test("nodes link to the lines that declare the screens") func sources() async throws {
        let graph = try await graph { $0.sourceBase = "https://example.com/blob/main/" }
        let home = try #require(graph.nodes.first { $0.label == "home" })
        let link = try #require(home.link)
        let path = "Features/Home/Sources/Presentation/Navigation/HomeIncomingNavigation.swift"
        #expect(link.hasPrefix("https://example.com/blob/main/\(path)#L"))
        let line = try #require(link.split(separator: "#L").last.flatMap { Int($0) })
        let source = try String(contentsOf: Self.examples.appending(path: "Challenge/\(path)"), encoding: .utf8)
        #expect(source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("case home"))
    }

    @Test("nodes have their access rules, if requested") func access() async throws {
        let plain = try await graph(Self.shell)
        #expect(plain.nodes.allSatisfy { $0.access == nil })
        let coloured = try await graph(Self.shell) { $0.showsAccess = true }
        let rules = Dictionary(coloured.nodes.map { ($0.label, $0.access) }, uniquingKeysWith: { first, _ in first })
        #expect(rules["login"] == .some(.everyone))
        #expect(rules["home"] == .some(.session))
    }

    @Test(
        "patterns are drawn without their queries",
        arguments: [
            ("/list?name={name?}&page={page?}", "/list"), ("/identity/{step?}", "/identity/{step?}"),
            ("/home", "/home"),
            ("/{a?}/b?c={c}", "/{a?}/b"),
        ])
    func paths(pattern: String, path: String) {
        #expect(AppGraph.path(pattern) == path)
    }

    @Test(
        "the graph is written in each format",
        arguments: zip(GraphCommand.Format.allCases, ["<svg ", "digraph ", "flowchart ", "{"]))
    func formats(format: GraphCommand.Format, start: String) async throws {
        let command = try GraphCommand.parse(["--format", format.rawValue])
        let (text, gaps) = try command.text(of: try await Self.challenge.value)
        #expect(text.hasPrefix(start))
        #expect(gaps.isEmpty)
    }

    @Test("nodes link to files outside the working directory by their URLs")
    func otherFolder() async throws {
        let project = try Project(Shop.files)
        let folder = project.root.appending(path: "An app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: project.root.appending(path: "Sources"), to: folder.appending(path: "Sources"))
        let read = try await SourceReader.read(folder, targets: .folders)
        let text = try GraphCommand.parse([]).text(of: read).text
        #expect(text.contains("href=\"\(folder.absoluteString)Sources/Home/HomeNavigation.swift#L5\""))
    }
    @Test("a --source-base that can't begin a link is refused", arguments: ["a b/", "javascript:", "x\n"])
    func sourceBase(_ text: String) {
        let error = #expect(throws: (any Error).self) { try GraphCommand.parse(["--source-base", text]) }
        let message = error.map { GraphCommand.message(for: $0) } ?? ""
        #expect(message.hasPrefix("--source-base isn't the beginning of a link"))
    }

    @Test("--open is refused for a format other than SVG") func opening() {
        #expect(throws: (any Error).self) { try GraphCommand.parse(["--open", "--format", "dot"]) }
        #expect(throws: Never.self) { try GraphCommand.parse(["--open"]) }
    }
}

@Suite("The edges of an app's graph") struct GraphEdgesTests {
    /// Returns the destination for a letter. Capital letters are outgoing navigations.
    private func id(_ letter: Character) -> DestinationID {
        DestinationID(type: letter.isUppercase ? 1 : 0, index: Int(letter.asciiValue ?? 0))
    }
    private func letter(_ id: DestinationID) -> String { String(UnicodeScalar(UInt8(id.index))) }
    private let place = SourcePlace(file: "App.swift", line: 1, column: 1)

    private func edges(
        _ leads: [(Character, Character)], _ redirects: [(Character, Redirect.Target, Bool)]
    ) -> (ways: Set<String>, gaps: [String]) {
        let edges = GraphEdges(
            leads: leads.map { Lead(from: id($0), to: id($1), place: place) },
            redirects: redirects.map { Redirect(from: id($0), to: $1, isConditional: $2, place: place) },
            isOutgoing: { $0.type == 1 }, name: letter)
        let ways = edges.ways.map { letter($0.from) + ($0.isRedirected ? "~" : "-") + letter($0.to) }
        return (Set(ways), edges.gaps.map(\.sentence))
    }

    @Test("an outgoing navigation has an edge to the last target of a chain of redirects") func chain() {
        let (ways, gaps) = edges(
            [("a", "B"), ("a", "c")], [("B", .destination(id("D")), false), ("D", .destination(id("e")), false)])
        #expect(ways == ["a~e", "a-c"])
        #expect(gaps.isEmpty)
    }

    @Test("a conditional redirect adds an edge to its target, and an unconditional one replaces the navigation's edge")
    func conditions() {
        let (ways, _) = edges(
            [("a", "b"), ("a", "c")],
            [
                ("b", .destination(id("d")), true), ("b", .destination(id("e")), true),
                ("c", .destination(id("f")), false),
            ])
        #expect(ways == ["a-b", "a~d", "a~e", "a~f"])
    }

    @Test("a navigation whose redirects form a loop has no edge") func circle() {
        let (ways, _) = edges([("a", "B")], [("B", .destination(id("C")), false), ("C", .destination(id("B")), false)])
        #expect(ways.isEmpty)
    }

    @Test("a navigation without a readable target has no edge, and is reported") func gaps() {
        let (ways, gaps) = edges([("a", "B"), ("a", "C")], [("B", .computed("flags.target"), false)])
        #expect(ways.isEmpty)
        #expect(
            gaps == [
                "a leads to B, which is redirected by 'flags.target', which can't be read",
                "a leads to C, which no redirect handles",
            ])
    }
}
#endif
