extension NavigationStore {
    /// Notes a change of the session at once, even during a transition, because guards already answer for the changed
    /// session. `update(for:reportedIn:from:animated:)` follows.
    ///
    /// - Returns: The epoch that the change begins, or in which it happens.
    func report(_ change: SessionChange) -> UInt64 {
        handle(.reported(change))
        return session.epoch
    }
    /// Updates the shown state for a change of the session, after the transition under way. If the chain of navigations
    /// that start each other has become too long, it is updated once the chain has ended.
    ///
    /// - Parameters:
    ///   - epoch: The epoch that `report` returned.
    ///   - base: The state to show when a session has begun, expired or ended; nil to go on from the shown state.
    ///   - animated: true if `base` appears with an animation; nil for the default.
    func update(
        for change: SessionChange, reportedIn epoch: UInt64, from base: ScreenState?, animated: Bool? = nil
    ) {
        exclusively(for: "session") { store in
            switch change {
            case .began(let new):
                if base == nil, store.session.owner != new.owner, let login = store.openedLogin {
                    store.handle(.denied(to: login))
                }
                store.handle(.began(new, from: base), animated: animated)
            case .changed(let new): store.handle(new.isLocked ? .locked : .changed)
            case .expired: store.handle(.expired(from: base), animated: animated)
            case .ended:
                let isOutdated = epoch != store.session.epoch
                store.handle(.ended(from: base, isOutdated: isOutdated), animated: animated)
            }
        }
    }

    /// Passes an event to `session`, and carries out the effects that it returns.
    ///
    /// - Parameter animated: true if a state that the event starts with appears with an animation; nil for the default.
    func handle(_ event: SessionEvent, animated: Bool? = nil) {
        let effects = changeSession(event)
        guard !effects.isEmpty else { return }
        let shown = state
        var question: Request?
        for effect in effects { carryOut(effect, &question, before: shown, animated) }
    }
    /// Carries out one effect of a session event.
    ///
    /// - Parameters:
    ///   - question: The transition that an earlier effect of the event set aside; nil if none did, or none was
    ///     waiting.
    ///   - shown: The state before the first effect of the event.
    private func carryOut(
        _ effect: SessionEffect, _ question: inout Request?, before shown: ScreenState, _ animated: Bool?
    ) {
        switch effect {
        case .setQuestionAside: question = waiting.takeQuestion()
        case .askAgain: if let question { askAgain(question) }
        case .askAgainOrResume: if let question { askAgain(question) } else { resume() }
        case .refuseQuestion: if let question { answer(.question(question), .denied(.unauthenticated)) }
        case .performOrdered: performOrdered()
        case .passDenialOfRoot:
            guard let screen = session.denialScreen, validIntent == nil else { return }
            let (before, now) = (shown.without(screen), state.without(screen))
            if pipeline.isBare(before), !pipeline.isBare(now) { handle(.denialPassed) }
        case .openLink: openLink()
        case .dropIntent: dropIntent()
        case .intendShown(let leads): intend(shown, question, leads: leads)
        case .forgetAnswers: forgetAnswers()
        case .check: recheck()
        case .resumeOrCheck:
            let resumed = question == nil ? resume(isLogin: true) : nil
            // guards have just allowed every screen of a committed state
            guard resumed?.settled != .committed else { return }
            if resumed == nil { handle(.denialPassed) }
            // removes screens that the new session may not see, and brings declared roots back
            recheck()
        case .start(let base):
            handle(.denied(to: nil))
            rules.declareRoots(of: base)
            show(base, animated: animated)
        case .remove(let screen): show(state.without(screen))
        case .logOut(let left, let base, let keepsOpenOnly): logOut(leaving: left, from: base, keepsOpenOnly, animated)
        case .lock: handle(.locked)
        }
    }

    /// The login that the app itself has opened; nil if a denial's screen is shown. A root of the ground is none.
    var openedLogin: Screen? {
        guard session.denialScreen == nil, let top = state.topDestination,
            let target = pipeline.target(of: Denial(destination: top), .unauthenticated)
        else { return nil }
        let login = rules.redirected(target)
        let roots = state.ground.branches.compactMap(\.root)
        return state.destinations.last { $0.shows(login) && !roots.contains($0) }
    }

