/// The outcome of a request, with its details.
@MainActor final class Settlement {
    var outcome: TransitionOutcome
    var via: [Screen] = []
    var showing: Screen?
    var dismissals: [Dismissal<Screen>] = []
    var dropped: [(destination: Screen, reason: DenialReason?)] = []
    var error: (any Error)?
    /// The denied request; nil unless it may be resumed.
    var denial: DeniedRequest?
    var led: Screen?
    var restoration: RestorationReport?
    var missed: MissedCallback?
    /// The action that led to the state; nil stands for the requested one.
    var action: ScreenAction?

    init(_ outcome: TransitionOutcome = .committed) { self.outcome = outcome }

    /// A Boolean value that indicates whether the request was denied and is kept, or led to the screen of a denial.
    var isDenied: Bool { denial != nil || led != nil }
    var isPlain: Bool {
        outcome == .committed && via.isEmpty && showing == nil && led == nil && dismissals.isEmpty && dropped.isEmpty
            && restoration == nil && missed == nil
    }
    /// The settlement to keep in a record; nil if it is plain. Reading this property removes the details that a record
    /// doesn't keep.
    var recorded: Settlement? {
        guard !isPlain else { return nil }
        showing = led ?? showing
        (denial, action) = (nil, nil)
        return self
    }
}

/// A denied request that may be resumed.
struct DeniedRequest {
    let destination: Screen
    let action: ScreenAction
    /// A Boolean value that indicates whether the action isn't the request's own, but leads to the whole state that the
    /// request proposed.
    var isWholeState = false
}

@MainActor extension Settlement? {
    var made: Settlement {
        mutating get {
            let settlement = self ?? Settlement()
            self = settlement
            return settlement
        }
    }
}
