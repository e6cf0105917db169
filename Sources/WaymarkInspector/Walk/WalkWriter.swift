#if Inspector
import Waymark
import WaymarkLinks

/// Writes the lines of a walk's test.
struct WalkWriter<Destination: Navigation> {
    private let links: DeepLinks<Destination>
    private(set) var lines: [String] = []
    var messages: [String] = []
    private(set) var modules: Set<String> = []
    /// Whether nothing can follow any more.
    private(set) var isOver = false

    init(links: DeepLinks<Destination>) { self.links = links }

    // MARK: destinations
    /// An expression that makes a destination, by its link or, without one, by its value.
    private mutating func expression(_ destination: Destination) -> String? {
        if let path = links.path(to: destination), (try? links.destination(of: path)) == destination {
            return "try links.destination(of: \(SwiftText.literal(path)))"
        }
        guard let (text, module) = SwiftText.expression(destination) else { return nil }
        modules.insert(module)
        return Destination.self == AnyNavigation.self ? "AnyNavigation(\(text))" : text
    }
    private mutating func expressions(_ destinations: [Destination]) -> [String]? {
        var all: [String] = []
        for destination in destinations {
            guard let text = expression(destination) else { return nil }
            all.append(text)
        }
        return all
    }
    mutating func leaveOut(_ message: String) {
        messages.append(message)
        lines.append("// left out: \(message)")
    }
    /// The router of a level.
    private func router(_ level: Int) -> String {
        level == 0 ? "router" : "try #require(router.child\(String(repeating: "?.child", count: level - 1)))"
    }

    // MARK: states
    mutating func begin(_ state: NavigationState<Destination>, initial: NavigationState<Destination>) {
        lines.append("")
        if state != initial {
            lines.append("// where the walk began")
            guard show(state, from: initial) else {
                isOver = true
                return leaveOut("the walk begins with a screen that has neither a link nor plain values")
            }
        }
        expect(state)
    }
    /// Writes what shows a state.
    private mutating func show(
        _ state: NavigationState<Destination>, from old: NavigationState<Destination>
    ) -> Bool {
        var written: [String] = []
        if old.levels.count > 1 { written.append("_ = await router.dismissAll().outcome") }
        guard let ground = state.levels.first else { return false }
        for branch in ground.branches where branch != old.levels[0].branches.first(where: { $0.id == branch.id }) {
            guard let path = expressions(branch.path) else { return false }
            if !branch.id.isEmpty {
                written.append("_ = await router.select(branch: \(SwiftText.literal(branch.id))).outcome")
            }
            written.append("_ = await router.setPath([\(path.joined(separator: ", "))]).outcome")
        }
        if !ground.branch.id.isEmpty {
            written.append("_ = await router.select(branch: \(SwiftText.literal(ground.branch.id))).outcome")
        }
        for (index, level) in state.levels.enumerated().dropFirst() {
            guard let root = level.root.flatMap({ expression($0) }), let path = expressions(level.path),
                let style = level.style
            else { return false }
            written.append("_ = await (\(router(index - 1))).present(\(root), as: .\(style.rawValue)).outcome")
            if !path.isEmpty {
                written.append("_ = await (\(router(index))).setPath([\(path.joined(separator: ", "))]).outcome")
            }
        }
        lines += written
        return true
    }
    private mutating func expect(_ state: NavigationState<Destination>) {
        if let link = links.path(of: state) {
            lines.append("#expect(links.path(of: router.state) == \(SwiftText.literal(link)))")
        }
        if state.levels[0].branches.count > 1 {
            lines.append("#expect(router.state.levels[0].branch.id == \(SwiftText.literal(state.levels[0].branch.id)))")
        }
        lines.append("#expect(router.state.levels.count == \(state.levels.count))")
        let top = state.topDestination.map { SwiftText.literal($0.name) } ?? "nil"
        lines.append("#expect(router.state.topDestination?.name == \(top))")
    }

