#if Inspector
import Foundation
import Waymark
import WaymarkLinks

extension InspectedRouter {
    func export(_ call: InspectorCall.Export, app: String) async throws(ProtocolError) -> ExportedSession {
        guard let state = await state() else { throw .unknownSource(id) }
        let seen = ring.elements(after: 0)
        let hasValues = call.values == true
        let patterns: LinksResult? = if links == nil { nil } else { try await listLinks() }
        var session = ExportedSession(
            app: app, source: name, exportedAt: Date().ISO8601Format(), state: state,
            transitions: await renderer.transitions(seen, isShowable: false),
            links: patterns, guards: try await guardRows(), graph: await graph(), record: hasValues ? written : nil)
        guard !hasValues else { return session }
        var redaction = Redaction(links: links)
        redaction.redact(&session.state)
        redaction.redact(&session.guards)
        for (index, seen) in seen.enumerated() {
            redaction.redact(&session.transitions[index])
            session.transitions[index].failure = redaction.failure(seen.record.outcome)
        }
        return session
    }
}

/// A redactor of exported sessions. It removes values, and keeps names, patterns and structure.
struct Redaction<Destination: Navigation> {
    static var mark: String { "‹redacted›" }
    let links: LinkTable<Destination>?
    private var patterns: [String: String] = [:]

    init(links: LinkTable<Destination>?) { self.links = links }

    /// Returns the text of a failed outcome; nil for any other outcome. Names of branches and checkpoints are redacted,
    /// because users may have entered them.
    func failure(_ outcome: TransitionOutcome) -> String? {
        guard case .failed(let failure) = outcome else { return nil }
        switch failure {
        case .noSuchBranch: return "\(NavigationFailure.noSuchBranch(Self.mark))"
        case .unselectableBranch: return "\(NavigationFailure.unselectableBranch(Self.mark))"
        case .noSuchCheckpoint: return "\(NavigationFailure.noSuchCheckpoint(Self.mark))"
        case .noSuchLevel, .tooDeep, .notInPath, .redirectLoop, .navigationLoop, .unhandled, .notRequested,
            .wrongResult, .notBooted, .detached, .link, .unsupported:
            return "\(failure)"
        }
    }
    mutating func redact(_ screen: inout InspectedScreen) {
        let hasValues = !screen.values.isEmpty || screen.text.contains("(")
        let name = screen.name.split(separator: "/").last.map(String.init) ?? screen.name
        screen.text = hasValues ? "\(name)(\(Self.mark))" : name
        screen.link = screen.link.map { redacted(link: $0) }
        for index in screen.values.indices { screen.values[index].text = Self.mark }
    }
    /// Returns the pattern that matches a link, with a mark in place of each placeholder; the mark alone if none
    /// matches.
    private mutating func redacted(link: String) -> String {
        if let known = patterns[link] { return known }
        let pattern = links?.explanation(of: link).matched?.text ?? Self.mark
        var redacted = ""
        var isInside = false
        for character in pattern {
            if character == "{" { isInside = true }
            if !isInside { redacted.append(character) }
            if character == "}" {
                isInside = false
                redacted += Self.mark
            }
        }
        patterns[link] = redacted
        return redacted
    }
    mutating func redact(_ state: inout InspectedState) {
        var hasValues = false
        for level in state.levels.indices {
            for branch in state.levels[level].branches.indices {
                for screen in state.levels[level].branches[branch].screens.indices {
                    let values = state.levels[level].branches[branch].screens[screen].values
                    hasValues = hasValues || !values.isEmpty
                    redact(&state.levels[level].branches[branch].screens[screen])
                }
            }
        }
        if hasValues, state.link != nil { state.link = Self.mark }
        redact(&state.intended)
        redact(&state.waiting)
    }
    private mutating func redact(_ screen: inout InspectedScreen?) {
        guard var redacted = screen else { return }
        redact(&redacted)
        screen = redacted
    }
    private mutating func redact(_ waiting: inout InspectedState.Waiting?) {
        guard var redacted = waiting else { return }
        redact(&redacted.destination)
        waiting = redacted
    }
    mutating func redact(_ guards: inout GuardsResult) {
        guards.session?.owner = Self.mark
        for index in guards.rows.indices {
            redact(&guards.rows[index].destination)
            redact(&guards.rows[index].to)
        }
    }
    mutating func redact(_ transition: inout InspectedTransition) {
        transition.link = transition.link.map { redacted(link: $0) }
        redact(&transition.destination)
        redact(&transition.showing)
        redact(&transition.top)
        for index in transition.via.indices { redact(&transition.via[index]) }
        for index in transition.guards.indices {
            redact(&transition.guards[index].destination)
            redact(&transition.guards[index].to)
        }
        for index in transition.dismissals.indices { redact(&transition.dismissals[index].destination) }
        for index in transition.dropped.indices { redact(&transition.dropped[index].destination) }
        redact(&transition.before)
        redact(&transition.after)
    }
}
#endif
