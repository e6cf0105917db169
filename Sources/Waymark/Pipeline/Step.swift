/// The pipeline: redirect, guard, ask before leaving. The only place where rules are evaluated; whoever needs an answer
/// calls `step` and decides how to ask what is not known yet.
@MainActor final class Pipeline {
    let rules: Rules
    let leaves: LeaveGuards
    /// Told of destinations without an access rule; nil for a trial.
    let faults: FaultReporter?
    /// The screens in the state whose guard had to find out, and allowed. Never saved.
    private(set) var admitted: Set<Screen>
    /// The screen that the last denial led to, while it is there.
    private(set) var denialScreen: Screen?
    /// The branches of the ground that were selected before the one that is, the last one last.
    private(set) var earlierBranches: [String] = []

    init(
        _ rules: Rules = Rules(), _ leaves: LeaveGuards = LeaveGuards(), admitted: Set<Screen> = [],
        faults: FaultReporter? = nil
    ) {
        (self.rules, self.leaves, self.admitted, self.faults) = (rules, leaves, admitted, faults)
    }

    // MARK: following the state
    /// Follows the state that a request led to.
    ///
    /// - Parameter led: The screen that a denial has just led to.
    /// - Returns: True if the screen that an earlier denial led to has left.
    func follow(_ state: ScreenState, over old: ScreenState, _ request: Request, led: Screen?) -> Bool {
        if old.ground.selection != state.ground.selection { leaveBranch(old.ground.branchID) }
        if request.errand != nil || !admitted.isEmpty { admit(state.screens, known: request.known) }
        if !leaves.isEmpty { leaves.follow(state) }
        if let led { denialScreen = led }
        guard let screen = denialScreen, !state.contains(screen) else { return false }
        denialScreen = nil
        return true
    }
    private func leaveBranch(_ id: String) {
        earlierBranches.removeAll { $0 == id }
        earlierBranches.append(id)
    }
    /// Remembers which of the screens that are shown a guard has allowed after it had to find out.
    private func admit(_ shown: [Screen], known: KnownAnswers?) {
        let found = shown.filter { if case .allowed? = known?.answer(for: $0) { true } else { false } }
        admitted = admitted.union(found).intersection(shown)
    }
    /// Forgets what guards have found out: it may no longer hold.
    func forgetAdmitted() { admitted = [] }
    /// A denial has led to a screen without a request; nil if none counts any more.
    func didLead(to screen: Screen?) { denialScreen = screen }

    // MARK: steps

    enum Step {
        /// The state that may be shown. No settlement in the common case.
        case commit(ScreenState, Settlement?)
        case refuse(Settlement)
        case ask(Question)
    }

    /// Takes a request as far as it goes with the answers it has: redirect, place, guard, leave, commit.
    func step(_ request: Request, from old: ScreenState) -> Step {
        if hasNothingToSay(about: request) { return plainStep(request, from: old) }
        if request.origin.isLink, isBlocked(old) { return .refuse(Settlement(.denied(.blocked))) }
        var passage = Passage(request, from: old, RedirectWalk(rules, dropsLoops: request.origin.truncates))
        do throws(NavigationFailure) {
            try redirect(&passage)
            while true {
                let proposed = try place(&passage)
                if proposed == old, !request.origin.truncates, !isBare(proposed) {
                    return passage.refusal(request.outcomeIfUnchanged)
                }
                switch try guarded(proposed, &passage) {
                case .passes(let rest):
                    if let step = leave(for: rest, &passage) { return step }
                    return try commit(rest, &passage)
                case .goesElsewhere: continue
                case .ends(let step): return step
                }
            }
        } catch { return passage.refusal(.failed(error)) }
    }
    private func hasNothingToSay(about request: Request) -> Bool {
        rules.areSilent && leaves.isEmpty && (request.origin == .code || request.origin == .gesture)
    }
    private func plainStep(_ request: Request, from old: ScreenState) -> Step {
        do throws(NavigationFailure) {
            let new = try old.applying(request.action, at: request.level.index)
            return new == old ? .refuse(Settlement(request.outcomeIfUnchanged)) : .commit(new, nil)
        } catch { return .refuse(Settlement(.failed(error))) }
    }

