extension NavigationStore {
    /// Ends a wait that isn't continued. A waiting transition ends with the outcome, and a caller that waits for a
    /// screen gets the screen's answer; nil if it gave none. Waits don't end here when the store is deallocated.
    func endWait(_ waiter: Waiter, _ outcome: TransitionOutcome) {
        switch waiter {
        case .guardAnswer(let request), .session(let request), .unlock(let request): end(request, outcome)
        case .result(let result): result.promise.settle(result.value)
        }
    }

    /// Ends all waits. Callers that wait for results get nil.
    func endWaits() {
        for waiter in waiting.takeRequests() { endWait(waiter, .cancelled) }
        for result in waiting.takeResults() { endWait(.result(result), .cancelled) }
        session.dropIntended()
    }

    // MARK: for a guard
    /// Makes a request wait for the answer to a question, in place of any transition that already waits for one.
    func ask(_ question: Question, for request: Request) -> NavigationHandle {
        let transition = suspend(request)
        // the framework already shows the result of the gesture, about which the guard is still being asked
        if request.question == nil, request.origin == .gesture { nudge(request.level) }
        let count = (request.question?.number ?? 0) + 1
        request.question = (count, question.subject)
        let (number, timing) = (request.number, timing)
        // if another router's guard started this navigation, the guard's chain continues
        let open = OpenQuestion(after: chain + [request.name])
        request.asking?.cancel()
        request.asking = Task { [weak self, chain] in
            let answer = await open.answer { await question.answer(timing) }
            self?.exclusively(startedBy: chain) { $0.answered(number, count, question.subject, answer) }
        }
        hold(request)
        return transition
    }
    /// Keeps a transition that waits for a guard. An earlier one ends as superseded.
    func hold(_ waiter: Request) {
        if let earlier = waiting.hold(guardWaiter: waiter) { endWait(.guardAnswer(earlier), .superseded) }
    }
    private func answered(_ number: UInt64, _ question: Int, _ subject: Question.Subject, _ answer: Answer) {
        // the end of boot asks again, once screens that may not be shown have left
        guard let request = waiting.guardWaiter, request.number == number, request.question?.number == question,
            session.boot != .underWay
        else { return }
        waiting.takeGuardWaiter()
        if case (.leave, .denied) = (subject, answer) {
            self.endWait(.guardAnswer(request), .denied(.leaveRefused))
        } else if request.epoch != session.epoch {
            // the session has changed meanwhile
            self.endWait(.guardAnswer(request), .denied(.unauthenticated))
        } else {
            request.known.learn(answer, about: subject)
            advanceAgain(request)
        }
    }
    private func suspend(_ request: Request) -> NavigationHandle {
        let (handle, number) = (request.handle ?? PendingOutcome(), request.number)
        handle.onCancel { [weak self] in self?.exclusively { $0.cancel(number) } }
        request.handle = handle
        return NavigationHandle(handle)
    }
    private func cancel(_ number: UInt64) {
        if let waiter = waiting.take(number) { endWait(waiter, .cancelled) }
    }
    /// Ends the transition that waits for a guard as superseded, and returns true if there was one.
    func supersede() -> Bool {
        guard let waiter = waiting.takeGuardWaiter() else { return false }
        endWait(.guardAnswer(waiter), .superseded)
        return true
    }

    // MARK: for the app
    /// Makes a link wait, for a limited time, until boot, the lock or the restoration ends. An earlier link ends as
    /// superseded.
    func wait(_ link: Request) -> NavigationHandle {
        let transition = suspend(link)
        if let earlier = waiting.hold(link, limit: limit(of: link.number)) { endWait(.session(earlier), .superseded) }
        return transition
    }
    /// Makes a request that a lock denies wait for the unlock. One that answers a caller, or makes its action from the
    /// shown state, waits in order; any other one in place of the link or request that waits.
    func waitForUnlock(_ request: Request) -> NavigationHandle {
        guard request.answer != nil || request.makeAction != nil else { return wait(request) }
        let transition = suspend(request)
        waiting.add(unlockWaiter: request)
        return transition
    }
    /// Performs the requests that have waited in order for an unlock. An answer whose screen has left meanwhile has
    /// nothing to remove.
    func performOrdered() {
        for request in waiting.takeUnlockWaiters() {
            if let screen = request.answer?.result.screen, !state.contains(screen) {
                end(request, .failed(.notInPath))
                continue
            }
            request.epoch = session.epoch
            request.prepare(for: state)
            advanceAgain(request)
        }
    }
    /// Returns a task that gives up the waiting link with this number after a time limit. The limit is `bootTimeout`
    /// until boot has ended, and `intendedLifetime` after that. If boot has begun or ended when `bootTimeout` is over,
    /// the link gets a new limit.
    private func limit(of number: UInt64) -> Task<Void, Never> {
        let isBoot = session.boot != .none
        return after(isBoot ? timing.bootTimeout : timing.intendedLifetime) { store in
            guard store.waiting.sessionWaiter?.number == number else { return }
            // a boot that has begun ends within the guard's deadline
            guard !isBoot || store.session.boot == .awaited else {
                return store.waiting.limitSessionWaiter(store.limit(of: number))
            }
            guard let link = store.waiting.takeSessionWaiter() else { return }
            guard isBoot else { return store.endWait(.session(link), .denied(.locked)) }
            store.faults.report(.notBooted(name: link.name))
            store.endWait(.session(link), .failed(.notBooted(name: link.name)))
        }
    }
    /// Returns a task that runs `body` after `time` on the router's clock, unless the task is cancelled first.
    func after(_ time: Duration, _ body: @escaping @MainActor (NavigationStore) -> Void) -> Task<Void, Never> {
        let clock = timing.clock
        let deadline = clock.elapsed() + min(time, NavigationTiming.longest)
        return clock.run(at: deadline) { [weak self] in self?.exclusively(body) }
    }
    func dropLink() {
        if let link = waiting.takeSessionWaiter() { endWait(.session(link), .denied(.unauthenticated)) }
    }
    /// Opens the waiting link, unless boot, a lock or restoration still holds it.
    func openLink() {
        guard session.wait == nil, let link = waiting.takeSessionWaiter() else { return }
        link.epoch = session.epoch
        link.hasSuperseded = supersede()
        advanceAgain(link)
    }
    /// The waiting link or, without one, the denied request that is kept; nil if there is neither.
    var linkToSave: (action: ScreenAction, destination: Screen, owner: String?)? {
        // a waiting link is more recent than the denied request
        if let link = waiting.sessionWaiter, let screen = link.screen { return (link.action, screen, session.owner) }
        return session.validIntended.map { ($0.request.action, $0.destination, $0.owner) }
    }
    /// A Boolean value that indicates whether a request still waits to be performed: a denied request that is kept, a
    /// transition that waits for a guard, or a link.
    var isResuming: Bool { session.validIntended != nil || waiting.guardWaiter != nil || waiting.sessionWaiter != nil }
}
