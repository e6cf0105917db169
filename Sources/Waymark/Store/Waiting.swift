/// What waits: a transition, a link, what was denied, and code for results, which is told if the router goes away.
final class Waiting {
    var pending: Request?
    /// The link that waits until the app can show it: one, the latest.
    var link: Request? {
        didSet {
            if link == nil { linkLimit = nil }
            onChange?()
        }
    }
    /// The latest denied destination, to be resumed.
    var intent: Intent? {
        didSet {
            if intent == nil { intentLimit = nil }
            onChange?()
        }
    }
    /// Ends the wait of the link, and of whoever waits for the intent's answer, when its time is over.
    var linkLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var intentLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var results: [PendingResult] = []
    /// The request that holds each key, among those that coalesce and haven't ended.
    var keys: [String: ObjectIdentifier] = [:]
    var onChange: (() -> Void)?
    private(set) lazy var watches = Observers<QuestionWatch>()

    deinit {
        linkLimit?.cancel()
        intentLimit?.cancel()
        intent?.result?.promise.settleLater(nil)
        for result in results { result.promise.settleLater(nil) }
    }
}

/// A request that was denied, kept for one owner and for some time.
struct Intent {
    var request: Request
    let destination: Screen
    /// The owner who asked; nil for somebody who wasn't logged in.
    let owner: String?
    /// In the clock's time.
    let expires: Duration
    var result: PendingResult?
}

extension NavigationStore {
    // MARK: for a guard
    func ask(_ question: Question, for request: Request) -> NavigationHandle {
        var request = request
        let transition = suspend(&request)
        let errand = request.madeErrand()
        waiting.pending = request
        // the framework already shows what is still being asked about
        if errand.questions == 0, request.origin == .gesture { nudge(request.level) }
        errand.questions += 1
        errand.subject = question.subject
        let (number, count, timing) = (request.number, errand.questions, timing)
        let answer = watched({ await question.answer(timing) }, about: question.subject, for: request)
        // a question of a navigation that another router's guard started continues that guard's chain
        NavigationChain.isUsed = true
        errand.task = NavigationChain.$names.withValue(chain + [name(of: request)]) {
            Task { [weak anchor = anchored(), chain] in
                let answer = await answer()
                anchor?.store.exclusively(startedBy: chain) { $0.answered(number, count, question.subject, answer) }
            }
        }
        return transition
    }
    private func watched(
        _ answer: @escaping Question.Ask, about subject: Question.Subject, for request: Request
    ) -> Question.Ask {
        guard case .access(let screen) = subject, !waiting.watches.isEmpty else { return answer }
        let held = HeldTransition(
            number: request.number, kind: request.kind, screen: request.screen, began: request.began)
        return waiting.watches.all.reduce(answer) { $1.observer(held, screen, $0) }
    }
    private func answered(_ number: UInt64, _ question: Int, _ subject: Question.Subject, _ answer: Answer) {
        guard let request = waiting.pending, let errand = request.errand, request.number == number,
            errand.questions == question
        else { return }
        waiting.pending = nil
        if case (.leave, .denied) = (subject, answer) {
            end(request, .denied(.leaveRefused))
        } else if request.epoch != session.epoch {
            // the session has changed meanwhile
            end(request, .denied(.unauthenticated))
        } else {
            errand.known.learn(answer, about: subject)
            advanceAgain(request)
        }
    }
    private func suspend(_ request: inout Request) -> NavigationHandle {
        let errand = request.madeErrand()
        let (handle, number) = (errand.handle ?? PendingOutcome(), request.number)
        handle.onCancel = { [weak anchor = anchored()] in anchor?.store.exclusively { $0.cancel(number) } }
        errand.handle = handle
        return NavigationHandle(handle)
    }
    private func cancel(_ number: UInt64) {
        if waiting.pending?.number == number, let pending = waiting.pending.take() {
            end(pending, .cancelled)
        } else if waiting.link?.number == number, let link = waiting.link.take() {
            end(link, .cancelled)
        }
    }
    /// Ends the transition that waits because another one takes its place.
    func supersede() -> Bool {
        guard waiting.pending != nil, let pending = waiting.pending.take() else { return false }
        end(pending, .superseded)
        return true
    }

