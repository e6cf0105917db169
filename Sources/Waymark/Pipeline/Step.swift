/// The pipeline: redirect, guard, ask before leaving. The only place where rules are evaluated; whoever needs an answer
/// calls `step` and decides how to ask what is not known yet.
@MainActor final class Pipeline {
    let rules: Rules
    let leaves: LeaveGuards
    /// The screens in the state whose guard had to find out, and allowed. Never written anywhere.
    var admitted: Set<Screen> = []
    /// The screen that the last denial led to, while it is there.
    var denialScreen: Screen?
    /// The branches of the ground that were selected before the one that is, the last one last.
    var earlierBranches: [String] = []
    /// Told of destinations without an access rule; nil for a trial.
    var faults: FaultReporter?

    init(_ rules: Rules = Rules(), _ leaves: LeaveGuards = LeaveGuards()) {
        self.rules = rules
        self.leaves = leaves
    }

    /// Remembers which of the screens that are shown a guard has allowed after it had to find out.
    func admit(_ shown: [Screen], known: KnownAnswers?) {
        let found = shown.filter { if case .allowed? = known?.answer(for: $0) { true } else { false } }
        admitted = admitted.union(found).intersection(shown)
    }

    enum Step {
        /// The state that may be shown. No settlement in the common case.
        case commit(ScreenState, Settlement?)
        case refuse(Settlement)
        case ask(Question)
    }

    /// Takes a request as far as it goes with the answers it has.
    func step(_ request: Request, from old: ScreenState) -> Step {
        let unchanged: TransitionOutcome = request.hasSuperseded ? .committed : .duplicate
        if rules.areSilent, leaves.isEmpty, request.origin == .code || request.origin == .gesture {
            // no rule has anything to say
            do throws(NavigationFailure) {
                let new = try old.applying(request.action, at: request.level.index)
                return new == old ? .refuse(Settlement(unchanged)) : .commit(new, nil)
            } catch { return .refuse(Settlement(.failed(error))) }
        }
        var settlement: Settlement?
        func refused(_ outcome: TransitionOutcome) -> Step {
            settlement.made.outcome = outcome
            return .refuse(settlement.made)
        }
        if request.origin.isLink, isBlocked(old) { return refused(.denied(.blocked)) }
        do throws(NavigationFailure) {
            var walk = RedirectWalk(rules, dropsLoops: request.origin.truncates)
            var action = try redirected(request, &walk)
            var place = arrive(&action, request, in: old)
            while true {
                if request.origin.isLink { settlement.made.action = action }
                if walk.hasHops || walk.unhandled != nil {
                    settlement.made.via = walk.via
                    settlement.made.showing = request.screen(of: action)
                    settlement.made.action = action
                }
                var proposed = try applying(action, place, to: old)
                proposed = returningRoots(to: proposed, for: request)
                proposed = leavingDenialScreen(proposed, for: request, from: old)
                if proposed == old, !request.origin.truncates, !isBare(proposed) { return refused(unchanged) }
                switch objection(to: proposed, looping: walk.dropped ?? [], for: request) {
                case nil: break
                case .refused(let reasons):
                    let (rest, dropped) = proposed.truncated { reasons[$0] == nil }
                    proposed = rest
                    settlement.made.dropped = dropped.map { ($0, reasons[$0]) }
                case .denied(let screen, let reason, let error):
                    settlement.made.error = error
                    return deny(screen, reason, request, settlement.made, to: proposed, from: old)
                case .redirected(let screen, let target):
                    let final = try walk.follow(screen, to: target)
                    if let linked = linked(request, action, from: screen, to: final) {
                        action = try redirected(linked, &walk)
                        place = arrive(&action, request, in: old)
                    } else if let led = action.replacing(screen, with: final) {
                        action = led
                    } else {
                        (action, place) = (.replace(proposed.replacing(screen, with: final).values), .level(0))
                    }
                    continue
                case .asks(let question): return .ask(question)
                }
                switch leaves.verdict(on: request, from: old, to: proposed) {
                case .leave: break
                case .stay: return refused(.denied(.leaveRefused))
                case .asks(let question): return .ask(question)
                }
                if let (lead, reason) = leadFromMissingRoot(proposed, for: request) {
                    let led = old.adopting(lead.state)
                    guard led != old || request.origin.truncates, !isClosing(lead.screen, request, old) else {
                        return refused(.denied(reason))
                    }
                    proposed = led
                    // an equal screen that was there already stays
                    settlement.made.led = led.contains(lead.screen) ? lead.screen : led.top
                }
                if let name = walk.unhandled { settlement.made.outcome = .failed(.unhandled(name: name)) }
                return .commit(proposed, settlement)
            }
        } catch { return refused(.failed(error)) }
    }
    /// The action of a request, with every screen that it names led through the redirects.
    private func redirected(
        _ request: Request, _ walk: inout RedirectWalk
    ) throws(NavigationFailure) -> ScreenAction {
        if request.kind == .link, rules.redirect != nil || rules.notFound != nil {
            var ahead = walk
            if case .replace(let state) = request.action, let top = state.topDestination {
                let final = try ahead.follow(top)
                // most stay what they are, and need not be asked about again; one that was dropped as a loop does not
                if final == top, ahead.dropped?.contains(top) != true {
                    return try redirected(request.action, &walk, except: top)
                }
                if let linked = linked(request, request.action, from: top, to: final) {
                    walk = ahead
                    return try redirected(linked, &walk)
                }
            }
        }
        return try redirected(request.action, &walk)
    }
    private func redirected(
        _ action: ScreenAction, _ walk: inout RedirectWalk, except settled: Screen? = nil
    ) throws(NavigationFailure) -> ScreenAction {
        guard rules.redirect != nil || rules.notFound != nil else { return action }
        switch action {
        // most actions are one of these, and need no mapping
        case .navigate(let screen): return screen == settled ? action : .navigate(try walk.follow(screen))
        case .pop: return action
        // what is popped to is shown already
        case .popTo: return action
        default: break
        }
        return try action.map(back: { $0 }) { (screen) throws(NavigationFailure) in
            screen == settled ? screen : try walk.follow(screen)
        }
    }