    // MARK: steps
    mutating func step(_ number: Int, _ step: SeenTransition<Destination>) {
        lines.append("")
        let record = step.record
        let requested = record.via.first ?? record.destination
        let shown = requested.map { " \($0.name)" } ?? ""
        lines.append("// \(number). \(record.kind)\(shown)")
        if record.origin == .session || record.kind == .session || record.kind == .restore {
            isOver = true
            return leaveOut(
                "step \(number) and what follows: the session changed, which the app does and not the router")
        }
        guard let call = call(step, requested) else {
            let message = "step \(number): \(record.kind)\(shown) can't be asked for by a link or a plain value"
            guard step.before != step.after else { return leaveOut(message) }
            leaveOut(message)
            guard show(step.after, from: step.before) else {
                isOver = true
                return leaveOut("what follows step \(number): its state has no link")
            }
            return expect(step.after)
        }
        lines.append("outcome = await \(call).outcome")
        lines.append("#expect(outcome\(Self.expected(record.outcome)))")
        expect(step.after)
    }
    /// What asks for a step again; nil where nothing does.
    private mutating func call(_ step: SeenTransition<Destination>, _ requested: Destination?) -> String? {
        let record = step.record
        let router = record.level == 0 ? "router" : "(\(router(record.level)))"
        let (before, after) = (step.before.levels, step.after.levels)
        switch record.kind {
        case .navigate: return requested.flatMap { expression($0) }.map { "\(router).navigate(to: \($0))" }
        case .push: return requested.flatMap { expression($0) }.map { "\(router).push(\($0))" }
        case .present:
            guard after.count > record.level + 1, let style = after[record.level + 1].style else { return nil }
            return requested.flatMap { expression($0) }.map { "\(router).present(\($0), as: .\(style.rawValue))" }
        case .link:
            // a link that was delivered twice is opened once
            guard record.outcome != .duplicate, let link = requested.flatMap({ links.link(to: $0) }),
                requested == (try? links.destination(of: link))
            else { return nil }
            return "router.open(\(SwiftText.literal(link)))"
        case .pop:
            guard before.count > record.level, after.count > record.level else { return nil }
            let count = before[record.level].path.count - after[record.level].path.count
            return count > 0 ? "\(router).pop(\(count))" : "\(router).pop()"
        case .setPath:
            guard after.count > record.level else { return nil }
            return expressions(after[record.level].path).map { "\(router).setPath([\($0.joined(separator: ", "))])" }
        case .dismiss:
            guard after.count > record.level else { return nil }
            return after.count == record.level + 1 ? "\(router).dismissModal()" : nil
        case .select:
            guard after.count > record.level else { return nil }
            return "\(router).select(branch: \(SwiftText.literal(after[record.level].branch.id)))"
        case .setRoot, .replace, .sequence, .history, .session, .restore, .missedCallback: return nil
        }
    }
    private static func expected(_ outcome: TransitionOutcome) -> String {
        switch outcome {
        case .committed: " == .committed"
        case .denied(.requiresAdditionalInfo(let name)):
            " == .denied(.requiresAdditionalInfo(\(SwiftText.literal(name))))"
        case .denied(let reason): " == .denied(.\(reason.name))"
        case .duplicate: " == .duplicate"
        case .handled: " == .handled"
        // what comes after a transition takes its place only while a guard thinks
        case .superseded, .cancelled, .captured: " != .captured"
        case .failed(let failure): " == .failed(\(Self.text(failure)))"
        }
    }
    private static func text(_ failure: NavigationFailure) -> String {
        switch failure {
        case .noSuchLevel(let level): ".noSuchLevel(\(level))"
        case .tooDeep(let limit): ".tooDeep(limit: \(limit))"
        case .noSuchBranch(let id): ".noSuchBranch(\(SwiftText.literal(id)))"
        case .notInPath: ".notInPath"
        case .redirectLoop(let chain):
            ".redirectLoop(chain: [\(chain.map(SwiftText.literal).joined(separator: ", "))])"
        case .unhandled(let name): ".unhandled(name: \(SwiftText.literal(name)))"
        case .noSuchCheckpoint(let name): ".noSuchCheckpoint(\(SwiftText.literal(name)))"
        case .detached, .link: ".detached"
        case .unsupported: ".unsupported"
        }
    }
}
#endif