    // MARK: for the app
    func wait(_ link: Request) -> NavigationHandle {
        if let earlier = waiting.link { end(earlier, .superseded) }
        var link = link
        let transition = suspend(&link)
        waiting.link = link
        limitLink(link.number)
        return transition
    }
    /// Gives the waiting link up when its time is over: a shorter one for a boot that doesn't begin than for a lock.
    private func limitLink(_ number: UInt64) {
        let isBoot = session.hold.contains(.booting)
        waiting.linkLimit = after(isBoot ? timing.bootTimeout : timing.intendedLifetime) { store in
            guard store.waiting.link?.number == number else { return }
            // a boot that has begun ends within the guard's deadline
            let isStuck = store.session.hold.contains(.booting) && !store.session.isBootUnderWay
            guard !isBoot || isStuck else { return store.limitLink(number) }
            guard let link = store.waiting.link.take() else { return }
            if isBoot { store.faults.report(.notBooted(destination: store.name(of: link))) }
            store.end(link, isBoot ? .failed(.notBooted) : .denied(.locked))
        }
    }
    func name(of request: Request) -> String { request.screen.map(\.name) ?? "\(request.kind)" }
    /// Runs when a time has passed on the router's clock, unless the task is cancelled before.
    private func after(
        _ time: Duration, _ body: @escaping @MainActor (NavigationStore) -> Void
    ) -> Task<Void, Never> {
        let clock = timing.clock
        let deadline = clock.elapsed() + min(time, NavigationTiming.longest)
        return Task { [weak anchor = anchored()] in
            guard (try? await clock.sleepUntil(deadline)) != nil else { return }
            anchor?.store.exclusively(body)
        }
    }
    func dropLink() {
        if let link = waiting.link.take() { end(link, .denied(.unauthenticated)) }
    }
    func release(_ reason: LinkHold) {
        session.hold = session.hold.subtracting(reason)
        guard session.hold.isEmpty, var link = waiting.link else { return }
        waiting.link = nil
        link.epoch = session.epoch
        link.hasSuperseded = supersede()
        advanceAgain(link)
    }

    // MARK: for a login
    func keepIntent(_ settlement: Settlement, of request: Request) {
        guard let denial = settlement.denial else { return }
        // a denial that leads nowhere has nobody who could answer later; an unlock comes without a screen
        let leadsOn = settlement.led != nil || settlement.outcome == .denied(.locked)
        let result = leadsOn ? request.errand?.awaited : nil
        var denied = Request(
            denial.action, at: request.level, request.origin, kind: request.kind == .history ? .replace : request.kind)
        denied.link = request.link
        keep(intent(denied, for: denial.destination, result))
    }
    func intent(_ request: Request, for destination: Screen, _ result: PendingResult? = nil) -> Intent {
        Intent(
            request: request, destination: destination, owner: session.owner ?? session.expiredOwner,
            expires: timing.clock.elapsed() + timing.intendedLifetime, result: result)
    }
    func keep(_ intent: Intent?) {
        let old = waiting.intent
        guard old != nil || intent != nil else { return }
        waiting.intent = intent
        if let result = old?.result, result !== intent?.result { result.promise.settle(nil) }
        guard let result = intent?.result else { return waiting.intentLimit = nil }
        waiting.intentLimit = after(timing.intendedLifetime) { store in
            if store.waiting.intent?.result === result { store.keep(nil) }
        }
    }

    /// The intent, as long as it is for whoever is logged in.
    var validIntent: Intent? {
        guard let intent = waiting.intent, timing.clock.elapsed() < intent.expires else { return nil }
        return intent.owner == nil || intent.owner == session.owner ?? session.expiredOwner ? intent : nil
    }
    var pendingAction: (action: ScreenAction, destination: Screen, owner: String?)? {
        // a link that waits came after what was denied
        if let link = waiting.link, let destination = link.screen { return (link.action, destination, session.owner) }
        guard let intent = validIntent else { return nil }
        return (intent.request.action, intent.destination, intent.owner)
    }
    /// True if a login has something to resume: what was denied, what a guard is asked about, a link.
    var isResuming: Bool { validIntent != nil || waiting.pending != nil || waiting.link != nil }

    /// Performs the denied request, once: its redirects are taken and its guards asked again.
    ///
    /// - Parameter isLogin: Whether somebody has just logged in. Then one that would be denied again is performed, to show
    ///   where that leads, or dropped if nothing can change it. Otherwise it stays.
    @discardableResult func resume(isLogin: Bool = false) -> Bool {
        guard let intent = validIntent else {
            keep(nil)
            return false
        }
        var asked = intent.request
        if !asked.level.isAttached { asked.level = ground }
        if let reason = pipeline.denial(of: asked, from: pipeline.withoutDenialScreen(state)) {
            if isLogin, !reason.isResumable { keep(nil) }
            guard isLogin, reason.isResumable, reason != .locked else { return false }
        }
        waiting.intent = nil
        leaveDenialScreen()
        var resumed = Request(
            asked.action, at: asked.level.isAttached ? asked.level : ground, asked.origin, kind: asked.kind,
            awaited: intent.result)
        resumed.link = asked.link
        run(resumed)
        return true
    }
}

/// Why links have to wait: phases of the app, not destinations in it.
struct LinkHold: OptionSet {
    let rawValue: UInt8
    static var booting: LinkHold { LinkHold(rawValue: 1) }
    static var locked: LinkHold { LinkHold(rawValue: 2) }
    /// The session is known, and what was saved is being restored.
    static var restoring: LinkHold { LinkHold(rawValue: 4) }

    var wait: TransitionOutcome.Wait { contains(.booting) ? .boot : contains(.locked) ? .unlock : .restoration }
}
