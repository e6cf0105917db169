/// The steps that a request takes: redirect, place, guard, leave and commit.
///
/// A value that keeps nothing between requests. If an answer is missing, `step` returns the question, and its caller
/// decides how to ask it.
@MainActor struct Pipeline {
    let rules: Rules
    let leaves: LeaveGuards
    var trail = Trail()
    /// The screen that the last denial led to; nil once it has left the state, or the denial no longer applies.
    var denialScreen: Screen?
    /// Reports faults, such as a destination without an access rule; nil for a trial.
    var faults: FaultReporter?

    enum Step {
        /// The state may be shown. The settlement is nil if the request is committed without further details.
        case commit(ScreenState, Settlement?)
        case refuse(Settlement)
        case ask(Question)
    }

    /// Takes a request as far as the known answers allow: redirect, place, guard, leave, commit.
    func step(_ request: Request, from old: ScreenState) -> Step {
        if request.origin.isLink, isBlocked(old) { return .refuse(Settlement(.denied(.blocked))) }
        var passage = Passage(walk: RedirectWalk(rules, dropsLoops: request.origin.truncates), action: request.action)
        do throws(NavigationFailure) {
            if rules.redirects { passage.action = try redirected(request, &passage.walk) }
            while true {
                let proposed = try place(request, from: old, &passage)
                if proposed == old, !request.origin.truncates, !isBare(proposed) {
                    return passage.refusal(request.outcomeIfUnchanged)
                }
                switch try guarded(proposed, request, from: old, &passage) {
                case .passes(let rest): return commit(rest, request, over: old, &passage)
                case .goesElsewhere: continue
                case .ends(let step): return step
                }
            }
        } catch { return passage.refusal(.failed(error)) }
    }
    /// Applies a request from code or a gesture on a router without rules and leave guards, and skips all steps. Most
    /// requests are of this kind.
    static func plainStep(_ request: Request, from old: ScreenState) -> Step {
        do throws(NavigationFailure) {
            let new = try old.applying(request.action, at: request.level.index)
            return new == old ? .refuse(Settlement(request.outcomeIfUnchanged)) : .commit(new, nil)
        } catch { return .refuse(Settlement(.failed(error))) }
    }

    // MARK: place
    /// Returns the state that the passage's action leads to, and notes its place and redirects in the passage. A hidden
    /// tab gives way to the next selectable one, declared roots return where they are allowed, and
    /// `leavingDenialScreen(_:for:from:)` applies.
    private func place(
        _ request: Request, from old: ScreenState, _ passage: inout Passage
    ) throws(NavigationFailure) -> ScreenState {
        let place = passage.place ?? arrive(&passage.action, request, in: old)
        passage.place = place
        if request.origin.isLink { passage.settlement.made.action = passage.action }
        if passage.walk.hasHops || passage.walk.unhandled != nil {
            passage.settlement.made.via = passage.walk.via
            passage.settlement.made.showing = passage.action.screen(named: request.kind)
            passage.settlement.made.action = passage.action
        }
        let applied = try selectable(try applying(passage.action, place, to: old), passage)
        return leavingDenialScreen(returningRoots(to: applied, for: request), for: request, from: old)
    }

    // MARK: guard
    private enum Verdict {
        case passes(ScreenState)
        case goesElsewhere
        case ends(Step)
    }
    private func guarded(
        _ proposed: ScreenState, _ request: Request, from old: ScreenState, _ passage: inout Passage
    ) throws(NavigationFailure) -> Verdict {
        switch objection(to: proposed, looping: passage.walk.dropped ?? [], for: request) {
        case nil: return .passes(proposed)
        case .refused(let reasons):
            let (rest, dropped) = proposed.truncated { reasons[$0] == nil }
            passage.settlement.made.dropped = dropped.map { ($0, reasons[$0]) }
            return .passes(rest)
        case .denied(let screen, let reason, let error):
            passage.settlement.made.error = error
            let settlement = passage.settlement.made
            return .ends(deny(screen, reason, request, settlement, to: proposed, from: old))
        case .redirected(let screen, let target):
            let final = try passage.walk.follow(screen, to: target)
            if let linked = linked(request, passage.action, from: screen, to: final) {
                passage.action = try redirected(linked, &passage.walk)
                passage.place = nil
            } else {
                passage.replace(screen, with: final, in: proposed)
            }
            return .goesElsewhere
        case .asks(let question): return .ends(.ask(question))
        }
    }

    // MARK: leave and commit
    private func commit(
        _ proposed: ScreenState, _ request: Request, over old: ScreenState, _ passage: inout Passage
    ) -> Step {
        switch leaves.verdict(on: request, from: old, to: proposed) {
        case .leave: break
        case .stay: return passage.refusal(.denied(.leaveRefused))
        case .asks(let question): return .ask(question)
        }
        var shown = proposed
        if let (lead, reason) = leadFromMissingRoot(proposed, for: request) {
            shown = old.adopting(lead.state)
            guard shown != old || request.origin.truncates, !isClosing(lead.screen, request, old) else {
                return passage.refusal(.denied(reason))
            }
            // an equal screen that was shown already is kept
            passage.settlement.made.led = shown.contains(lead.screen) ? lead.screen : shown.topDestination
        }
        if let name = passage.walk.unhandled { passage.settlement.made.outcome = .failed(.unhandled(name: name)) }
        return .commit(shown, passage.settlement)
    }
}
