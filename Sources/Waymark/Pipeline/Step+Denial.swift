extension Pipeline {
    /// A state with the screen that a denial leads to.
    typealias Lead = (state: ScreenState, screen: Screen)

    /// Ends a request as denied. What was asked for is kept, and the state shows where the denial leads, if anywhere.
    func deny(
        _ screen: Screen, _ reason: DenialReason, _ request: Request, _ settlement: Settlement,
        to proposed: ScreenState, from old: ScreenState
    ) -> Step {
        settlement.outcome = .denied(reason)
        settlement.showing = nil
        let requested = request.screen ?? screen
        let denial = Denial(destination: screen, requested: requested, error: settlement.error)
        guard let target = target(of: denial, reason) else {
            if reason.isResumable { settlement.denial = (requested, request.action) }
            return .refuse(settlement)
        }
        let (rest, dropped) = old.truncated { isAllowed($0) }
        do throws(NavigationFailure) {
            let lead = try lead(to: target, on: rest, from: screen)
            // where what is shown is no longer allowed itself, it is what the user wants to come back to
            settlement.denial = (requested, dropped.isEmpty ? request.action : .replace(proposed.values))
            settlement.dropped = dropped.map { ($0, reason) }
            settlement.led = lead.screen
            settlement.action = .navigate(lead.screen)
            return .commit(lead.state, settlement)
        } catch {
            settlement.outcome = .failed(error)
            return .refuse(settlement)
        }
    }

    /// The target of a denial that no request is about; nil for none.
    func lead(
        from screen: Screen, _ reason: DenialReason, _ error: (any Error)? = nil, on state: ScreenState
    ) -> Lead? {
        guard let target = target(of: Denial(destination: screen, error: error), reason) else { return nil }
        return try? lead(to: target, on: state, from: screen)
    }

    /// Locked is a phase over the state and leads to no screen in it.
    private func target(of denial: Denial<Screen>, _ reason: DenialReason) -> Screen? {
        reason == .locked ? nil : rules.onDenial?(reason, denial)
    }

    /// The state with a denial's screen on top, redirected and guarded. A screen that is denied itself is a loop.
    private func lead(
        to screen: Screen, on state: ScreenState, from denied: Screen
    ) throws(NavigationFailure) -> Lead {
        var walk = RedirectWalk(rules)
        let (target, answer) = try end(at: try walk.follow(denied, to: screen), &walk)
        guard case .allowed = answer else { throw .redirectLoop(chain: (walk.via + [target]).map(\.name)) }
        if let top = state.top, target.shows(top) { return (state, top) }
        // an earlier denial is given up: only the latest is resumed
        let state = state.without(denialScreen)
        // a ground whose own root is hidden has nothing to push onto: the screen takes the root's place
        if isBare(state), target.presentation == .push {
            return (state.with(state.ground.with(root: target), at: 0), target)
        }
        return (try state.applying(.navigate(target), at: state.count - 1), target)
    }
}
