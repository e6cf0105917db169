/// The pipeline: redirect, guard, ask before leaving. A pure function of what it is handed, and the only place where
/// rules are evaluated; whoever needs an answer calls `step` and decides how to ask what is not known yet.
@MainActor final class Pipeline {
    let screens: ScreenTable
    let rules: Rules
    let session = Admissions()
    let leaves = LeaveGuards()

    init(_ screens: ScreenTable, _ rules: Rules = Rules()) {
        self.screens = screens
        self.rules = rules
    }

    /// Takes an action as far as it goes with what is known.
    ///
    /// - Parameters:
    ///   - request: What is asked for, with the answers that were found out for it.
    ///   - old: The state that it is asked of.
    ///   - index: The index of the level that was asked.
    func step(_ request: Request, in old: ScreenState, at index: Int) -> Step {
        if rules.areSilent, leaves.isEmpty, request.origin == .code || request.origin == .gesture {
            // no rule has anything to say
            do throws(NavigationFailure) {
                let state = try old.applying(request.action, at: index, screens.reader)
                if state == old { return .refuse(Settlement(request.hasSuperseded ? .committed : .duplicate)) }
                return .commit(Commit(state: state, action: request.action, settlement: nil))
            } catch { return .refuse(Settlement(.failed(error))) }
        }
        let settlement = Settlement()
        func refused(_ outcome: TransitionOutcome) -> Step {
            settlement.outcome = outcome
            return .refuse(settlement)
        }
        if request.origin.isLink, isBlocked(old) { return refused(.denied(.blocked)) }
        do throws(NavigationFailure) {
            var walk = RedirectWalk(screens, rules, dropsLoops: request.origin.truncates)
            var (action, level) = arriving(request, in: old, at: index)
            action = try walk.redirected(action)
            while true {
                settlement.via = walk.via
                let isElsewhere = !walk.via.isEmpty || walk.unhandled != nil
                settlement.showing = isElsewhere ? action.destination : nil
                var proposed = try old.applying(action, at: level, screens.reader)
                let returning = returnRoots(to: &proposed)
                if proposed == old, !request.origin.truncates {
                    return refused(request.hasSuperseded ? .committed : .duplicate)
                }
                switch review(proposed, returning, walk.dropped ?? [], for: request) {
                case .passed(let state): proposed = state
                case .truncated(let state, let dropped):
                    proposed = state
                    settlement.dropped = dropped
                case .denied(let screen, let reason, let error):
                    settlement.error = error
                    return deny(screen, reason, request, settlement, from: old, to: proposed)
                case .redirected(let screen, let target):
                    let final = try walk.lead(screen, to: target)
                    if let led = action.replacing(screen, with: final) {
                        action = led
                    } else {
                        (action, level) = (.replace(proposed.replacing(screen, with: final)), 0)
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
                    let led = try old.applying(.replace(lead.state), at: 0, screens.reader)
                    guard led != old || request.origin.truncates else { return refused(.denied(lead.reason)) }
                    (proposed, settlement.showing, settlement.led) = (led, lead.screen, lead.screen)
                }
                if let name = walk.unhandled { settlement.outcome = .failed(.unhandled(name: name)) }
                return .commit(Commit(state: proposed, action: action, settlement: settlement))
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
        for level in proposed.levels {
            for branch in level.branches {
                for screen in branch.screens {
                    let answer =
                        looping.contains(screen)
                        ? .denied(.failed, nil) : answer(on: screen, access, context, request.known)
                    if case .allowed = answer { continue }
                    if returning.isWithheld(screen, answer, request.origin) {
                        hidden.append(screen)
                        continue
                    }
                    switch answer {
                    case .allowed: continue
                    case .redirected(let target):
                        if !screens.reader.areEqual(target, screen) { return .redirected(screen, to: target) }
                    case .denied(let reason, let error):
                        guard request.origin.truncates else { return .denied(screen, reason, error) }
                        refused[screen] = reason
                    case .later(let ask):
                        // a session change removes what is protected now, and not after a question
                        guard request.origin == .session else {
                            return .asks(Question(subject: .access(screen), ask: ask))
                        }
                        refused[screen] = .unauthenticated
                    }
                }
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
        _ known: KnownAnswers
    ) -> Answer {
        let found = known.isEmpty ? nil : known.answer(for: screen, in: screens)
        switch found {
        case .denied(let reason, let error): return .denied(reason, error)
        // one answer may be about several equal screens: each leads to a screen of its own
        case .redirected(let target): return .redirected(to: screens.copy(target))
        case .allowed, .later, nil: break
        }
        let answer = access(screen, context)
        guard case .later = answer else { return answer }
        if case .allowed = found { return .allowed }
        return session.admitted.contains(screen) ? .allowed : answer
    }

    /// Whether a screen may be shown, as far as can be said at once.
    func isAllowed(_ screen: ScreenID, _ context: AccessContext = .session) -> Bool {
        guard let access = rules.access else { return true }
        switch answer(on: screen, access, context, KnownAnswers()) {
        case .allowed: return true
        case .redirected(let target): return screens.reader.areEqual(target, screen)
        case .denied, .later: return false
        }
    }
    /// Whether a screen is known to be refused.
    func isDenied(_ screen: ScreenID) -> Bool {
        guard let access = rules.access else { return false }
        if case .denied = answer(on: screen, access, .session, KnownAnswers()) { return true }
        return false
    }
}

extension NavigationBranch {
    /// The root, and then the path.
    var screens: some Sequence<Destination> { JoinedScreens(root: root, path: path) }
}

/// The root of a branch and its path as one sequence, without making a list of them.
private struct JoinedScreens<Element>: Sequence, IteratorProtocol {
    var root: Element?
    let path: [Element]
    var index = 0

    init(root: Element?, path: [Element]) {
        self.root = root
        self.path = path
    }
    mutating func next() -> Element? {
        if let root {
            self.root = nil
            return root
        }
        guard index < path.count else { return nil }
        defer { index += 1 }
        return path[index]
    }
}

extension NavigationAction where Destination == ScreenID {
    /// The same action with another screen in place of one that it names; nil if it does not name it.
    func replacing(_ old: ScreenID, with new: ScreenID) -> ScreenAction? {
        var isNamed = false
        let led = map(predicate: { $0 }) { (screen: ScreenID) -> ScreenID in
            guard screen == old else { return screen }
            isNamed = true
            return new
        }
        return isNamed ? led : nil
    }
}