    // MARK: redirect
    private func redirect(_ passage: inout Passage) throws(NavigationFailure) {
        passage.action = try redirected(passage.request, &passage.walk)
        passage.place = arrive(&passage.action, passage.request, in: passage.old)
    }
    /// A guard leads from a screen to another one.
    private func redirect(
        _ screen: Screen, to target: Screen, in proposed: ScreenState, _ passage: inout Passage
    ) throws(NavigationFailure) {
        let final = try passage.walk.follow(screen, to: target)
        if let linked = linked(passage.request, passage.action, from: screen, to: final) {
            passage.action = try redirected(linked, &passage.walk)
            passage.place = arrive(&passage.action, passage.request, in: passage.old)
        } else if let led = passage.action.replacing(screen, with: final) {
            passage.action = led
        } else {
            passage.action = .replace(proposed.replacing(screen, with: final).values)
            passage.place = .level(0)
        }
    }

    // MARK: place
    /// The state that the action leads to, with declared roots back where they may be.
    private func place(_ passage: inout Passage) throws(NavigationFailure) -> ScreenState {
        let (request, old) = (passage.request, passage.old)
        if request.origin.isLink { passage.settlement.made.action = passage.action }
        if passage.walk.hasHops || passage.walk.unhandled != nil {
            passage.settlement.made.via = passage.walk.via
            passage.settlement.made.showing = request.screen(of: passage.action)
            passage.settlement.made.action = passage.action
        }
        let proposed = returningRoots(to: try applying(passage.action, passage.place, to: old), for: request)
        return leavingDenialScreen(proposed, for: request, from: old)
    }

    // MARK: guard
    private enum Verdict {
        case passes(ScreenState)
        case goesElsewhere
        case ends(Step)
    }
    private func guarded(
        _ proposed: ScreenState, _ passage: inout Passage
    ) throws(NavigationFailure) -> Verdict {
        switch objection(to: proposed, looping: passage.walk.dropped ?? [], for: passage.request) {
        case nil: return .passes(proposed)
        case .refused(let reasons):
            let (rest, dropped) = proposed.truncated { reasons[$0] == nil }
            passage.settlement.made.dropped = dropped.map { ($0, reasons[$0]) }
            return .passes(rest)
        case .denied(let screen, let reason, let error):
            passage.settlement.made.error = error
            let settlement = passage.settlement.made
            return .ends(deny(screen, reason, passage.request, settlement, to: proposed, from: passage.old))
        case .redirected(let screen, let target):
            try redirect(screen, to: target, in: proposed, &passage)
            return .goesElsewhere
        case .asks(let question): return .ends(.ask(question))
        }
    }

    // MARK: leave
    /// nil if every screen that goes may go.
    private func leave(for proposed: ScreenState, _ passage: inout Passage) -> Step? {
        switch leaves.verdict(on: passage.request, from: passage.old, to: proposed) {
        case .leave: nil
        case .stay: passage.refusal(.denied(.leaveRefused))
        case .asks(let question): .ask(question)
        }
    }

    // MARK: commit
    private func commit(
        _ proposed: ScreenState, _ passage: inout Passage
    ) throws(NavigationFailure) -> Step {
        let (request, old) = (passage.request, passage.old)
        var shown = proposed
        if let (lead, reason) = leadFromMissingRoot(proposed, for: request) {
            shown = old.adopting(lead.state)
            guard shown != old || request.origin.truncates, !isClosing(lead.screen, request, old) else {
                return passage.refusal(.denied(reason))
            }
            // an equal screen that was there already stays
            passage.settlement.made.led = shown.contains(lead.screen) ? lead.screen : shown.top
        }
        if let name = passage.walk.unhandled { passage.settlement.made.outcome = .failed(.unhandled(name: name)) }
        return .commit(shown, passage.settlement)
    }
}

/// A request on its way through the pipeline.
@MainActor struct Passage {
    let request: Request
    let old: ScreenState
    var walk: RedirectWalk
    /// The request's action, as far as redirects have led it.
    var action: ScreenAction
    var place: Place
    /// nil in the common case.
    var settlement: Settlement?

    /// The place of an action: a level; for a link, a branch of the ground, or the one that is shown.
    enum Place { case level(Int), landing(branch: String?) }

    init(_ request: Request, from old: ScreenState, _ walk: RedirectWalk) {
        (self.request, self.old, self.walk, action) = (request, old, walk, request.action)
        place = .level(request.level.index)
    }
    mutating func refusal(_ outcome: TransitionOutcome) -> Pipeline.Step {
        settlement.made.outcome = outcome
        return .refuse(settlement.made)
    }
}
