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
    /// A callback that the host waited for and that never came. The record's description says which.
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
    /// How it ended.
    public let outcome: TransitionOutcome
    /// The destinations that redirects led through, the one that was asked for first.
    public let via: [Destination]
    /// Where the user ended up, if that is not what was asked for.
    public let showing: Destination?
    /// The modals that went away, from the ground up.
    public let dismissals: [Dismissal<Destination>]
    /// What a restoration or a session change removed, and why; without a reason, it lay on top of something that may
    /// not stay.
    public let dropped: [(destination: Destination, reason: DenialReason?)]
    /// The error that a guard threw. Its text may hold values: it is not part of ``description`` or of events.
    public let error: (any Error)?
    /// What became of saved state.
    public let restoration: RestorationReport?
    /// The callback that a host waited for in vain.
    package let missed: MissedCallback?
}

/// A callback that the framework did not make in time. The host goes on without it.
package enum MissedCallback: Hashable, Sendable {
    /// The ground was to appear.
    case ground
    /// The modals over this level were to be dismissed.
    case dismissal(level: Int)
    /// The modal of this level was to appear.
    case presentation(level: Int)
    /// The screen at this depth of the level's path was to appear; 0 is the root.
    case screen(level: Int, depth: Int)
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
    public static func == (one: Dismissal, other: Dismissal) -> Bool {
        (one.level, one.reason) == (other.level, other.reason) && one.destination == other.destination
    }
}
