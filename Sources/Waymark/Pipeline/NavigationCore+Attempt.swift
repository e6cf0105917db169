/// The pipeline: redirect, guard, commit, record.
extension NavigationCore {
    /// What became of a request.
    struct Settlement {
        var outcome = TransitionOutcome.committed
        var via: [Destination] = []
        var showing: Destination?
        var dismissals: [Dismissal<Destination>] = []
        var dropped: [DroppedDestination<Destination>] = []

        /// nil for what is common.
        var details: RecordDetails<Destination>? {
            let isPlain =
                outcome == .committed && via.isEmpty && showing == nil && dismissals.isEmpty && dropped.isEmpty
            return isPlain
                ? nil
                : RecordDetails(
                    outcome: outcome, via: via, showing: showing, dismissals: dismissals, dropped: dropped)
        }
    }
    enum Attempt {
        case settled(Settlement)
        case waits(NavigationQuestion<Destination>)
    }

    /// Takes a request through the pipeline: to its end, or to the next question of a guard.
    @discardableResult func advance(
        _ request: Request, _ known: PendingTransition<Destination>?
    ) -> Transition {
        switch attempt(request) {
        case .settled(let settlement):
            record(request, settlement.details)
            if let known { known.settle(settlement.outcome) } else { request.handle?.settle(settlement.outcome) }
            return Transition(settlement.outcome)
        case .waits(let question):
            let pending = known ?? PendingTransition(request)
            pending.request = request
            self.pending = pending
            // the host shows already what is still being asked about
            if known == nil, request.origin == .host { request.box.nudge() }
            ask(question, for: pending)
            return Transition(pending.outcome)
        }
    }

    private func attempt(_ request: Request) -> Attempt {
        var settlement = Settlement()
        func refused(_ outcome: TransitionOutcome) -> Attempt {
            if request.origin == .host { request.box.nudge() }
            settlement.outcome = outcome
            return .settled(settlement)
        }
        guard request.box.isAttached else { return refused(.failed(.detached)) }
        let old = state
        if request.origin == .link, isBlocked(old) { return refused(.denied(.blocked)) }
        let (action, level) = arriving(request, in: old)
        // 1. redirect
        var redirected = RedirectedAction(action)
        do throws(NavigationFailure) {
            try redirected.resolve(redirect, unhandled)
            while true {
                settlement.via = redirected.via
                let isElsewhere = !redirected.via.isEmpty || redirected.unhandled != nil
                settlement.showing = isElsewhere ? redirected.action.destination : nil
                if let top = redirected.action.pushed, request.box.unshown == top, request.box.path.last == top,
                    request.box.next == nil
                {
                    return refused(.duplicate)
                }
                var proposed = try old.applying(redirected.action, at: level)
                if proposed == old, !request.origin.truncates {
                    return refused(request.hasSuperseded ? .committed : .duplicate)
                }
                // 2. guard
                switch review(proposed, for: request) {
                case .passed: break
                case .truncated(let rest, let dropped):
                    proposed = rest
                    settlement.dropped = dropped
                case .denied(let destination, let reason):
                    return .settled(deny(destination, reason, request, settlement, from: old, to: proposed))
                case .redirected(let destination, let target):
                    try redirected.lead(destination, to: target, in: proposed, redirect, unhandled)
                    continue
                case .waits(let question): return .waits(question)
                }
                if request.epoch != epoch { return refused(.denied(.unauthenticated)) }
                switch departure(from: old, to: proposed, for: request) {
                case .free: break
                case .refused: return refused(.denied(.leaveRefused))
                case .waits(let question): return .waits(question)
                }
                // 3. commit, in the same actor step as the last check
                willCommitResult(of: request)
                settlement.dismissals = commit(proposed, redirected.action, request.origin)
                didCommit(proposed, for: request)
                didCommitResult(of: request, showing: redirected.action.destination)
                if isHosted, let pushed = redirected.action.pushed { request.box.unshown = pushed }
                if let name = redirected.unhandled { settlement.outcome = .failed(.unhandled(name: name)) }
                return .settled(settlement)
            }
        } catch { return refused(.failed(error)) }
    }

    // MARK: guard
    enum Review {
        case passed
        case truncated(State, dropped: [DroppedDestination<Destination>])
        case denied(Destination, DenialReason)
        case redirected(Destination, to: Destination)
        case waits(NavigationQuestion<Destination>)
    }

    /// Asks about every element of the state (G18).
    private func review(_ proposed: State, for request: Request) -> Review {
        guard let access else { return .passed }
        var refused: [Destination: DenialReason] = [:]
        for level in proposed.levels {
            for branch in level.branches {
                if let root = branch.root, let review = review(root, access, request, &refused) { return review }
                for destination in branch.path {
                    if let review = review(destination, access, request, &refused) { return review }
                }
            }
        }
        guard !refused.isEmpty else { return .passed }
        let (rest, dropped) = proposed.truncated { refused[$0] == nil }
        return .truncated(
            rest, dropped: dropped.map { DroppedDestination(destination: $0, reason: refused[$0]) })
    }
    /// nil where the destination may stay, or is dropped by a request that truncates.
    private func review(
        _ destination: Destination, _ access: any AccessControl<Destination>, _ request: Request,
        _ refused: inout [Destination: DenialReason]
    ) -> Review? {
        switch answer(on: destination, by: access, for: request) {
        case .allowed: return nil
        case .redirected(let target): return target == destination ? nil : .redirected(destination, to: target)
        case .denied(let reason):
            guard request.origin.truncates else { return .denied(destination, reason) }
            refused[destination] = reason
            return nil
        case .later(let ask):
            // a change of the session takes what is protected away now, and not after a question
            guard request.origin != .session else {
                refused[destination] = .unauthenticated
                return nil
            }
            return .waits(NavigationQuestion(subject: .access(destination), ask: ask))
        }
    }
    private func answer(
        on destination: Destination, by access: any AccessControl<Destination>, for request: Request
    ) -> AccessAnswer<Destination> {
        let given = request.given.flatMap { $0.destination == destination ? $0.answer : nil }
        // G1: a control that throws denies
        guard let answer = given ?? (try? access.access(to: destination)) else { return .denied(.failed) }
        guard case .later = answer else { return answer }
        if let known = request.answers[destination] { return known }
        return admitted.contains(destination) ? .allowed : answer
    }
    /// Whether a destination may be shown, of what can be answered at once.
    func isAllowed(_ destination: Destination) -> Bool {
        guard let access else { return true }
        switch try? access.access(to: destination) {
        case .allowed: return true
        case .later: return admitted.contains(destination)
        case .denied, .redirected, nil: return false
        }
    }

    // MARK: afterwards
    private func didCommit(_ state: State, for request: Request) {
        if !request.answers.isEmpty || !admitted.isEmpty {
            for case (let destination, .allowed) in request.answers { admitted.insert(destination) }
            admitted.formIntersection(state.destinations)
        }
        if !leaveGuards.isEmpty { leaveGuards.removeAll { !state.contains($0.destination) } }
        if let screen = denialScreen, !state.contains(screen) {
            denialScreen = nil
            // G9: whoever goes back from the login gives up
            if request.kind == .pop || request.kind == .dismiss { intent = nil }
        }
    }
}

extension NavigationOrigin {
    /// A request is refused whole; a restoration or a change of the session keeps the longest prefix that is allowed.
    var truncates: Bool { self == .restoration || self == .session }
}
