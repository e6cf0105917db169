#if Inspector
import Waymark
import WaymarkLinks

extension WalkWriter {
    /// Writes a transition and the expected result. If the transition can't be repeated, it is left out, and the test
    /// navigates to its resulting state instead.
    ///
    /// - Returns: true if the next step was written as part of this one.
    mutating func step(
        _ number: Int, _ step: SeenTransition<Destination>, _ next: RecordedWalk<Destination>.Step?
    ) -> Bool {
        lines.append("")
        let record = step.record
        let requested = record.via.first ?? record.destination
        let shown = requested.map { " \($0.name)" } ?? ""
        lines.append("// \(number). \(record.kind)\(shown)")
        if record.origin == .session || record.kind == .session || record.kind == .restore {
            guard hasApp else {
                isOver = true
                leaveOut(
                    "step \(number) and all later ones: the session changed. Start the Inspector with the app's AppCoordinator to record that"
                )
                return false
            }
            omit(
                "step \(number): the app removed or restored screens by itself; the test shows the result", step, number
            )
            return false
        }
        switch record.outcome {
        case .superseded, .cancelled, .waiting:
            // depends on the order in which guards answer, which may differ in a test
            omit("step \(number): \(record.kind)\(shown) was \(record.outcome.name)", step, number)
            return false
        case .duplicate where record.kind == .link:
            omit("step \(number): the same link arrived twice, and was opened once", step, number)
            return false
        case .committed, .denied, .duplicate, .handled, .failed: break
        }
        guard let call = call(step) else {
            omit("step \(number): \(record.kind)\(shown) can't be repeated with a link or plain values", step, number)
            return false
        }
        lines.append("outcome = await \(call).outcome")
        lines += Self.expectations(record.outcome)
        // a broken link is followed by a transition that shows the not-found screen
        if case .failed(.link) = record.outcome, case .transition(let seen)? = next, seen.record.kind == .sequence,
            seen.record.origin == record.origin
        {
            expect(seen.after)
            return true
        }
        expect(step.after)
        return false
    }
    /// Leaves out a step that can't be written, and writes the navigation that shows its resulting state, unless the
    /// step changed nothing. If that state can't be written either, writing ends.
    private mutating func omit(_ message: String, _ step: SeenTransition<Destination>, _ number: Int) {
        leaveOut(message)
        guard step.before != step.after else { return }
        guard show(step.after, from: step.before) else {
            isOver = true
            return leaveOut("all steps after \(number): the state has neither a link nor plain values")
        }
        expect(step.after)
    }
    /// Returns the call that repeats a step; nil if the step can't be repeated.
    mutating func call(_ step: SeenTransition<Destination>) -> String? {
        let record = step.record
        let requested = record.via.first ?? record.destination
        let router = record.level == 0 ? "router" : "(\(router(record.level)))"
        let (before, after) = (step.before.levels, step.after.levels)
        switch record.kind {
        case .navigate: return requested.flatMap { expression($0) }.map { "\(router).navigate(to: \($0))" }
        case .push: return requested.flatMap { expression($0) }.map { "\(router).push(\($0))" }
        case .present:
            guard let style = step.presentedStyle else { return nil }
            return requested.flatMap { expression($0) }.map { "\(router).present(\($0), as: .\(style.rawValue))" }
        case .link:
            return record.link.map { "router.open(\(SwiftText.literal($0)))" }
        case .pop:
            guard before.count > record.level, after.count > record.level else { return nil }
            let count = before[record.level].path.count - after[record.level].path.count
            return count > 0 ? "\(router).pop(\(count))" : "\(router).pop()"
        case .setPath:
            guard after.count > record.level else { return nil }
            return expressions(after[record.level].path).map { "\(router).setPath([\($0.joined(separator: ", "))])" }
        case .dismiss:
            if after.elementsEqual(before.prefix(record.level)) { return "\(router).perform(.finish())" }
            return after.count == record.level + 1 ? "\(router).dismissModal()" : nil
        case .select: return record.branch.map { "\(router).perform(\(Self.select($0)))" }
        case .setRoot, .replace, .sequence, .history, .session, .restore, .missedCallback: return nil
        }
    }

    static func select(_ branch: String) -> String { ".select(branch: \(SwiftText.literal(branch)))" }

    /// Returns the lines that expect an outcome.
    static func expectations(_ outcome: TransitionOutcome) -> [String] {
        guard case .failed(.link(let error)) = outcome else { return ["#expect(outcome == .\(text(outcome)))"] }
        return [
            "if case .failed(.link(let error)) = outcome {",
            "    #expect(error.reason == \(SwiftText.literal(error.reason)))",
            "} else {", "    Issue.record(\"expected the link to be refused, but the outcome is \\(outcome)\")", "}",
        ]
    }
    private static func text(_ outcome: TransitionOutcome) -> String {
        switch outcome {
        case .denied(.requiresAdditionalInfo(let name)):
            "denied(.requiresAdditionalInfo(\(SwiftText.literal(name))))"
        case .denied(.missingAccessRule(let type)): "denied(.missingAccessRule(type: \(SwiftText.literal(type))))"
        case .denied(let reason): "denied(.\(reason.name))"
        case .failed(let failure): "failed(\(text(failure)))"
        case .committed, .duplicate, .handled, .superseded, .cancelled, .waiting: outcome.name
        }
    }
    private static func text(_ failure: NavigationFailure) -> String {
        switch failure {
        case .noSuchLevel(let level): ".noSuchLevel(\(level))"
        case .tooDeep(let limit): ".tooDeep(limit: \(limit))"
        case .noSuchBranch(let id): ".noSuchBranch(\(SwiftText.literal(id)))"
        case .unselectableBranch(let id): ".unselectableBranch(\(SwiftText.literal(id)))"
        case .notInPath: ".notInPath"
        case .redirectLoop(let chain):
            ".redirectLoop(chain: \(list(chain)))"
        case .navigationLoop(let chain): ".navigationLoop(chain: \(list(chain)))"
        case .notRequested(let name, let open):
            ".notRequested(name: \(SwiftText.literal(name)), open: \(list(open)))"
        case .wrongResult(let name, let expected, let found):
            ".wrongResult(name: \(SwiftText.literal(name)), expected: \(SwiftText.literal(expected)), found: \(SwiftText.literal(found)))"
        case .notBooted(let name): ".notBooted(name: \(SwiftText.literal(name)))"
        case .unhandled(let name): ".unhandled(name: \(SwiftText.literal(name)))"
        case .detached: ".detached"
        // a link's error is expected by its reason, and mistakes are no outcomes
        case .link, .missingAccessRule, .sharedRouter, .sharedStore, .observedInView, .noVisibleTab, .restoration:
            "\(failure)"
        }
    }
    private static func list(_ texts: [String]) -> String {
        "[\(texts.map(SwiftText.literal).joined(separator: ", "))]"
    }
}

extension SeenTransition {
    /// The requested modal style; nil if the request isn't to present, or has no destination. If the destination was
    /// shown, this is the style of its level. Otherwise, the style isn't recorded, and this is the destination's
    /// default style, or `sheet` if the default isn't modal. A guard's answer doesn't depend on the style.
    fileprivate var presentedStyle: ModalStyle? {
        guard record.kind == .present, let destination = record.destination else { return nil }
        let shown = record.outcome == .committed || record.outcome == .duplicate
        guard shown, after.levels.count > record.level + 1 else { return destination.presentationType.style ?? .sheet }
        return after.levels[record.level + 1].style
    }
}
#endif
