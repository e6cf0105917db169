extension NavigationStore {
    /// Ends a wait that isn't continued. A waiting transition ends with the outcome, an intent's caller gets nil, and a
    /// caller that waits for a screen gets the screen's answer; nil if it gave none. Waits don't end here when the
    /// store is deallocated.
    func answer(_ waiter: Waiter, _ outcome: TransitionOutcome) {
        switch waiter {
        case .question(let request), .link(let request), .ordered(let request): end(request, outcome)
        case .intent(let intent): intent.result?.promise.settle(nil)
        case .result(let result): result.promise.settle(result.value)
        }
    }

    /// Ends all waits. Callers that wait for results get nil.
    func endWaits() {
        let requests = [waiting.takeQuestion().map { Waiter.question($0) }, waiting.takeLink().map { .link($0) }]
        for case let waiter? in requests { answer(waiter, .cancelled) }
        for request in waiting.takeOrdered() { answer(.ordered(request), .cancelled) }
        for result in waiting.takeResults() { answer(.result(result), .cancelled) }
        dropIntent()
    }

    // MARK: for a guard
    /// Makes a request wait for the answer to a question, in place of any transition that already waits for one.
    func ask(_ question: Question, for request: Request) -> NavigationHandle {
        var request = request
        let transition = suspend(&request)
        let errand = request.madeErrand()
        hold(request)
        // the framework already shows the result of the gesture, about which the guard is still being asked
        if errand.questions == 0, request.origin == .gesture { nudge(request.level) }
        errand.ask(about: question.subject)
        let (number, count, timing) = (request.number, errand.questions, timing)
        // if another router's guard started this navigation, the guard's chain continues
        let open = OpenQuestion(after: chain + [name(of: request)])
        errand.wait(
            for: Task { [weak anchor = anchored(), chain] in
                let answer = await open.answer { await question.answer(timing) }
                anchor?.store.exclusively(startedBy: chain) { $0.answered(number, count, question.subject, answer) }
            })
        return transition
    }
    /// Keeps a transition that waits for a guard. An earlier one ends as superseded.
    func hold(_ question: Request) {
        if let earlier = waiting.hold(.question(question)) { answer(earlier, .superseded) }
    }
    private func answered(_ number: UInt64, _ question: Int, _ subject: Question.Subject, _ answer: Answer) {
        guard let request = waiting.question, let errand = request.errand, request.number == number,
            errand.questions == question
        else { return }
        waiting.takeQuestion()
        if case (.leave, .denied) = (subject, answer) {
            self.answer(.question(request), .denied(.leaveRefused))
        } else if request.epoch != session.epoch {
            // the session has changed meanwhile
            self.answer(.question(request), .denied(.unauthenticated))
        } else {
            errand.learn(answer, about: subject)
            advanceAgain(request)
        }
    }
    private func suspend(_ request: inout Request) -> NavigationHandle {
        let errand = request.madeErrand()
        let (handle, number) = (errand.handle ?? PendingOutcome(), request.number)
        handle.onCancel { [weak anchor = anchored()] in anchor?.store.exclusively { $0.cancel(number) } }
        request.setHandle(handle)
        return NavigationHandle(handle)
    }
    private func cancel(_ number: UInt64) {
        if let waiter = waiting.take(number) { answer(waiter, .cancelled) }
    }
    /// Ends the transition that waits for a guard as superseded, and returns true if there was one.
    func supersede() -> Bool {
        guard waiting.question != nil, let question = waiting.takeQuestion() else { return false }
        answer(.question(question), .superseded)
        return true
    }

    // MARK: for the app
    /// Makes a link wait, for a limited time, until boot, the lock or the restoration ends. An earlier link ends as
    /// superseded.
    func wait(_ link: Request) -> NavigationHandle {
        var link = link
        let transition = suspend(&link)
        if let earlier = waiting.hold(.link(link), limit: limit(of: link.number)) { answer(earlier, .superseded) }
        return transition
    }
    /// Makes a request that a lock denies wait for the unlock. One that answers a caller, or makes its action from the
    /// shown state, waits in order; any other one in place of the link or request that waits.
    func waitForUnlock(_ request: Request) -> NavigationHandle {
        guard request.errand?.answered != nil || request.errand?.makeAction != nil else { return wait(request) }
        var request = request
        let transition = suspend(&request)
        _ = waiting.hold(.ordered(request))
        return transition
    }
    /// Performs the requests that have waited in order for an unlock. An answer whose screen has left meanwhile has
    /// nothing to remove.
    func performOrdered() {
        for request in waiting.takeOrdered() {
            var request = request
            if let screen = request.errand?.answered?.result.screen, !state.contains(screen) {
                end(request, .failed(.notInPath))
                continue
            }
            request.epoch = session.epoch
            if let makeAction = request.errand?.makeAction { request = request.with(makeAction(state)) }
            advanceAgain(request)
        }
    }
    /// Returns a task that gives up the waiting link with this number after a time limit. The limit is `bootTimeout`
    /// until boot has ended, and `intendedLifetime` after that. If boot has begun or ended when `bootTimeout` is over,
    /// the link gets a new limit.
    private func limit(of number: UInt64) -> Task<Void, Never> {
        let isBoot = session.boot != .none
        return after(isBoot ? timing.bootTimeout : timing.intendedLifetime) { store in
            guard store.waiting.link?.number == number else { return }
            // a boot that has begun ends within the guard's deadline
            guard !isBoot || store.session.boot == .awaited else {
                return store.waiting.limitLink(store.limit(of: number))
            }
            guard let link = store.waiting.takeLink() else { return }
            if isBoot { store.faults.report(.notBooted(destination: store.name(of: link))) }
            store.answer(.link(link), isBoot ? .failed(.notBooted) : .denied(.locked))
        }
    }
    func name(of request: Request) -> String { request.screen.map(\.name) ?? "\(request.kind)" }
    /// Returns a task that runs `body` after `time` on the router's clock, unless the task is cancelled first.
    private func after(
        _ time: Duration, _ body: @escaping @MainActor (NavigationStore) -> Void
    ) -> Task<Void, Never> {
        let clock = timing.clock
        let deadline = clock.elapsed() + min(time, NavigationTiming.longest)
        return clock.run(at: deadline) { [weak anchor = anchored()] in anchor?.store.exclusively(body) }
    }
    func dropLink() {
        if let link = waiting.takeLink() { answer(.link(link), .denied(.unauthenticated)) }
    }
    /// Opens the waiting link, unless boot, a lock or restoration still holds it.
    func openLink() {
        guard session.wait == nil, var link = waiting.takeLink() else { return }
        link.epoch = session.epoch
        link.hasSuperseded = supersede()
        advanceAgain(link)
    }

    // MARK: for a login
    /// Keeps a request that was denied, if it may be resumed. A caller that waits for its result goes on waiting only
    /// if the denial leads to a screen, or a change of the session follows.
    func keepIntent(_ settlement: Settlement, of request: Request) {
        guard let denial = settlement.denial else { return }
        // otherwise, nothing would answer the caller later
        let leadsOn = settlement.led != nil || request.epoch != session.epoch
        let result = leadsOn ? request.errand?.awaited : nil
        // a whole state must not land as a link does
        let isState = denial.isWholeState
        var kept = Request(
            denial.action, at: request.level, isState ? .code : request.origin,
            kind: isState || request.kind == .history ? .replace : request.kind, awaited: result)
        kept.animated = request.animated
        keep(kept, for: denial.destination)
    }
    /// Keeps a denied request, and the caller that waits for its result. An earlier denied request is dropped, and its
    /// caller gets nil.
    func keep(_ request: Request, for destination: Screen) {
        let intent = Intent(
            request: request, destination: destination, owner: session.lastOwner,
            expires: timing.clock.elapsed() + timing.intendedLifetime, result: request.errand?.awaited)
        let limit = intent.result.map { result in
            after(timing.intendedLifetime) { if $0.waiting.intent?.result === result { $0.dropIntent() } }
        }
        if let earlier = waiting.hold(.intent(intent), limit: limit) { answer(earlier, .superseded) }
    }
    func dropIntent() {
        if let intent = waiting.takeIntent() { answer(.intent(intent), .cancelled) }
    }

    /// The denied request that is kept; nil if there is none, if it has expired, or if it belongs to another user than
    /// the current or last one.
    var validIntent: Intent? {
        guard let intent = waiting.intent, timing.clock.elapsed() < intent.expires else { return nil }
        return intent.owner == nil || intent.owner == session.lastOwner ? intent : nil
    }
    var pendingAction: (action: ScreenAction, destination: Screen, owner: String?)? {
        // a waiting link is more recent than the denied request
        if let link = waiting.link, let destination = link.screen { return (link.action, destination, session.owner) }
        guard let intent = validIntent else { return nil }
        return (intent.request.action, intent.destination, intent.owner)
    }
    /// A Boolean value that indicates whether a request still waits to be performed: a denied request that is kept, a
    /// transition that waits for a guard, or a link.
    var isResuming: Bool { validIntent != nil || waiting.question != nil || waiting.link != nil }

    /// Performs the denied request again, with redirects and guards, and stops keeping it. A request that would be
    /// denied again stays kept, unless `isLogin` is true. A request that is no longer valid is dropped.
    ///
    /// - Parameter isLogin: true after a login. A request that would be denied again is then performed, to show the
    ///   screen that the denial leads to. It is dropped if no change of the session can lift the denial, and stays kept
    ///   if the session is locked.
    /// - Returns: The handle of the performed request; nil if none was performed.
    @discardableResult func resume(isLogin: Bool = false) -> NavigationHandle? {
        guard let intent = validIntent else {
            dropIntent()
            return nil
        }
        var request = intent.request
        if !request.level.isAttached { request.level = ground }
        if let reason = pipeline.denial(of: request, from: stateWithoutDenialScreen) {
            if isLogin, !reason.isResumable { dropIntent() }
            guard isLogin, reason.isResumable, reason != .locked else { return nil }
        }
        waiting.takeIntent()
        handle(.denialPassed)
        // the level may have left with the screen of the denial
        if !request.level.isAttached { request.level = ground }
        return run(request)
    }
}
