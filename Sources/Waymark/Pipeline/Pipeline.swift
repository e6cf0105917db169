/// The steps that a request takes: redirect, place, guard, leave and commit.
///
/// A value that keeps nothing between requests. If an answer is missing, `step` returns the question, and its caller
/// decides how to ask it.
@MainActor struct Pipeline {
    let rules: Rules
    let leaves: LeaveGuards
    var memory = PipelineMemory()
    /// The screen that the last denial led to; nil once it has left the state, or the denial no longer applies.
    var denialScreen: Screen?
    /// Reports faults, such as a destination without an access rule; nil for a trial.
    var faults: FaultReporter?

    enum Step {
        /// The state may be shown.
        case commit(ScreenTree)
        case refuse
        case ask(Question)
    }

    /// Takes a request as far as the known answers allow: redirect, place, guard, leave, commit. Sets its details.
    func step(_ request: Request, from old: ScreenTree) -> Step {
        request.details = TransitionDetails()
        if request.origin.isLink, isBlocked(old) { return request.refused(.denied(.blocked)) }
        var proposal = Proposal(
            redirects: RedirectChain(rules, dropsLoops: request.origin.truncates), action: request.action)
        do throws(NavigationFailure) {
            proposal.action = try redirected(request, &proposal.redirects)
            while true {
                let proposed = try place(request, from: old, &proposal)
                if proposed == old, !request.origin.truncates, !lacksRoot(proposed) {
                    return request.refused(request.outcomeIfUnchanged)
                }
                switch try guarded(proposed, request, from: old, &proposal) {
                case .passes(let rest): return commit(rest, request, over: old, proposal.redirects)
                case .goesElsewhere: continue
                case .ends(let step): return step
                }
            }
        } catch { return request.refused(.failed(error)) }
    }

    // MARK: place
    /// Returns the state that the proposal's action leads to, and notes its place and redirects in the proposal. A
    /// hidden tab gives way to the next selectable one, declared roots return where they are allowed, and
    /// `leavingDenialScreen(_:for:from:)` applies.
    private func place(
        _ request: Request, from old: ScreenTree, _ proposal: inout Proposal
    ) throws(NavigationFailure) -> ScreenTree {
        let place = proposal.place ?? arrive(&proposal.action, request, after: proposal.redirects, in: old)
        proposal.place = place
        request.details.action = proposal.action
        if proposal.redirects.hasHops || proposal.redirects.unhandled != nil {
            request.details.via = proposal.redirects.via
            request.details.showing = proposal.action.screen(named: request.kind)
        }
        let applied = try selectable(try applying(proposal.action, place, to: old), proposal)
        return leavingDenialScreen(returningRoots(to: applied, for: request), for: request, from: old)
    }

    // MARK: guard
    private enum Verdict {
        case passes(ScreenTree)
        case goesElsewhere
        case ends(Step)
    }
    private func guarded(
        _ proposed: ScreenTree, _ request: Request, from old: ScreenTree, _ proposal: inout Proposal
    ) throws(NavigationFailure) -> Verdict {
        switch objection(to: proposed, looping: proposal.redirects.dropped ?? [], for: request) {
        case nil: return .passes(proposed)
        case .refused(let reasons):
            let (rest, dropped) = proposed.truncated { reasons[$0] == nil }
            request.details.dropped = dropped.map { Denial(destination: $0, reason: reasons[$0]) }
            return .passes(rest)
        case .denied(let screen, let reason, let error):
            request.details.error = error
            return .ends(deny(screen, reason, request, to: proposed, from: old))
        case .redirected(let screen, let target):
            let final = try proposal.redirects.follow(screen, to: target)
            if let linked = linked(request, proposal.action, from: screen, to: final) {
                proposal.action = try redirected(linked, &proposal.redirects)
                proposal.place = nil
            } else {
                proposal.replace(screen, with: final, in: proposed)
            }
            return .goesElsewhere
        case .asks(let question): return .ends(.ask(question))
        }
    }

    // MARK: leave and commit
    private func commit(
        _ proposed: ScreenTree, _ request: Request, over old: ScreenTree, _ redirects: RedirectChain
    ) -> Step {
        switch leaves.verdict(on: request, from: old, to: proposed) {
        case .leave: break
        case .stay: return request.refused(.denied(.leaveRefused))
        case .asks(let question): return .ask(question)
        }
        var shown = proposed
        if let (denial, reason) = denialOfMissingRoot(proposed, for: request) {
            shown = old.adopting(denial.state)
            guard shown != old || request.origin.truncates, !isClosing(denial.screen, request, old) else {
                return request.refused(.denied(reason))
            }
            // an equal screen that was shown already is kept
            request.details.denialScreen = shown.contains(denial.screen) ? denial.screen : shown.topDestination
        }
        if let name = redirects.unhandled { request.details.outcome = .failed(.unhandled(name: name)) }
        return .commit(shown)
    }
}

/// The action and the place of a request on its way through the pipeline.
@MainActor struct Proposal {
    var redirects: RedirectChain
    /// The request's action, after the redirects so far.
    var action: ScreenAction
    /// The place of the action; nil until it has been found.
    var place: Place?

    /// The place of an action: a level or, for a link, a branch of the ground (nil for the selected one).
    enum Place { case level(Int), landing(branch: String?) }

    /// Replaces a screen with the one to which a guard redirects it. If the action names the screen, replaces it there.
    /// If not, the action becomes one that shows the proposed state with the other screen.
    mutating func replace(_ screen: Screen, with other: Screen, in proposed: ScreenTree) {
        if let replaced = action.replacing(screen, with: other) {
            action = replaced
        } else {
            (action, place) = (.replace(proposed.replacing(screen, with: other)), .level(0))
        }
    }
}

/// Facts about earlier requests that later ones need, besides the state. Never saved.
struct PipelineMemory {
    /// Of the screens in the state, those that a guard has allowed asynchronously.
    private(set) var admitted: Set<Screen> = []
    /// The ids of the ground's branches that were selected earlier, the most recent one last.
    private(set) var earlierBranches: [String] = []

    mutating func stateDidChange(from old: ScreenTree, to new: ScreenTree, _ known: KnownAnswers) {
        let left = old.ground.branch.id
        if left != new.ground.branch.id {
            earlierBranches.removeAll { $0 == left }
            earlierBranches.append(left)
        }
        guard !known.isEmpty || !admitted.isEmpty else { return }
        let shown = new.destinations
        let found = shown.filter { if case .allowed? = known.answer(for: $0) { true } else { false } }
        admitted = admitted.union(found).intersection(shown)
    }
    /// Forgets the asynchronous answers of guards, which may no longer hold.
    mutating func forgetAnswers() { admitted = [] }
}
