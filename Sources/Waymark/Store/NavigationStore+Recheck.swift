extension NavigationStore {
    /// Sends the shown state through redirects and guards again. A transition that waits for a guard keeps waiting.
    /// Does nothing while boot is awaited or under way, or while the app is locked.
    func recheck(kind: NavigationKind = .session) {
        guard session.areScreensVisible else { return }
        memory.forgetAnswers()
        let waiter = waiting.takeGuardWaiter()
        show(state, kind: kind)
        if let waiter { hold(waiter) }
    }
    /// Rechecks the shown state although no change of the session is known. A screen is hidden while a guard has to be
    /// asked about it asynchronously, and comes back if the guard allows it. A transition that waits for a guard goes
    /// on after that.
    func recheckAsking() {
        guard session.areScreensVisible else { return }
        let shown = state
        let hasToAsk = shown.destinations.contains {
            if case .later = rules.access($0) { true } else { false }
        }
        recheck(kind: hasToAsk ? .restore : .session)
        guard hasToAsk, state != shown else { return }
        let request = Request(.replace(shown), at: ground, .restoration, kind: .restore)
        if let waiter = waiting.takeGuardWaiter() {
            // the handle's own cancellation wouldn't find a transition that is set aside
            waiter.handle?.onCancel { [weak handle = waiter.handle] in handle?.settle(.cancelled) }
            request.setAside = [waiter]
        }
        run(request)
    }
    /// Continues a transition that was set aside until another one had ended: asks the guard again, or ends it with the
    /// other one's outcome. It ends as superseded if another transition has begun to wait meanwhile.
    func goOn(with waiter: Request, after outcome: TransitionOutcome) {
        let isCancelled = waiter.handle?.value == .cancelled
        switch outcome {
        case _ where isCancelled: endWait(.guardAnswer(waiter), .cancelled)
        case .committed where waiting.guardWaiter == nil: askAgain(waiter)
        case .committed: endWait(.guardAnswer(waiter), .superseded)
        default: endWait(.guardAnswer(waiter), outcome)
        }
    }
    /// Continues a transition that was set aside, for the current session. Guards are asked about it again.
    func askAgain(_ waiter: Request) {
        waiter.epoch = session.epoch
        waiter.known.forget()
        advanceAgain(waiter)
    }
    func show(_ state: ScreenTree, kind: NavigationKind = .session, animated: Bool? = nil) {
        rules.signals.nudge()
        run(Request(.replace(state), at: ground, .session, kind: kind, animated: animated))
    }
}
