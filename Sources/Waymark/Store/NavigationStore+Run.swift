extension NavigationStore {
    /// Runs a request through the pipeline until it ends or has to wait for an answer.
    @discardableResult func advance(_ request: Request) -> NavigationHandle {
        guard request.level.isOpen else { return end(request, .failed(.detached)) }
        if isRepeatedPush(request) { return end(request, .duplicate) }
        let before = state
        switch pipeline.step(request, from: before) {
        case .ask(let question): return ask(question, for: request)
        case .refuse:
            let isLocked = session.isLocked || session.isLockAnnounced
            if request.details.outcome == .denied(.locked), isLocked, request.waitsForUnlock {
                return waitForUnlock(request)
            }
            return refuse(request)
        case .commit(let new):
            // a guard may begin or end a session in the middle of a step
            guard request.epoch == session.epoch else { return refuseOvertaken(request) }
            return commit(new, over: before, for: request)
        }
    }
    /// The pipeline with the store's current rules, leave guards and memory.
    var pipeline: Pipeline {
        Pipeline(rules: rules, leaves: leaves, memory: memory, denialScreen: session.denialScreen, faults: faults)
    }
    /// Ends a request that a change of the session has overtaken. A denied one is kept, for the session change that
    /// follows; the screen that the denial led to isn't shown.
    private func refuseOvertaken(_ request: Request) -> NavigationHandle {
        let details = request.details
        request.details = TransitionDetails(.denied(.unauthenticated))
        if let denial = details.intended, !denial.isWholeState {
            request.details = TransitionDetails(details.outcome)
            (request.details.intended, request.details.error) = (denial, details.error)
        }
        return refuse(request)
    }
    @discardableResult func end(_ request: Request, _ outcome: TransitionOutcome) -> NavigationHandle {
        request.details = TransitionDetails(outcome)
        return refuse(request)
    }
    /// Ends a request that changes nothing.
    private func refuse(_ request: Request) -> NavigationHandle {
        if request.origin == .gesture { nudge(request.level) }
        return end(request, before: state)
    }
    /// Ends a request: keeps it if it was denied and may be resumed, records it, and settles its handle. A caller that
    /// waits for a screen's answer gets nil, unless the screen was shown or the request is kept for the caller.
    func end(_ request: Request, before: ScreenTree) -> NavigationHandle {
        session.keepIntended(of: request)
        if let result = request.result, result.screen == nil, session.intended?.request.result !== result {
            result.promise.settle(nil)
        }
        record(request, before: before)
        settle(request, request.details.outcome)
        return NavigationHandle(request.details.outcome)
    }
    /// Tells everybody who waits for a request how it ended.
    func settle(_ request: Request, _ outcome: TransitionOutcome) {
        request.asking?.cancel()
        request.onEnd?(outcome)
        request.handle?.settle(outcome)
        for waiter in request.setAside { exclusively { $0.goOn(with: waiter, after: outcome) } }
    }
    /// Makes the views and the host of a level read its state again, although it hasn't changed.
    func nudge(_ level: RouterLevel) {
        level.signals.nudge()
        host?.nudge(level)
    }

    /// Returns true if the request navigates to the destination that was just pushed and isn't shown yet, as a double
    /// tap does. After ``NavigationTiming/callbackTimeout``, a screen that never appeared counts as shown.
    private func isRepeatedPush(_ request: Request) -> Bool {
        guard let unshown = request.level.unshown, case .navigate(let asked) = request.action,
            !state.isCovered(request.level.index), state.levels[request.level.index].path.last == unshown.screen
        else { return false }
        let screen = rules.redirected(asked)
        guard screen.presentation == .push, screen.matches(unshown.screen) else { return false }
        return timing.clock.elapsed() - unshown.at < timing.callbackTimeout
    }
}

extension NavigationStore {
    /// Returns the outcome that an action would have on an empty router, and the state that it would lead to. If the
    /// action is refused, that state is empty. Waits for guards that answer asynchronously, within their time limit.
    /// Declared roots, hidden tabs and the targets of denials are ignored.
    func probe(_ action: ScreenAction) async -> (outcome: TransitionOutcome, state: ScreenTree) {
        // a probe leaves no screen, so it can share the leave guards
        let pipeline = Pipeline(rules: rules.probing(), leaves: leaves)
        let request = Request(action, at: ground, .code)
        while true {
            switch pipeline.step(request, from: ScreenTree()) {
            case .commit(let state): return (request.details.outcome, state)
            case .refuse: return (request.details.outcome, ScreenTree())
            case .ask(let question):
                request.known.learn(await answer(to: question, in: request), about: question.subject)
            }
        }
    }
    /// Returns the answer to a trial's question. A question that asks itself again and again waits until the one that
    /// it began with has reached its time limit.
    private func answer(to question: Question, in request: Request) async -> Answer {
        let open = OpenQuestion(after: OpenQuestion.names + [request.name])
        var question = question
        if open.isLoop {
            faults.report(.navigationLoop(chain: open.names))
            question = Question(subject: question.subject) {
                await Promise<Answer>().wait(orCancelled: .denied(.failed, nil)) {}
            }
        }
        return await open.answer { [question, timing] in await question.answer(timing) }
    }
}
