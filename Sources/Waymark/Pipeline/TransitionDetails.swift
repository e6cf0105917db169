/// The outcome of a request so far, with its details.
struct TransitionDetails {
    var outcome: TransitionOutcome
    /// The screens that redirects replaced.
    var via: [Screen] = []
    /// The screen that is shown in place of the requested one.
    var showing: Screen?
    var dismissals: [Dismissal<Screen>] = []
    var dropped: [Denial<Screen>] = []
    var error: (any Error)?
    /// The denied request; nil unless it may be resumed.
    var resumable: DeniedRequest?
    /// The screen that the denial led to.
    var denialScreen: Screen?
    var restoration: RestorationReport?
    var missed: HostCallback?
    /// The action that led to the state; nil stands for the requested one.
    var action: ScreenAction?

    init(_ outcome: TransitionOutcome = .committed) { self.outcome = outcome }

    /// A Boolean value that indicates whether the request was denied and is kept, or led to the screen of a denial.
    var isDenied: Bool { resumable != nil || denialScreen != nil }
    /// A Boolean value that indicates whether nothing was refused, redirected or dropped.
    var isUneventful: Bool { outcome == .committed && via.isEmpty && dropped.isEmpty && !isDenied }
}

/// A denied request that may be resumed.
struct DeniedRequest {
    let destination: Screen
    let action: ScreenAction
    /// A Boolean value that indicates whether the action isn't the request's own, but leads to the whole state that the
    /// request proposed.
    var isWholeState = false
}
