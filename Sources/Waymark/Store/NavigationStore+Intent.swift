/// What was asked for before a denial.
extension NavigationStore {
    /// Keeps what a request was denied, until somebody may see it.
    func keepIntent(_ settlement: Settlement, of request: Request) {
        guard let denial = settlement.denial else { return }
        var result: PendingResult?
        // a denial that leads nowhere has nobody who could answer later
        if settlement.led != nil { result = request.result?.awaited }
        keep(
            Intent(
                action: denial.action, destination: denial.requested, level: request.level, origin: request.origin,
                kind: request.kind, owner: session.owner ?? session.expiredOwner,
                expires: timing.clock.elapsed() + timing.intentLifetime, result: result))
    }
    func keep(_ intent: Intent?) {
        let old = waiting.intent
        waiting.intent = intent
        if let result = old?.result, result !== intent?.result { result.promise.settle(nil) }
        if old != nil || intent != nil { waiting.onChange?() }
    }
    func drop(_ intent: Intent?) { if intent != nil { keep(nil) } }

    /// The intent, as long as it is for whoever is logged in.
    var validIntent: Intent? {
        guard let intent = waiting.intent, timing.clock.elapsed() < intent.expires else { return nil }
        return intent.owner == nil || intent.owner == session.owner ?? session.expiredOwner ? intent : nil
    }

    /// What waits for a login or an unlock, and what it is about.
    var pendingAction: (action: ScreenAction, destination: ScreenID, owner: String?)? {
        if let intent = validIntent { return (intent.action, intent.destination, intent.owner) }
        guard let link = waiting.link, let destination = link.action.screen else { return nil }
        return (link.action, destination, session.owner)
    }
    /// Whether a login has something to resume: what was denied, what a guard is asked about, a link.
    var isResuming: Bool { validIntent != nil || waiting.pending != nil || waiting.link != nil }

    /// Performs what was asked for before the denial, once: it is taken before anything else happens, and the guards
    /// are asked again. What would be denied again stays kept.
    @discardableResult func resume() -> Transition? {
        guard let intent = validIntent else {
            drop(waiting.intent)
            return nil
        }
        let level = intent.level.isAttached ? intent.level : ground
        let base = withoutDenialScreen()
        let pipeline = pipeline
        guard
            let proposed = try? base.applying(
                intent.action, at: min(level.index, base.count - 1), screens),
            !proposed.screens.contains(where: pipeline.isDenied)
        else { return nil }
        waiting.intent = nil
        waiting.onChange?()
        leaveDenialScreen()
        let face = level.isAttached ? level : ground
        return perform(
            intent.action, at: face, intent.origin, kind: intent.kind, result: intent.result.map { ResultRole($0) })
    }

    /// Takes the login away: the user has passed it. What was shown on top of it goes too.
    func leaveDenialScreen() {
        guard pipeline.denialScreen != nil else { return }
        let state = withoutDenialScreen()
        pipeline.denialScreen = nil
        perform(.replace(state), at: ground, .session, kind: .session)
    }
    func withoutDenialScreen() -> ScreenState {
        guard let screen = pipeline.denialScreen else { return state }
        return state.truncated { $0 != screen }.state
    }
}
