/// Where a denial leads, and what was asked for before it.
extension NavigationCore {
    /// Ends a request as denied. Where the app says so, the state leads to the login, the form, the upgrade, in this
    /// same transition, and what may not stay leaves it; what was asked for is kept.
    func deny(
        _ destination: Destination, _ reason: DenialReason, _ request: Request, _ before: Settlement,
        from old: State, to proposed: State
    ) -> Settlement {
        var settlement = before
        settlement.outcome = .denied(reason)
        settlement.showing = nil
        if request.origin == .host { request.box.nudge() }
        // G14: locked is a phase over the state, not a screen in it: the stack stays
        let screen = reason == .locked ? nil : onDenial?(reason, destination)
        guard screen != nil || reason.isResumable else { return settlement }
        var intent = IntendedNavigation(
            action: request.action, destination: destination, box: request.box, origin: request.origin,
            kind: request.kind, owner: owner ?? expiredOwner, reason: reason,
            expires: timing.clock.elapsed() + timing.intentLifetime)
        guard let screen else {
            self.intent = intent
            return settlement
        }
        let (rest, dropped) = old.truncated(where: isAllowed)
        // what is shown is no longer allowed itself: it is what the user wants to come back to
        if !dropped.isEmpty { intent.action = .replace(proposed) }
        do throws(NavigationFailure) {
            let shown = try leading(to: screen, on: rest, from: destination)
            if shown != old {
                settlement.dismissals = commit(shown, .navigate(screen), .session)
                admitted.formIntersection(shown.destinations)
            }
            settlement.dropped = dropped.map { DroppedDestination(destination: $0, reason: reason) }
            let top = shown.topDestination
            settlement.showing = top
            denialScreen = top
            self.intent = intent
        } catch { settlement.outcome = .failed(error) }
        return settlement
    }

    /// Shows the screen of a denial that no request of its own leads to.
    func lead(to reason: DenialReason, from destination: Destination) {
        guard let screen = onDenial?(reason, destination),
            let shown = try? leading(to: screen, on: state, from: destination)
        else { return }
        perform(.replace(shown), at: ground, .session, kind: .session)
        denialScreen = shown.topDestination
    }

    /// The state with the denial's screen on top, redirected and guarded like any other (G12). A screen that is denied
    /// itself, or led on without an end, leads in a circle (G11).
    private func leading(
        to screen: Destination, on state: State, from denied: Destination
    ) throws(NavigationFailure) -> State {
        var chain = [denied.name]
        var target = screen
        while chain.count <= NavigationLimits.redirects + 1 {
            chain.append(target.name)
            var redirected = RedirectedAction(Action.navigate(target))
            try redirected.resolve(redirect, unhandled)
            let shown = redirected.action.destination ?? target
            if case .redirected(let next) = try? access?.access(to: shown), next != shown {
                target = next
                continue
            }
            guard isAllowed(shown) else { break }
            let isThere = shown == state.topDestination
            return isThere ? state : try state.applying(redirected.action, at: state.levels.count - 1)
        }
        throw .redirectLoop(chain: chain)
    }

    // MARK: the intended destination
    /// The intent as long as it holds for whoever is logged in (G9).
    var validIntent: IntendedNavigation<Destination>? {
        guard let intent, timing.clock.elapsed() < intent.expires else { return nil }
        return intent.owner == nil || intent.owner == owner ?? expiredOwner ? intent : nil
    }

    /// Does what was asked for before the denial, once: it is taken before anything else happens (G9), and the guards
    /// run again (G8). What would be denied again stays kept.
    @discardableResult func resume() -> Transition? {
        guard !isBusy else {
            exclusively { $0.resume() }
            return nil
        }
        guard let intent = validIntent else {
            self.intent = nil
            return nil
        }
        let box = intent.box.isAttached ? intent.box : ground
        let base = withoutDenialScreen()
        guard let proposed = try? base.applying(intent.action, at: min(box.index, base.levels.count - 1)),
            !proposed.destinations.contains(where: isDenied)
        else { return nil }
        self.intent = nil
        leaveDenialScreen()
        return perform(intent.action, at: box.isAttached ? box : ground, intent.origin, kind: intent.kind)
    }
    /// Takes the login away: the user came through it. What was shown upon it goes too.
    func leaveDenialScreen() {
        guard denialScreen != nil else { return }
        let state = withoutDenialScreen()
        denialScreen = nil
        perform(.replace(state), at: ground, .session, kind: .session)
    }
    func withoutDenialScreen() -> State {
        guard let screen = denialScreen else { return state }
        return state.truncated { $0 != screen }.state
    }
    private func isDenied(_ destination: Destination) -> Bool {
        guard let access else { return false }
        if case .denied = try? access.access(to: destination) { return true }
        return false
    }
}

/// What was asked for before a denial: an action, for one owner, for some time (G7 to G10). It is never encoded.
struct IntendedNavigation<Destination: Navigation> {
    var action: NavigationAction<Destination>
    /// What was denied.
    let destination: Destination
    let box: LevelBox<Destination>
    let origin: NavigationOrigin
    let kind: TransitionRecord<Destination>.Kind
    /// Who asked; nil for somebody who was not logged in.
    let owner: String?
    let reason: DenialReason
    /// In the clock's time.
    let expires: Duration
}
