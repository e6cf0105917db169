/// What waits: one transition for its guards, one link for the app, what was denied for a login, and code for the
/// results of screens. If the router goes away, whoever waits is told.
final class Waiting {
    /// The transition that a guard is asked about.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) var pending: PendingTransition?
    /// The link that waits until the app can show it: one, the latest.
    @exclusivity(unchecked) private(set) var link: Request?
    /// The same link's outcome, which can be settled from wherever this goes away.
    private var linkHandle: PendingOutcome?
    /// What was denied, to be resumed: one, the latest.
    @exclusivity(unchecked) var intent: Intent?
    /// The last link, to recognise a duplicate from a second callback.
    var lastLink: (link: AnyHashable, at: Duration)?
    /// Who waits for the answer of a screen that is shown.
    @exclusivity(unchecked) var results: [PendingResult] = []
    @MainActor func keep(_ link: Request?) {
        self.link = link
        linkHandle = link?.handle
        onChange?()
    }
    /// Told when the link or the intent changes.
    var onChange: (@MainActor () -> Void)?

    @MainActor func mark(_ marks: inout ScreenMarks) {
        pending?.request.mark(&marks)
        link?.mark(&marks)
        for result in results { result.mark(&marks) }
        guard let intent else { return }
        marks.mark(intent.action)
        marks.mark(intent.destination)
        intent.result?.mark(&marks)
    }
    deinit {
        linkHandle?.abandon()
        intent?.result?.promise.settleLater(nil)
        for result in results { result.promise.settleLater(nil) }
    }
}

/// What was asked for before a denial: an action, for one owner, for some time.
struct Intent {
    let action: ScreenAction
    /// What was asked for.
    let destination: ScreenID
    let level: LevelFace
    let origin: NavigationOrigin
    let kind: NavigationKind
    /// Who asked; nil for somebody who was not logged in.
    let owner: String?
    /// In the clock's time.
    let expires: Duration
    /// Who waits for the answer of its screen.
    var result: PendingResult?
}

/// The one request that waits for a guard. Whoever drops it cancels its task.
@MainActor final class PendingTransition {
    var request: Request
    let outcome: PendingOutcome
    /// Counts questions: the answer to an earlier one is dropped.
    var question = 0
    var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }

    init(_ request: Request) {
        self.request = request
        outcome = request.handle ?? PendingOutcome()
    }
    func settle(_ outcome: TransitionOutcome) {
        task = nil
        self.outcome.settle(outcome)
    }
    /// If its router goes away, whoever waits is told.
    deinit {
        task?.cancel()
        outcome.abandon()
    }
}

extension NavigationStore {
    // MARK: for a guard
    func ask(_ question: Question, for pending: PendingTransition) {
        pending.question += 1
        let (number, count, timing) = (pending.request.number, pending.question, timing)
        pending.outcome.onCancel = { [weak self] in self?.exclusively { $0.cancel(number) } }
        pending.task = Task { [weak self] in
            let answer = await question.answer(timing)
            self?.exclusively { $0.answered(number, count, question.subject, answer) }
        }
    }

    private func answered(_ number: UInt64, _ question: Int, _ subject: Question.Subject, _ answer: Answer) {
        guard let pending = waiting.pending, pending.request.number == number, pending.question == question
        else { return }
        waiting.pending = nil
        let errand = pending.request.running()
        let request = pending.request
        switch subject {
        case .access(let screen): errand.known.learn(answer, about: screen, in: screens)
        case .leave(let id):
            guard case .allowed = answer else { return end(pending, .denied(.leaveRefused)) }
            errand.known.left.insert(id)
        }
        // the session has changed meanwhile: compared before anything else
        guard request.epoch == session.epoch else { return end(pending, .denied(.unauthenticated)) }
        turn.isBusy = true
        defer { turn.isBusy = false }
        advance(request, pending)
    }

    /// Ends the transition that waits because another one takes its place.
    func supersede() -> Bool {
        guard let pending = waiting.pending else { return false }
        waiting.pending = nil
        end(pending, .superseded)
        return true
    }
    private func cancel(_ number: UInt64) {
        if let pending = waiting.pending, pending.request.number == number {
            waiting.pending = nil
            end(pending, .cancelled)
        } else if let link = waiting.link, link.number == number {
            waiting.keep(nil)
            _ = end(link, nil, .cancelled)
        }
    }
    func end(_ pending: PendingTransition, _ outcome: TransitionOutcome) {
        _ = end(pending.request, pending, outcome)
    }

    // MARK: for the app
    /// Keeps a link until the app can show it.
    func wait(_ request: Request) -> Transition {
        if let earlier = waiting.link { _ = end(earlier, nil, .superseded) }
        var request = request
        let errand = request.running()
        let handle = errand.handle ?? PendingOutcome()
        let number = request.number
        handle.onCancel = { [weak self] in self?.exclusively { $0.cancel(number) } }
        (errand.handle, errand.hasWaited) = (handle, true)
        waiting.keep(request)
        return Transition(handle)
    }
    /// Lets links in, and the one that waits first.
    func release(_ reason: LinkHold) {
        session.hold.remove(reason)
        guard session.hold.isEmpty, var request = waiting.link else { return }
        waiting.keep(nil)
        request.epoch = session.epoch
        turn.isBusy = true
        defer { turn.isBusy = false }
        request.hasSuperseded = supersede()
        advance(request, nil)
    }
    /// Whether the same link came a moment ago, through another callback.
    func isRepeated(_ link: AnyHashable) -> Bool {
        let now = timing.clock.elapsed()
        defer { waiting.lastLink = (link, now) }
        guard let last = waiting.lastLink, last.link == link else { return false }
        return now - last.at < timing.linkWindow
    }
}

/// Why links have to wait: phases of the app, not destinations in it.
struct LinkHold: OptionSet {
    let rawValue: UInt8
    static var booting: LinkHold { LinkHold(rawValue: 1) }
    static var locked: LinkHold { LinkHold(rawValue: 2) }
    /// The session is known, and what was saved is being restored.
    static var restoring: LinkHold { LinkHold(rawValue: 4) }
}
