/// An action on its way through the pipeline. After a wait, the action is applied to the current state, not to an
/// earlier one.
@MainActor struct Request {
    private(set) var action: ScreenAction
    var level: LevelFace
    let origin: NavigationOrigin
    let kind: NavigationKind
    /// The screen that the request names or, for a link, the top screen of the link's state; nil if there is none.
    let screen: Screen?
    /// The link that the request opens, as it was written; nil for a request that opens none.
    let link: String?
    /// true to animate the change, false not to; nil for the default animation.
    var animated: Bool?
    var number: UInt64 = 0
    var began = Duration.zero
    var epoch: UInt64 = 0
    /// A Boolean value that indicates whether the request superseded a waiting transition.
    var hasSuperseded = false

    /// The parts that the copies of a request share. When the last copy is released, the question is cancelled, and
    /// callers that still wait for the handle get `detached`.
    @MainActor final class Errand {
        /// The handle of the callers; nil unless the request has to wait.
        fileprivate(set) var handle: PendingOutcome?
        /// The caller that waits for the result of the requested screen; nil if none does.
        fileprivate(set) var awaited: PendingResult?
        /// The answer that a leaving screen gives to its caller once the request is committed; nil if none does.
        fileprivate(set) var answered: (result: PendingResult, value: any Sendable)?
        /// The ticket that gets the report of a request that restores saved state; nil for other requests.
        fileprivate(set) var restoration: RestorationTicket?
        private(set) var known = KnownAnswers()
        /// Called when the request's turn comes. Returns the outcome to end the request with, or nil to perform it.
        fileprivate(set) var refusal: (@MainActor () -> TransitionOutcome?)?
        /// Returns the action, made from the state that is shown when the request's turn comes. The function is nil if
        /// the action is known from the start.
        fileprivate(set) var makeAction: (@MainActor (ScreenState) -> ScreenAction)?
        fileprivate(set) var onEnd: (@MainActor (TransitionOutcome) -> Void)?
        /// The number of questions so far. An answer to an earlier question is dropped.
        private(set) var questions = 0
        /// The subject of the open, or last, question; nil before the first one.
        private(set) var subject: Question.Subject?
        private(set) var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }

        /// Opens another question. Call `wait(for:)` with the task that finds its answer.
        func ask(about subject: Question.Subject) {
            questions += 1
            self.subject = subject
        }
        func wait(for task: Task<Void, Never>) { self.task = task }
        func learn(_ answer: Answer, about subject: Question.Subject) { known.learn(answer, about: subject) }
        /// Forgets the answers of guards, because they no longer hold; keeps those of leave guards.
        func forgetAnswers() { known.forget() }

        func settle(_ outcome: TransitionOutcome) {
            task = nil
            onEnd.take()?(outcome)
            handle?.settle(outcome)
        }
        deinit {
            task?.cancel()
            handle?.settleLater(.failed(.detached))
        }
    }

    init(
        _ action: ScreenAction, at level: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        link: String? = nil, awaited: PendingResult? = nil
    ) {
        self.level = level
        self.origin = origin
        self.kind = kind ?? action.kind
        self.link = link
        screen = action.screen(named: self.kind)
        self.action = action
        if let awaited { madeErrand().awaited = awaited }
    }
    /// The parts that the copies of the request share, created when one is needed; nil for most requests.
    private(set) var errand: Errand?
    @discardableResult mutating func madeErrand() -> Errand {
        let errand = errand ?? Errand()
        self.errand = errand
        return errand
    }
    /// Sets the handle of the callers that wait for the request.
    mutating func setHandle(_ handle: PendingOutcome) { madeErrand().handle = handle }
    /// Sets the answer that a leaving screen gives once the request is committed.
    mutating func answer(_ result: PendingResult, with value: any Sendable) { madeErrand().answered = (result, value) }
    mutating func report(to restoration: RestorationTicket) { madeErrand().restoration = restoration }
    mutating func onTurn(_ refusal: @escaping @MainActor () -> TransitionOutcome?) { madeErrand().refusal = refusal }
    /// Sets the function that makes the action, when the request's turn comes, from the state that is then shown.
    mutating func makeAction(_ make: @escaping @MainActor (ScreenState) -> ScreenAction) {
        madeErrand().makeAction = make
    }
    /// Returns the request with another action, but with the same kind and named screen.
    func with(_ action: ScreenAction) -> Request {
        var request = self
        request.action = action
        return request
    }
    mutating func onEnd(_ body: @escaping @MainActor (TransitionOutcome) -> Void) { madeErrand().onEnd = body }

    var outcomeIfUnchanged: TransitionOutcome { hasSuperseded ? .committed : .duplicate }
    /// A Boolean value that indicates whether the request opens a link, or the restored state of a ``LaunchEntry``.
    /// `Pipeline.arrive(_:_:in:)` decides where it lands.
    var isLanding: Bool { kind == .link && (origin.isLink || origin == .restoration) }
    var context: AccessContext { AccessContext(origin: origin, kind: kind) }
    var known: KnownAnswers? { errand?.known }
    /// A Boolean value that indicates whether the request waits for an unlock if a lock denies it: it answers a caller,
    /// or code asks to show something. A gesture, and a request that only removes screens, are refused.
    var waitsForUnlock: Bool { errand?.answered != nil || (origin != .gesture && action.shows) }
    /// A Boolean value that indicates whether the request has waited: for an answer, for the end of boot, of a lock or
    /// of a restoration, or for its turn.
    var hasWaited: Bool { errand?.handle != nil }
}

extension ScreenAction {
    /// Returns the screen that a request of this kind names or, for a link, the top screen of the link's state; nil if
    /// there is none.
    func screen(named kind: NavigationKind) -> Screen? {
        kind == .link ? shownDestination : destination
    }
    /// The screen that a navigation pushes; nil if it presents a modal, and for every other action.
    var pushedScreen: Screen? {
        if case .navigate(let screen) = self, screen.presentation == .push { screen } else { nil }
    }
}
