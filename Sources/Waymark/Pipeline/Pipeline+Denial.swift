extension Pipeline {
    /// A state, and the screen in it that a denial led to.
    typealias DenialState = (state: ScreenTree, screen: Screen)

    /// Ends a request as denied. If the denial leads to a screen, shows that screen, drops shown screens that are no
    /// longer allowed, and keeps the request to be resumed. If it leads to none, keeps the request only if the reason
    /// is resumable. The request fails if the denial leads to a screen that can't be shown.
    func deny(
        _ screen: Screen, _ reason: DenialReason, _ request: Request, to proposed: ScreenTree, from old: ScreenTree
    ) -> Step {
        request.details.outcome = .denied(reason)
        request.details.showing = nil
        let requested = request.screen ?? screen
        // what is pushed belongs to the branch that is selected now
        let action: ScreenAction =
            request.level.index > 0 || request.action.pushedScreen == nil
            ? request.action : .sequence([.select(branch: old.ground.branch.id), request.action])
        let denied = IntendedAction(destination: requested, action: action)
        guard let target = target(of: requested, reason) else {
            let isFinal = reason == .locked && request.origin == .gesture
            if reason.isResumable, request.action.mayAddScreens, !isFinal { request.details.intended = denied }
            return .refuse
        }
        let (rest, dropped) = old.truncated { isAllowed($0) }
        do throws(NavigationFailure) {
            let shown = try denialState(to: target, on: rest, from: screen)
            if request.action.mayAddScreens { request.details.intended = denied }
            if !dropped.isEmpty {
                // a shown screen is no longer allowed either, so the user comes back to the whole proposed state or, if
                // the request only removes screens, to the shown one
                let whole = request.action.mayAddScreens ? proposed : old
                request.details.intended = IntendedAction(
                    destination: requested, action: .replace(whole), isWholeState: true)
            }
            request.details.dropped = dropped.map { Denial(destination: $0, reason: reason) }
            request.details.denialScreen = shown.screen
            request.details.action = .navigate(shown.screen)
            return .commit(shown.state)
        } catch {
            return request.refused(.failed(error))
        }
    }

    /// Returns a state with the target of a denial that doesn't belong to a request; nil if the denial has no target,
    /// or one that can't be shown.
    func denialState(
        from screen: Screen, _ reason: DenialReason, on state: ScreenTree
    ) -> DenialState? {
        guard let target = target(of: screen, reason) else { return nil }
        return try? denialState(to: target, on: state, from: screen)
    }

    /// Returns the target of the denial of a requested screen; nil if there is none. A lock has none, because it is a
    /// phase shown over the state.
    func target(of requested: Screen, _ reason: DenialReason) -> Screen? {
        reason == .locked ? nil : rules.onDenial?(reason, requested)
    }

    /// Returns the state with the target of a denial on top, after redirects and guards, and without the screen of an
    /// earlier denial.
    ///
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)`` if redirects form a loop, or the target isn't allowed at
    ///   once; ``NavigationFailure/tooDeep(limit:)``.
    private func denialState(
        to screen: Screen, on state: ScreenTree, from denied: Screen
    ) throws(NavigationFailure) -> DenialState {
        var chain = RedirectChain(rules)
        let (target, answer) = try end(at: try chain.follow(denied, to: screen), &chain)
        guard case .allowed = answer else { throw .redirectLoop(chain: (chain.via + [target]).map(\.name)) }
        if let top = state.topDestination, target.matches(top) { return (state, top) }
        // only the latest denial is resumed, so the screen of an earlier one is removed
        var state = state.without(denialScreen)
        // a ground whose own root is hidden has nothing to push onto: the screen takes the root's place
        if lacksRoot(state), target.presentation == .push {
            state.ground.root = target
            return (state, target)
        }
        return (try state.applying(.navigate(target), at: state.levels.count - 1), target)
    }
    /// Follows the redirects of guards from the end of a chain, and the app's own redirects from each
    /// target.
    ///
    /// - Returns: The last screen, and the guard's answer about it, which is never a redirect.
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)``.
    private func end(
        at screen: Screen, _ chain: inout RedirectChain
    ) throws(NavigationFailure) -> (screen: Screen, answer: Answer) {
        var target = screen
        var answer = answer(on: target)
        while case .redirected(let next) = answer {
            target = try chain.follow(target, to: next)
            answer = self.answer(on: target)
        }
        return (target, answer)
    }
}