    // MARK: effects
    /// Continues a transition that was set aside, for the current session. Guards are asked about it again.
    private func askAgain(_ question: Request) {
        var request = question
        request.epoch = session.epoch
        request.errand?.forgetAnswers()
        advanceAgain(request)
    }
    /// Removes the screens and the requests of the user who logged out, and calls the observers of the log-out. They
    /// are called last, so that they see the state that remains.
    private func logOut(leaving screen: Screen?, from base: ScreenState?, _ keepsOpenOnly: Bool, _ animated: Bool?) {
        let left = state.without(screen)
        let unanswered =
            [waiting.takeQuestion().map { Waiter.question($0) }, waiting.takeLink().map { .link($0) }]
            + waiting.takeOrdered().map { .ordered($0) }
        dropIntent()
        forgetAnswers()
        if let base { rules.declareRoots(of: base) }
        let rest = keepsOpenOnly ? left.truncated { $0.accessRule == .everyone }.state : left
        show(base ?? rest, animated: animated)
        for case let waiter? in unanswered { answer(waiter, .denied(.unauthenticated)) }
        for (_, observer) in journal.observers.all { observer.onLogOut?() }
    }
    private func intend(_ shown: ScreenState, _ question: Request?, leads: Bool) {
        let wanted = question.flatMap { pipeline.proposal(of: $0, in: shown) } ?? shown
        guard wanted != state, let destination = wanted.topDestination ?? wanted.destinations.last else { return }
        var request = Request(.replace(wanted), at: ground, .code, awaited: question?.errand?.awaited)
        request.animated = question?.animated
        keep(request, for: destination)
        guard leads, question != nil, session.denialScreen == nil,
            let lead = pipeline.lead(from: destination, .unauthenticated, on: state)
        else { return }
        handle(.denied(to: lead.screen))
        show(lead.state)
    }

    /// Sends the shown state through redirects and guards again. A transition that waits for a guard keeps waiting.
    /// Does nothing while boot is awaited or under way, or while the app is locked.
    func recheck(kind: NavigationKind = .session) {
        guard session.isShown else { return }
        forgetAnswers()
        let question = waiting.takeQuestion()
        show(state, kind: kind)
        if let question { hold(question) }
    }
    /// Rechecks the shown state although no change of the session is known. A screen is hidden while a guard has to be
    /// asked about it asynchronously, and comes back if the guard allows it. A transition that waits for a guard goes
    /// on after that.
    func recheckAsking() {
        guard session.isShown else { return }
        let shown = state
        let hasToAsk = shown.destinations.contains {
            if case .later = rules.access($0, .session) { true } else { false }
        }
        recheck(kind: hasToAsk ? .restore : .session)
        guard hasToAsk, state != shown else { return }
        var request = Request(.replace(shown), at: ground, .restoration, kind: .restore)
        if let question = waiting.takeQuestion() { goOn(with: question, after: &request) }
        run(request)
    }
    /// Sets a transition that waits for a guard aside until `request` is committed, and then asks the guard again. If
    /// the request ends otherwise, the transition ends with the same outcome. It ends as superseded if another
    /// transition has begun to wait meanwhile.
    private func goOn(with question: Request, after request: inout Request) {
        // the handle's own cancellation wouldn't find a transition that is set aside
        question.errand?.handle?.onCancel { [weak handle = question.errand?.handle] in handle?.settle(.cancelled) }
        request.onEnd { [weak anchor = anchored()] outcome in
            anchor?.store.exclusively { store in
                let isCancelled = question.errand?.handle?.value == .cancelled
                // a later transition has begun to wait
                let isSuperseded = store.waiting.question != nil
                switch outcome {
                case _ where isCancelled: store.answer(.question(question), .cancelled)
                case .committed where !isSuperseded: store.askAgain(question)
                case .committed: store.answer(.question(question), .superseded)
                default: store.answer(.question(question), outcome)
                }
            }
        }
    }
    private func show(_ state: ScreenState, kind: NavigationKind = .session, animated: Bool? = nil) {
        var request = Request(.replace(state), at: ground, .session, kind: kind)
        request.animated = animated
        run(request)
    }
}
