/// The redirect step, and the place where a link lands.
extension Pipeline {
    /// Returns the action of a request, with redirects applied to every screen that it names except one to pop to. If
    /// the state of a link is exactly what a link to its top screen leads to, and that screen is redirected, the link
    /// becomes one to the target.
    ///
    /// - Throws: ``NavigationFailure/redirectLoop(chain:)``.
    func redirected(_ request: Request, _ chain: inout RedirectChain) throws(NavigationFailure) -> ScreenAction {
        guard rules.redirects else { return request.action }
        if request.kind == .link, case .replace(let state) = request.action, let top = state.topDestination {
            var ahead = chain
            let final = try ahead.follow(top)
            if let linked = linked(request, request.action, from: top, to: final) {
                chain = ahead
                return try redirected(linked, &chain)
            }
        }
        return try redirected(request.action, &chain)
    }
    func redirected(
        _ action: ScreenAction, _ chain: inout RedirectChain
    ) throws(NavigationFailure) -> ScreenAction {
        // a screen to pop to is already shown
        if case .popTo = action { return action }
        return try action.map(back: { $0 }) { (screen) throws(NavigationFailure) in try chain.follow(screen) }
    }

    // MARK: links
    /// Returns true if a blocking modal is open, which refuses links.
    func isBlocked(_ state: ScreenTree) -> Bool {
        state.levels.contains { $0.root?.isBlocking ?? false }
    }
    /// Returns the action of a link whose top screen was redirected: the link to the target, `final`. Returns nil if
    /// the action isn't that of a link to the redirected screen alone.
    func linked(
        _ request: Request, _ action: ScreenAction, from screen: Screen, to final: Screen
    ) -> ScreenAction? {
        guard request.kind == .link, final != screen, case .replace(let asked) = request.action,
            case .replace(let state) = action, let top = state.topDestination, top.matches(screen)
        else { return nil }
        return rules.linked?(asked, final).map { .replace($0) }
    }
    /// Returns the place where an action is performed. A push that leaves its feature goes to the branch in which its
    /// screen lives, unless a caller waits for the screen's answer. With ``LinkArrival/onActiveLevel``, a link becomes
    /// a navigation on the top level if a modal is open.
    func arrive(
        _ action: inout ScreenAction, _ request: Request, after redirects: RedirectChain, in state: ScreenTree
    ) -> Proposal.Place {
        if let screen = action.pushedScreen, redirects.leavesFeature, request.result == nil,
            let branch = rules.home?(screen)
        {
            action = state.action(showing: screen, in: branch, from: request.level.index)
        }
        guard request.isLanding, case .replace(let linked) = action else {
            return .level(min(request.level.index, state.levels.count - 1))
        }
        if rules.arrival == .onActiveLevel, state.levels.count > 1, let screen = linked.topDestination {
            action = .navigate(screen)
            return .level(state.levels.count - 1)
        }
        let branch = rules.home.flatMap { choose in
            linked.destinations.lazy.reversed().compactMap(choose).first
        }
        return .landing(branch: branch)
    }
    func applying(
        _ action: ScreenAction, _ place: Proposal.Place, to state: ScreenTree
    ) throws(NavigationFailure) -> ScreenTree {
        switch place {
        case .level(let level): return try state.applying(action, at: level)
        case .landing(let branch):
            guard case .replace(let linked) = action else { return try state.applying(action, at: 0) }
            return try state.landing(on: linked, rules.arrival, in: branch)
        }
    }
    /// Returns the state that a request asks for, after redirects but without guards; nil if it can't be performed.
    func proposal(of request: Request, in state: ScreenTree) -> ScreenTree? {
        var chain = RedirectChain(rules)
        guard var action = try? redirected(request, &chain) else { return nil }
        let place = arrive(&action, request, after: chain, in: state)
        return try? applying(action, place, to: state)
    }
    /// Returns the reason that a request would be denied now; nil if it wouldn't be denied, or if a guard can't answer
    /// at once.
    func denialReason(of request: Request, from state: ScreenTree) -> DenialReason? {
        let trial = Pipeline(rules: rules.probing(), leaves: LeaveGuards(), memory: memory)
        guard case .refuse = trial.step(request, from: state), case .denied(let reason) = request.details.outcome
        else { return nil }
        return reason
    }
}
