/// Where denials lead.
extension Pipeline {
    /// Ends a request as denied. If the app says so, the state leads to the login, the form, the upgrade in the same
    /// transition, and what may not stay leaves it. What was asked for is kept.
    func deny(
        _ screen: ScreenID, _ reason: DenialReason, _ request: Request, _ before: Settlement,
        from old: ScreenState, to proposed: ScreenState, _ state: inout ScreenState
    ) -> Step {
        let settlement = before
        settlement.outcome = .denied(reason)
        settlement.showing = nil
        let requested = request.action.screen ?? screen
        let target = destination(of: reason, Rules.Denied(screen: screen, requested: requested, error: before.error))
        guard target != nil || reason.isResumable else { return .refuse(settlement) }
        settlement.denial = Settlement.Denial(reason: reason, requested: requested, action: request.action)
        guard let target else { return .refuse(settlement) }
        let (rest, dropped) = old.truncated { isAllowed($0) }
        if !dropped.isEmpty {
            // what is shown is no longer allowed itself: it is what the user wants to come back to
            settlement.denial = Settlement.Denial(reason: reason, requested: requested, action: .replace(proposed))
        }
        do throws(NavigationFailure) {
            let lead = try lead(to: target, on: rest, from: screen)
            settlement.dropped = dropped.map { DroppedDestination(destination: $0, reason: reason) }
            settlement.showing = lead.screen
            settlement.led = lead.screen
            settlement.action = .navigate(lead.screen)
            state = lead.state
            return .commit(settlement)
        } catch {
            settlement.outcome = .failed(error)
            settlement.denial = nil
            return .refuse(settlement)
        }
    }

    /// Locked is a phase over the state and leads to no screen in it.
    func destination(of reason: DenialReason, _ denied: Rules.Denied) -> ScreenID? {
        reason == .locked ? nil : rules.onDenial?(reason, denied)
    }

    /// The state with a denial's screen on top, redirected and guarded like any other. A screen that is denied itself
    /// leads in a circle.
    func lead(
        to screen: ScreenID, on state: ScreenState, from denied: ScreenID
    ) throws(NavigationFailure) -> (state: ScreenState, screen: ScreenID) {
        var walk = RedirectWalk(screens, rules)
        var target = try walk.lead(denied, to: screen)
        while let access = rules.access {
            switch answer(on: target, access, .session) {
            case .redirected(let next) where !screens.areEqual(next, target):
                target = try walk.lead(target, to: next)
                continue
            case .allowed, .redirected: break
            case .denied, .later:
                throw .redirectLoop(chain: (walk.via + [target]).map { screens.name(of: $0) })
            }
            break
        }
        if let top = state.topScreen, screens.areEqual(target, top) { return (state, top) }
        // a ground whose own root is hidden has nothing to push onto: the screen takes the root's place
        if state.count == 1, state.path.isEmpty, isRootMissing(state), screens.presentation(of: target) == .push
        {
            var led = state
            led[0].root = target
            return (led, target)
        }
        let led = try state.applying(.navigate(target), at: state.count - 1, screens)
        return (led, target)
    }
}
