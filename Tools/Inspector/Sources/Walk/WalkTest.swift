#if Inspector
import Waymark

/// A Swift Testing test written from a recorded walk. It drives the router, and expects the state after each step.
struct WalkTest<Destination: Navigation> {
    let source: String
    let fileName: String
    /// The reasons that steps were left out of the test, and what the test's router lacks without a test setup.
    let messages: [String]

    init(
        _ walk: RecordedWalk<Destination>, links: LinkTable<Destination>, setup: InspectorTestSetup?, name: String,
        initial: NavigationState<Destination>
    ) {
        let subject = setup?.subject ?? (walk.phase == nil ? .router : .app)
        var writer = WalkWriter(links: links, hasApp: subject == .app, setup: setup?.expression ?? "")
        writer.walk(walk, initial: initial)
        if walk.isFull { writer.leaveOut("the walk has more than \(RecordedWalk<Destination>.limit) steps") }
        let type =
            name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(\.capitalizedFirst).joined() + "WalkTests"
        let own = type.first?.isNumber == true ? "Recorded" + type : type
        let making = setup.map(Self.making) ?? Self.making(subject, links, &writer)
        let body = Self.body(making.lines, writer)
        var imports = Set(making.imports).union(writer.modules)
        if subject == .app { imports.insert("WaymarkTesting") }
        if writer.needsDates { imports.insert("Foundation") }
        let plain = imports.intersection(["Foundation", "WaymarkTesting"]).union(["Testing", "Waymark"])
        let lines =
            plain.sorted().map { "import \($0)" }
            + imports.subtracting(plain).sorted().map { "@testable import \($0)" }
            + [
                "", "/// A walk that the Waymark Inspector recorded.", "@MainActor @Suite(\"A recorded walk\")",
                "struct \(own) {",
            ] + (subject == .app ? Self.mocks : []).map { $0.isEmpty ? "" : "    " + $0 }
            + ["    @Test(\"the recorded steps show the recorded screens\")", "    func walk() async throws {"]
            + body.map { $0.isEmpty ? "" : "        " + $0 } + ["    }", "}"]
        source = lines.joined(separator: "\n") + "\n"
        fileName = own + ".swift"
        messages = writer.messages
    }
    private static func body(_ making: [String], _ writer: WalkWriter<Destination>) -> [String] {
        var lines =
            making + ["// a test may open the same link twice in quick succession", "router.timing.linkWindow = .zero"]
        // an unused constant causes a warning
        if writer.needsLinks { lines.append("let links = try #require(router.links)") }
        if writer.lines.contains(where: { $0.hasPrefix("outcome = ") }) {
            lines.append("var outcome: TransitionOutcome")
        }
        return lines + writer.lines
    }
    /// The declarations of an app's mocks. They are properties of the suite, because an unused property causes no
    /// warning.
    private static var mocks: [String] {
        [
            "// no user is logged in until the walk logs one in", "let sessions = SessionRepositoryMock()",
            "let clock = ManualClock()", "",
        ]
    }
    private static func making(_ setup: InspectorTestSetup) -> (imports: [String], lines: [String]) {
        switch setup.subject {
        case .router: (setup.imports, ["let router = \(setup.expression)"])
        case .app: (setup.imports, ["let app = \(setup.expression)"] + booting)
        }
    }
    private static var booting: [String] { ["await app.boot()", "let router = app.router"] }

    /// Returns the code that creates a router or a coordinator with only the app's links and the link table's root, for
    /// a walk without a test setup. Adds a message that says what the test lacks.
    private static func making(
        _ subject: InspectorTestSetup.Subject, _ links: LinkTable<Destination>, _ writer: inout WalkWriter<Destination>
    ) -> (imports: [String], lines: [String]) {
        let path = String(reflecting: Destination.self).split(separator: ".")
        let type = path.dropFirst().joined(separator: ".")
        func list(_ texts: [String]) -> String { "[\(texts.map(SwiftText.literal).joined(separator: ", "))]" }
        let origins = "schemes: \(list(links.resolver.origins.schemes)), hosts: \(list(links.resolver.origins.hosts))"
        let root = links.root.flatMap { links.path(to: $0) }.map {
            "try LinkTable<\(type)>(\(origins)).destination(of: \(SwiftText.literal($0)))"
        }
        let router = "Router<\(type)>(root: \(root ?? "nil"), \(origins))"
        let imports = path.count > 1 ? [String(path[0])] : []
        switch subject {
        case .router:
            writer.messages.append(
                "the test's router has no redirects and no guards; pass tests: to Inspector.start to create it as the app does"
            )
            return (imports, ["let router = \(router)"])
        case .app:
            writer.messages.append(
                "the test's coordinator has no redirects and shows nothing after a denial; pass tests: to Inspector.start to create it as the app does"
            )
            let lines = [
                "let router = \(router)", "router.timing.clock = .manual(clock)",
                "let app = AppCoordinator(router, sessions: sessions, onDenial: nil)", "await app.boot()",
            ]
            return (imports, lines)
        }
    }
}

extension Substring {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
#endif
