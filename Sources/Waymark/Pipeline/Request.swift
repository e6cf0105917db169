/// An action on its way through the pipeline. What waits for a guard is the action, not a state that was computed
/// earlier.
@MainActor final class Request {
    let action: ScreenAction
    /// The level that was asked.
    let level: LevelFace
    let origin: NavigationOrigin
    let kind: NavigationKind
    /// The number of its record.
    let number: UInt64
    /// When it was asked for, by the router's clock.
    let began: Duration
    /// The session in which it was asked for.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) var epoch: UInt64
    /// For whoever was told that it has not ended yet.
    @exclusivity(unchecked) var handle: PendingOutcome?
    /// Whether a pending transition ended for it.
    @exclusivity(unchecked) var hasSuperseded = false
    @exclusivity(unchecked) var known = KnownAnswers()
    /// Who waits for the answer of the screen, or gives it.
    let result: ResultRole?
    /// What became of saved state so far, for a request that restores some.
    let restoration: RestorationTicket?
    /// Whether it did not end at once.
    @exclusivity(unchecked) var hasWaited = false

    init(
        _ action: ScreenAction, at level: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        number: UInt64 = 0, began: Duration = .zero, epoch: UInt64 = 0, handle: PendingOutcome? = nil,
        result: ResultRole? = nil, restoration: RestorationTicket? = nil
    ) {
        self.action = action
        self.level = level
        self.origin = origin
        self.kind = kind ?? action.kind
        self.number = number
        self.began = began
        self.epoch = epoch
        self.handle = handle
        self.result = result
        self.restoration = restoration
    }

    var context: AccessContext { AccessContext(origin: origin, kind: kind) }

    func mark(_ marks: inout ScreenMarks) {
        marks.mark(action)
        known.mark(&marks)
        result?.result.mark(&marks)
    }
}

/// What became of a request.
@MainActor final class Settlement {
    var outcome: TransitionOutcome
    var via: [ScreenID] = []
    var showing: ScreenID?
    var dismissals: [Dismissal<ScreenID>] = []
    var dropped: [DroppedDestination<ScreenID>] = []
    var error: (any Error)?
    /// What was denied, if something was; kept so that it can be resumed.
    var denial: Denial?
    /// The screen that a denial led to.
    var led: ScreenID?
    var restoration: RestorationReport?

    init(_ outcome: TransitionOutcome = .committed) { self.outcome = outcome }

    struct Denial {
        let reason: DenialReason
        /// What was asked for.
        let requested: ScreenID
        /// The action to resume.
        let action: ScreenAction
    }

    /// nil for the common case.
    var details: RecordDetails<ScreenID>? {
        if outcome == .committed, via.isEmpty, showing == nil, dismissals.isEmpty, dropped.isEmpty, restoration == nil {
            return nil
        }
        return RecordDetails(
            outcome: outcome, via: via, showing: showing, dismissals: dismissals, dropped: dropped, error: error,
            restoration: restoration)
    }
}

/// The state of the session, as far as a step depends on it.
@MainActor final class Admissions {
    /// The screens in the state whose guard had to find out, and allowed. Never written anywhere.
    // `@exclusivity(unchecked)`: see `NavigationStore`
    @exclusivity(unchecked) var admitted: Set<ScreenID> = []
    /// The screen that the last denial led to, while it is there.
    @exclusivity(unchecked) var denialScreen: ScreenID?

    func forget() {
        admitted = []
        denialScreen = nil
    }
}

/// Where the pipeline goes from here.
enum Step {
    case commit(Commit)
    case refuse(Settlement)
    case ask(Question)
}

/// A state that may be shown.
struct Commit {
    var state: ScreenState
    /// The action that led to it, after redirects.
    var action: ScreenAction
    /// nil for the common case.
    let settlement: Settlement?
}
