#if Inspector
import Waymark

/// A recorded walk as a test of Swift Testing, which drives the router and expects each state.
struct WalkTest<Destination: Navigation> {
    let source: String
    let fileName: String
    /// What could not be written.
    let messages: [String]

    init(
        _ walk: RecordedWalk<Destination>, links: DeepLinks<Destination>, setup: InspectorTestSetup?, name: String,
        initial: NavigationState<Destination>
    ) {
        var writer = WalkWriter(links: links)
        writer.begin(walk.begin, initial: initial)
        for (index, step) in walk.steps.enumerated() where !writer.isOver { writer.step(index + 1, step) }
        if walk.isFull { writer.leaveOut("the walk has more than \(RecordedWalk<Destination>.limit) steps") }
        let type =
            name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(\.capitalizedFirst).joined() + "WalkTests"
        let own = type.first?.isNumber == true ? "Recorded" + type : type
        let setup = setup ?? Self.setup(links, &writer)
        let imports = Set(setup.imports).union(writer.modules).subtracting(["Testing", "Waymark"])
        let lines =
            ["import Testing", "import Waymark"] + imports.sorted().map { "@testable import \($0)" }
            + [
                "", "/// A walk that the Waymark Inspector recorded.", "@MainActor @Suite(\"A recorded walk\")",
                "struct \(own) {", "    @Test(\"shows what it showed\")", "    func walk() async throws {",
                "        let router = \(setup.router)", "        // the same link may follow at once in a test",
                "        router.timing.linkWindow = .zero", "        let links = try #require(router.links)",
            ] + Self.lines(of: writer).map { $0.isEmpty ? "" : "        " + $0 } + ["    }", "}"]
        source = lines.joined(separator: "\n") + "\n"
        fileName = own + ".swift"
        messages = writer.messages
    }
    private static func lines(of writer: WalkWriter<Destination>) -> [String] {
        let isDriven = writer.lines.contains { $0.hasPrefix("outcome = ") }
        return (isDriven ? ["var outcome: TransitionOutcome"] : []) + writer.lines
    }
    /// A router with the app's links and nothing else, for an app that doesn't say how tests make its own.
    private static func setup(
        _ links: DeepLinks<Destination>, _ writer: inout WalkWriter<Destination>
    ) -> InspectorTestSetup {
        writer.messages.append(
            "the router of the test has no redirects and no guards: pass tests: to Inspector.start to say how to make it"
        )
        let path = String(reflecting: Destination.self).split(separator: ".")
        let type = path.dropFirst().joined(separator: ".")
        func list(_ texts: [String]) -> String { "[\(texts.map(SwiftText.literal).joined(separator: ", "))]" }
        let origins = "schemes: \(list(links.resolver.origins.schemes)), hosts: \(list(links.resolver.origins.hosts))"
        let root = links.root.flatMap { links.path(to: $0) }.map {
            "try DeepLinks<\(type)>(\(origins)).destination(of: \(SwiftText.literal($0)))"
        }
        return InspectorTestSetup(
            imports: path.count > 1 ? [String(path[0])] : [],
            router: "Router<\(type)>(root: \(root ?? "nil"), \(origins))")
    }
}

extension Substring {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
#endif
