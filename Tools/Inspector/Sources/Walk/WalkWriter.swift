#if Inspector
import Waymark
import WaymarkLinks

/// A writer of the lines of a recorded walk's test.
struct WalkWriter<Destination: Navigation> {
    let links: LinkTable<Destination>
    /// A Boolean value that indicates whether the test has a coordinator named `app`.
    let hasApp: Bool
    /// The expression of the app's test setup; empty without one. Session owners that the expression contains keep
    /// their names.
    let setup: String
    var lines: [String] = []
    var messages: [String] = []
    private(set) var modules: Set<String> = []
    /// A Boolean value that indicates whether a line uses the constant `links`.
    private(set) var needsLinks = false
    /// A Boolean value that indicates whether a line creates a date.
    var needsDates = false
    /// A Boolean value that indicates whether writing has stopped, because no further step can be written.
    var isOver = false
    /// The placeholder in the test for each owner of a session, by the owner's name.
    var owners: [String: String] = [:]
    /// The seconds until the test's session expires; nil if it doesn't.
    var lifetime: Int?

    init(links: LinkTable<Destination>, hasApp: Bool, setup: String) {
        (self.links, self.hasApp, self.setup) = (links, hasApp, setup)
    }

    mutating func walk(_ walk: RecordedWalk<Destination>, initial: NavigationState<Destination>) {
        begin(walk, initial: initial)
        var isDone = false
        for (index, step) in walk.steps.enumerated() {
            if isOver { break }
            let next = walk.steps.indices.contains(index + 1) ? walk.steps[index + 1] : nil
            switch step {
            case .transition(let seen):
                // the previous step has written this one too
                if !isDone { isDone = self.step(index + 1, seen, next) } else { isDone = false }
            case .session(let change):
                isDone = false
                session(index + 1, change)
            }
        }
    }

    // MARK: destinations
    /// Returns an expression for a destination, by its link or else by its values; nil if it has no link and its values
    /// aren't plain.
    mutating func expression(_ destination: Destination) -> String? {
        if let path = links.path(to: destination), (try? links.destination(of: path)) == destination {
            needsLinks = true
            return "try links.destination(of: \(SwiftText.literal(path)))"
        }
        guard let (text, module) = SwiftText.expression(destination) else { return nil }
        modules.insert(module)
        return Destination.self == AnyNavigation.self ? "AnyNavigation(\(text))" : text
    }
    mutating func expressions(_ destinations: [Destination]) -> [String]? {
        whole { writer in
            var all: [String] = []
            for destination in destinations {
                guard let text = writer.expression(destination) else { return nil }
                all.append(text)
            }
            return all
        }
    }
    /// Writes something completely, or not at all if the function returns nil, so that a step that is left out adds
    /// neither an import nor a constant.
    mutating func whole<Written>(_ write: (inout Self) -> Written?) -> Written? {
        var writer = self
        guard let written = write(&writer) else { return nil }
        self = writer
        return written
    }
    mutating func leaveOut(_ message: String) {
        messages.append(message)
        lines.append("// left out: \(message)")
    }
    /// Returns an expression for the router of a level; 0 is the ground level.
    func router(_ level: Int) -> String {
        level == 0 ? "router" : "try #require(router.child\(String(repeating: "?.child", count: level - 1)))"
    }

    // MARK: states
    private mutating func begin(_ walk: RecordedWalk<Destination>, initial: NavigationState<Destination>) {
        let session = hasApp ? walk.phase?.session : nil
        lines.append("")
        if walk.begin != initial || session != nil {
            lines.append("// the state in which the walk began")
            if let session { logIn(session, lifetime: walk.lifetime, isLocked: false) }
            guard show(walk.begin, from: hasApp ? nil : initial) else {
                isOver = true
                return leaveOut("the walk begins with a screen that has neither a link nor plain values")
            }
            if session?.isLocked == true { lines.append("app.lock()") }
        }
        expect(walk.begin)
    }
    /// Writes the navigation that shows a state.
    ///
    /// - Parameter old: The state before the navigation; nil if unknown.
    /// - Returns: false, without writing anything, if the state can't be written.
    mutating func show(_ state: NavigationState<Destination>, from old: NavigationState<Destination>?) -> Bool {
        whole { $0.lines(showing: state, from: old) }.map { lines += $0 } != nil
    }
    private mutating func lines(
        showing state: NavigationState<Destination>, from old: NavigationState<Destination>?
    ) -> [String]? {
        var written: [String] = []
        if old.map({ $0.levels.count > 1 }) ?? true { written.append("_ = await router.dismissAll().outcome") }
        guard let ground = state.levels.first else { return nil }
        for branch in ground.branches where branch != old?.levels[0].branches.first(where: { $0.id == branch.id }) {
            guard let path = expressions(branch.path) else { return nil }
            if !branch.id.isEmpty {
                written.append("_ = await router.perform(\(Self.select(branch.id))).outcome")
            }
            written.append("_ = await router.setPath([\(path.joined(separator: ", "))]).outcome")
        }
        if !ground.branch.id.isEmpty {
            written.append("_ = await router.perform(\(Self.select(ground.branch.id))).outcome")
        }
        for (index, level) in state.levels.enumerated().dropFirst() {
            guard let root = level.root.flatMap({ expression($0) }), let path = expressions(level.path),
                let style = level.style
            else { return nil }
            written.append("_ = await (\(router(index - 1))).present(\(root), as: .\(style.rawValue)).outcome")
            if !path.isEmpty {
                written.append("_ = await (\(router(index))).setPath([\(path.joined(separator: ", "))]).outcome")
            }
        }
        return written
    }
    mutating func expect(_ state: NavigationState<Destination>) {
        if let link = links.path(of: state) {
            needsLinks = true
            lines.append("#expect(links.path(of: router.state) == \(SwiftText.literal(link)))")
        }
        if state.levels[0].branches.count > 1 {
            // selecting the selected branch changes nothing
            let selection = Self.select(state.levels[0].branch.id)
            lines.append("#expect(try router.state.applying(\(selection)) == router.state)")
        }
        lines.append("#expect(router.active.level == \(state.levels.count - 1))")
        let top = state.topDestination.map { SwiftText.literal($0.name) } ?? "nil"
        lines.append("#expect(router.state.topDestination?.name == \(top))")
    }
}
#endif
