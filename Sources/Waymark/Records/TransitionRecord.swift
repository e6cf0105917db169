/// What was asked of a router: the actions by their names, and what comes from elsewhere.
public enum NavigationKind: UInt8, Hashable, Sendable, CaseIterable {
    /// See ``NavigationAction``.
    case navigate, push, pop, setPath, setRoot, present, dismiss, select, replace, sequence
    /// A link from outside.
    case link
    /// The effect of a session change on the state.
    case session
    /// A state that was saved.
    case restore
    /// A callback that the host waited for and that never came; see ``TransitionRecord/missed``.
    case missedCallback
}

/// What a router did: one record per action.
public struct TransitionRecord<Destination: Navigation>: Sendable {
    /// Counts every transition of the router.
    public let number: UInt64
    /// What was asked for.
    public let kind: NavigationKind
    /// What opened it: code, a gesture, a link, …
    public let origin: NavigationOrigin
    /// The level that was asked.
    public let level: Int
    /// The destination that was asked for, if the action names one.
    public let destination: Destination?
    /// When it was asked for, by the router's clock: the time since the clock was made.
    public let began: Duration
    /// When it ended. The same as ``began`` unless a guard had to find out first.
    public let ended: Duration
    /// What the user sees after it; nil for the host's own first screen.
    public let top: Destination?
    /// nil for the common case: committed at once, without redirects or dismissals.
    let details: RecordDetails<Destination>?

    /// How it ended.
    public var outcome: TransitionOutcome { details?.outcome ?? .committed }
    /// The destinations that redirects led through, the one that was asked for first.
    public var via: [Destination] { details?.via ?? [] }
    /// Where the user ended up, if that is not what was asked for.
    public var showing: Destination? { details?.showing }
    /// The modals that went away, from the ground up.
    public var dismissals: [Dismissal<Destination>] { details?.dismissals ?? [] }
    /// What a restoration or a session change removed, and why.
    public var dropped: [DroppedDestination<Destination>] { details?.dropped ?? [] }
    /// The error that a guard threw. Its text may hold values: it is not part of ``description`` or of events.
    public var error: (any Error)? { details?.error }
    /// What became of saved state.
    public var restoration: RestorationReport? { details?.restoration }
    /// The callback that a host waited for in vain.
    public var missed: MissedCallback? { details?.missed }
}

/// A callback that the framework did not make in time. The host goes on without it.
public enum MissedCallback: Hashable, Sendable {
    /// The ground was to appear.
    case ground
    /// The modals over this level were to be dismissed.
    case dismissal(level: Int)
    /// The modal of this level was to appear.
    case presentation(level: Int)
    /// The screen at this depth of the level's path was to appear; 0 is the root.
    case screen(level: Int, depth: Int)
}

/// A destination that a restoration or a session change removed from the state.
public struct DroppedDestination<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// What was removed.
    public let destination: Destination
    /// Why it may not stay; nil if it lay on top of one that may not.
    public let reason: DenialReason?

    /// A removed destination, for tests to compare with.
    public init(destination: Destination, reason: DenialReason?) {
        self.destination = destination
        self.reason = reason
    }
}

/// A modal that went away, and why.
public struct Dismissal<Destination: Hashable & Sendable>: Equatable, Sendable {
    /// Its level.
    public let level: Int
    /// Its root.
    public let destination: Destination
    /// Why it went.
    public let reason: DismissalReason
    /// The answer of its screen, if somebody waits for one. Two dismissals are equal whatever the answer is.
    public let result: (any Sendable)?

    /// A dismissal, for tests to compare with.
    public init(
        level: Int, destination: Destination, reason: DismissalReason, result: (any Sendable)? = nil
    ) {
        self.level = level
        self.destination = destination
        self.reason = reason
        self.result = result
    }
    public static func == (one: Dismissal, other: Dismissal) -> Bool {
        (one.level, one.reason) == (other.level, other.reason) && one.destination == other.destination
    }
}

/// The rare part of a record.
final class RecordDetails<Destination: Hashable & Sendable>: Sendable {
    let outcome: TransitionOutcome
    let via: [Destination]
    let showing: Destination?
    let dismissals: [Dismissal<Destination>]
    let dropped: [DroppedDestination<Destination>]
    let error: (any Error)?
    let restoration: RestorationReport?
    let missed: MissedCallback?

    init(
        outcome: TransitionOutcome, via: [Destination] = [], showing: Destination? = nil,
        dismissals: [Dismissal<Destination>] = [], dropped: [DroppedDestination<Destination>] = [],
        error: (any Error)? = nil, restoration: RestorationReport? = nil, missed: MissedCallback? = nil
    ) {
        self.outcome = outcome
        self.via = via
        self.showing = showing
        self.dismissals = dismissals
        self.dropped = dropped
        self.error = error
        self.restoration = restoration
        self.missed = missed
    }
}