    // MARK: links
    /// Whether a modal keeps links outside.
    private func isBlocked(_ state: ScreenState) -> Bool {
        state.modals.contains { $0.root?.isBlocking ?? false }
    }
    /// Where an action is performed: a link lands in a branch of the ground, or in the one that is shown.
    private enum Place { case level(Int), landing(branch: String?) }

    /// What a link does once the screen on its top has led to another one; nil for an action that is no link.
    private func linked(
        _ request: Request, _ action: ScreenAction, from screen: Screen, to final: Screen
    ) -> ScreenAction? {
        guard request.kind == .link, final != screen, case .replace(let asked) = request.action,
            case .replace(let state) = action, let top = state.topDestination, top.shows(screen)
        else { return nil }
        return rules.linked?(asked, final).map { .replace($0) }
    }
    /// Where an action of a request is performed: a link may become an action on the level that is on top.
    private func arrive(_ action: inout ScreenAction, _ request: Request, in state: ScreenState) -> Place {
        guard request.isLanding, case .replace(let linked) = action else {
            return .level(min(request.level.index, state.count - 1))
        }
        if rules.arrival.keepsModals, state.count > 1, let screen = linked.topDestination {
            action = .navigate(screen)
            return .level(state.count - 1)
        }
        let branch = rules.linkBranch.flatMap { choose in
            linked.destinations.lazy.reversed().compactMap(choose).first
        }
        return .landing(branch: branch)
    }
    private func applying(
        _ action: ScreenAction, _ place: Place, to state: ScreenState
    ) throws(NavigationFailure) -> ScreenState {
        switch place {
        case .level(let level): return try state.applying(action, at: level)
        case .landing(let branch):
            guard case .replace(let linked) = action else { return try state.applying(action, at: 0) }
            return try state.landing(on: linked, rules.arrival.landing, in: branch)
        }
    }
    /// Follows redirects from a screen. Returns the screen itself if they form a loop.
    func redirected(_ screen: Screen) -> Screen {
        guard rules.redirect != nil || rules.notFound != nil else { return screen }
        var walk = RedirectWalk(rules)
        return (try? walk.follow(screen)) ?? screen
    }
    /// The state that a request asks for, with its redirects taken but not guarded; nil if it can't be performed.
    func proposal(of request: Request, in state: ScreenState) -> ScreenState? {
        var walk = RedirectWalk(rules)
        guard var action = try? redirected(request, &walk) else { return nil }
        let place = arrive(&action, request, in: state)
        return try? applying(action, place, to: state)
    }
    /// The reason for which the request would be denied now, as far as its redirects and guards can say at once.
    func denial(of request: Request, from state: ScreenState) -> DenialReason? {
        let trial = Pipeline(rules.probing)
        trial.admitted = admitted
        guard case .refuse(let settlement) = trial.step(request, from: state),
            case .denied(let reason) = settlement.outcome
        else { return nil }
        return reason
    }

    // MARK: guard
    /// What keeps a state from being shown as it is.
    private enum Objection {
        /// What has to leave it.
        case refused([Screen: DenialReason])
        case denied(Screen, DenialReason, (any Error)?)
        case redirected(Screen, to: Screen)
        case asks(Question)
    }

    private func objection(
        to proposed: ScreenState, looping: Set<Screen>, for request: Request
    ) -> Objection? {
        guard rules.access != nil || !looping.isEmpty else { return nil }
        let context = request.context
        var refused: [Screen: DenialReason] = [:]
        func judge(_ screen: Screen) -> Objection? {
            switch looping.contains(screen) ? .denied(.failed, nil) : answer(on: screen, context, known: request.known)
            {
            case .allowed: return nil
            case .redirected(let target): return .redirected(screen, to: target)
            case .denied(let reason, let error):
                guard request.origin.truncates else { return .denied(screen, reason, error) }
                refused[screen] = reason
            case .later(let ask):
                // a session change removes what is protected now, and not after a question
                guard request.origin == .session else { return .asks(Question(subject: .access(screen), ask: ask)) }
                refused[screen] = .unauthenticated
            }
            return nil
        }
        for index in proposed.indices {
            for screen in proposed[index].screens {
                if let objection = judge(screen) { return objection }
            }
        }
        return refused.isEmpty ? nil : .refused(refused)
    }

    /// What the guard says about a screen. What was found out to be allowed is asked again.
    func answer(on screen: Screen, _ context: AccessContext = .session, known: KnownAnswers? = nil) -> Answer {
        guard let access = rules.access else { return .allowed }
        let found = known?.answer(for: screen)
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens: each leads to a screen of its own
        case .redirected(let target): return .redirected(to: target.copy())
        case .allowed, .later, nil: break
        }
        switch access(screen, context) {
        case .later where found != nil || admitted.contains(screen): return .allowed
        case .redirected(let target) where target.shows(screen): return .allowed
        case .denied(.missingAccessRule(let type), nil):
            let fault = NavigationFault.missingAccessRule(destination: screen.name, type: type)
            faults?.report(fault)
            return .denied(.missingAccessRule(type: type), fault)
        case let answer: return answer
        }
    }
    /// Whether a screen may be shown, as far as can be said at once.
    func isAllowed(_ screen: Screen) -> Bool { if case .allowed = answer(on: screen) { true } else { false } }
}
