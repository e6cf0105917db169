/// The pipeline: redirect, guard, ask before leaving. A pure function of what it is handed, and the only place where
/// rules are evaluated; whoever needs an answer calls `step` and decides how to ask what is not known yet.
@MainActor final class Pipeline {
    let screens: ScreenTable
    let rules: Rules
    let leaves = LeaveGuards()
    // `@exclusivity(unchecked)`: see `NavigationStore`
    /// The screens in the state whose guard had to find out, and allowed. Never written anywhere.
    @exclusivity(unchecked) var admitted: Set<ScreenID> = [] { didSet { hasAdmitted = !admitted.isEmpty } }
    @exclusivity(unchecked) private(set) var hasAdmitted = false
    /// The screen that the last denial led to, while it is there.
    @exclusivity(unchecked) var denialScreen: ScreenID?

    init(_ screens: ScreenTable, _ rules: Rules = Rules()) {
        self.screens = screens
        self.rules = rules
    }

    func forgetSession() {
        admitted = []
        denialScreen = nil
    }

    /// Takes an action as far as it goes with what is known.
    ///
    /// - Parameters:
    ///   - request: What is asked for, with the answers that were found out for it.
    ///   - state: What it is asked of; where the step commits, what may be shown.
    ///   - index: The index of the level that was asked.
    func step(_ request: Request, in state: inout ScreenState, at index: Int) -> Step {
        let old = state
        if rules.areSilent, leaves.isEmpty, request.origin == .code || request.origin == .gesture {
            // no rule has anything to say
            do throws(NavigationFailure) {
                try state.apply(request.action, at: index, screens)
                if state == old { return .refuse(Settlement(request.hasSuperseded ? .committed : .duplicate)) }
                return .commit(nil)
            } catch { return .refuse(Settlement(.failed(error))) }
        }
        // made once there is something to say
        var settlement: Settlement?
        func settling() -> Settlement {
            let made = settlement ?? Settlement()
            settlement = made
            return made
        }
        func refused(_ outcome: TransitionOutcome) -> Step {
            settling().outcome = outcome
            return .refuse(settling())
        }
        if request.origin.isLink, isBlocked(old) { return refused(.denied(.blocked)) }
        do throws(NavigationFailure) {
            var walk = RedirectWalk(screens, rules, dropsLoops: request.origin.truncates)
            var (action, level) = arriving(request, in: old, at: index)
            if request.origin.isLink { settling().action = action }
            action = try walk.redirected(action)
            while true {
                if !walk.via.isEmpty || walk.unhandled != nil {
                    settling().via = walk.via
                    settling().showing = action.screen
                    settling().action = action
                }
                var proposed = try old.applying(action, at: level, screens)
                let returning = returnRoots(to: &proposed)
                if proposed == old, !request.origin.truncates {
                    return refused(request.hasSuperseded ? .committed : .duplicate)
                }
                switch review(proposed, returning, walk.dropped ?? [], for: request) {
                case .passed(let state): proposed = state
                case .truncated(let state, let dropped):
                    proposed = state
                    settling().dropped = dropped
                case .denied(let screen, let reason, let error):
                    settling().error = error
                    return deny(screen, reason, request, settling(), from: old, to: proposed, &state)
                case .redirected(let screen, let target):
                    let final = try walk.lead(screen, to: target)
                    if let led = action.replacing(screen, with: final) {
                        action = led
                    } else {
                        (action, level) = (.replace(proposed.mapScreens { $0 == screen ? final : $0 }), 0)
                    }
                    continue
                case .asks(let question): return .ask(question)
                }
                switch leaves.departure(from: old, to: proposed, for: request) {
                case .free: break
                case .refused: return refused(.denied(.leaveRefused))
                case .asks(let question): return .ask(question)
                }
                if let lead = leadFromMissingRoot(proposed, for: request) {
                    let led = try old.applying(.replace(lead.state), at: 0, screens)
                    guard led != old || request.origin.truncates else { return refused(.denied(lead.reason)) }
                    proposed = led
                    (settling().showing, settling().led) = (lead.screen, lead.screen)
                }
                if let name = walk.unhandled { settling().outcome = .failed(.unhandled(name: name)) }
                state = proposed
                return .commit(settlement)
            }
        } catch { return refused(.failed(error)) }
    }

    // MARK: guard
    enum Review {
        case passed(ScreenState)
        case truncated(ScreenState, dropped: [DroppedDestination<ScreenID>])
        case denied(ScreenID, DenialReason, (any Error)?)
        case redirected(ScreenID, to: ScreenID)
        case asks(Question)
    }

    /// Asks about every screen of a state.
    private func review(
        _ proposed: ScreenState, _ returning: ReturningRoots, _ looping: Set<ScreenID>, for request: Request
    ) -> Review {
        guard rules.access != nil || !looping.isEmpty else { return .passed(proposed) }
        let access = rules.access ?? { _, _ in .allowed }
        let context = request.context
        var refused: [ScreenID: DenialReason] = [:]
        var hidden: [ScreenID] = []
        func judge(_ screen: ScreenID) -> Review? {
            let answer =
                looping.contains(screen) ? .denied(.failed, nil) : answer(on: screen, access, context, request.known)
            if case .allowed = answer { return nil }
            if returning.isWithheld(screen, answer, request.origin) {
                hidden.append(screen)
                return nil
            }
            switch answer {
            case .allowed: break
            case .redirected(let target):
                if !screens.areEqual(target, screen) { return .redirected(screen, to: target) }
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
        for level in proposed {
            // a level with one stack is asked about without a list of its screens
            if let root = level.root, !level.hasTabs, let end = judge(root) { return end }
            for screen in level.hasTabs ? level.screens : level.path {
                if let end = judge(screen) { return end }
            }
        }
        if refused.isEmpty, hidden.isEmpty { return .passed(proposed) }
        let (rest, dropped) = returning.hiding(hidden, in: proposed).truncated { refused[$0] == nil }
        guard !dropped.isEmpty else { return .passed(rest) }
        return .truncated(rest, dropped: dropped.map { DroppedDestination(destination: $0, reason: refused[$0]) })
    }

    /// What was found out to be refused stays refused; what was allowed is asked again, and only found out anew by
    /// another request.
    func answer(
        on screen: ScreenID, _ access: (ScreenID, AccessContext) -> Answer, _ context: AccessContext,
        _ known: KnownAnswers? = nil
    ) -> Answer {
        let found = known?.answer(for: screen, in: screens)
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens: each leads to a screen of its own
        case .redirected(let target): return .redirected(to: screens.copy(target))
        case .allowed, .later, nil: break
        }
        let answer = access(screen, context)
        guard case .later = answer else { return answer }
        if case .allowed = found { return .allowed }
        return admitted.contains(screen) ? .allowed : answer
    }

    /// Whether a screen may be shown, as far as can be said at once.
    func isAllowed(_ screen: ScreenID, _ context: AccessContext = .session) -> Bool {
        guard let access = rules.access else { return true }
        switch answer(on: screen, access, context) {
        case .allowed: return true
        case .redirected(let target): return screens.areEqual(target, screen)
        case .denied, .later: return false
        }
    }
    /// Whether a screen is known to be refused.
    func isDenied(_ screen: ScreenID) -> Bool {
        guard let access = rules.access else { return false }
        if case .denied = answer(on: screen, access, .session) { return true }
        return false
    }
}
