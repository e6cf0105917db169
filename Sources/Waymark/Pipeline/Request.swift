/// An action on its way through the pipeline, and everybody who waits for its outcome. After a wait, the action is
/// applied to the current state, not to an earlier one.
@MainActor final class Request {
    private(set) var action: ScreenAction
    var level: RouterLevel
    let origin: NavigationOrigin
    let kind: NavigationKind
    /// The screen that the request names or, for a link, the top screen of the link's state; nil if there is none.
    let screen: Screen?
    /// The link that the request opens, as it was written; nil for a request that opens none.
    let link: String?
    /// true to animate the change, false not to; nil for the default animation.
    var animated: Bool?
    /// Returns the action, made from the state that is shown when the request's turn comes; nil if the action is known
    /// from the start.
    var makeAction: (@MainActor (ScreenTree) -> ScreenAction)?

    /// Returns true, when the request's turn comes, if the user who asked has logged out. The request is then denied.
    var isOutdated: (@MainActor () -> Bool)?

    // MARK: progress
    var number: UInt64 = 0
    var began = Duration.zero
    var epoch: UInt64 = 0
    /// A Boolean value that indicates whether the request superseded a waiting transition.
    var hasSuperseded = false
    var known = KnownAnswers()
    /// The open, or last, question; nil before the first one. An answer to an earlier question is dropped.
    var question: (number: Int, subject: Question.Subject)?
    /// The task that finds the answer to the open question.
    var asking: Task<Void, Never>?
    /// The names of the navigations that led to the request, if they are too many; the request then fails.
    var loop: [String]?
    var details = TransitionDetails()

    // MARK: who waits
    /// The handle of the callers; nil unless the request has to wait.
    var handle: PendingOutcome?
    /// The caller that waits for the result of the requested screen; nil if none does.
    var result: PendingResult?
    /// The answer that a leaving screen gives to its caller once the request is committed; nil if none does.
    var answer: (result: PendingResult, value: any Sendable)?
    /// The ticket that gets the report of a request that restores saved state; nil for other requests.
    var restoration: RestorationTicket?
    /// The transitions that wait for a guard, and go on once this request is committed.
    var setAside: [Request] = []
    var onEnd: (@MainActor (TransitionOutcome) -> Void)?

    init(
        _ action: ScreenAction, at level: RouterLevel, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        link: String? = nil, result: PendingResult? = nil, animated: Bool? = nil
    ) {
        self.action = action
        self.level = level
        self.origin = origin
        self.kind = kind ?? action.kind
        self.link = link
        self.result = result
        self.animated = animated
        screen = action.screen(named: self.kind)
    }
    /// Makes the action from the shown state, if the request does that.
    func prepare(for state: ScreenTree) { if let makeAction { action = makeAction(state) } }

    /// Returns the end of the pipeline for a request that isn't performed.
    func refused(_ outcome: TransitionOutcome) -> Pipeline.Step {
        details.outcome = outcome
        return .refuse
    }
    /// The action that led to the state.
    var performed: ScreenAction { details.action ?? action }
    var outcomeIfUnchanged: TransitionOutcome { hasSuperseded ? .committed : .duplicate }
    /// A Boolean value that indicates whether the request opens a link, or the restored state of ``IncomingLinks``.
    /// `Pipeline.arrive(_:_:after:in:)` decides where it lands.
    var isLanding: Bool { kind == .link && (origin.isLink || origin == .restoration) }
    /// A Boolean value that indicates whether the request waits for an unlock if a lock denies it: it answers a caller,
    /// or code asks to show something. A gesture, and a request that only removes screens, are refused.
    var waitsForUnlock: Bool { answer != nil || (origin != .gesture && action.mayAddScreens) }
    /// The name of the requested screen or, if there is none, of the request's kind.
    var name: String { screen?.name ?? "\(kind)" }

    /// Answers everybody who waits, from any thread; for use in `deinit`.
    nonisolated func settleLater(_ outcome: TransitionOutcome) {
        Task { @MainActor in
            asking?.cancel()
            handle?.settle(outcome)
            result?.promise.settle(nil)
            for request in setAside { request.settleLater(outcome) }
        }
    }
}

extension ScreenAction {
    /// Returns the screen that a request of this kind names or, for a link, the top screen of the link's state; nil if
    /// there is none.
    func screen(named kind: NavigationKind) -> Screen? {
        kind == .link ? shownDestination : destination
    }
    /// The screen that a navigation pushes, also after a change of branches; nil for every other action.
    var pushedScreen: Screen? {
        switch self {
        case .navigate(let screen): screen.presentation == .push ? screen : nil
        case .sequence(let actions): actions.last?.pushedScreen
        default: nil
        }
    }
}

/// The outcome of a request so far, with its details.
struct TransitionDetails {
    var outcome: TransitionOutcome
    /// The screens that redirects replaced.
    var via: [Screen] = []
    /// The screen that is shown in place of the requested one.
    var showing: Screen?
    var dismissed: [Screen] = []
    var dropped: [Denial<Screen>] = []
    var error: (any Error)?
    /// The denied request; nil unless it may be resumed.
    var intended: IntendedAction?
    /// The screen that the denial led to.
    var denialScreen: Screen?
    var restoration: RestorationReport?
    var missed: HostCallback?
    /// The action that led to the state; nil stands for the requested one.
    var action: ScreenAction?

    init(_ outcome: TransitionOutcome = .committed) { self.outcome = outcome }

    /// A Boolean value that indicates whether the request was denied and is kept, or led to the screen of a denial.
    var isDenied: Bool { intended != nil || denialScreen != nil }
    /// A Boolean value that indicates whether nothing was refused, redirected or dropped.
    var isUneventful: Bool { outcome == .committed && via.isEmpty && dropped.isEmpty && !isDenied }
}

/// A denied request that may be resumed.
struct IntendedAction {
    let destination: Screen
    let action: ScreenAction
    /// A Boolean value that indicates whether the action isn't the request's own, but leads to the whole state that the
    /// request proposed.
    var isWholeState = false
}
