import WaymarkLinks

/// A record of a transition that has ended or is waiting.
public struct TransitionRecord<Destination: Hashable & Sendable>: Sendable {
    /// The number of the transition, counted from 1. All levels of a router share the count.
    package let number: UInt64
    /// The kind of the request.
    package let kind: NavigationKind
    /// The origin, such as code, a gesture or a link.
    package let origin: NavigationOrigin
    /// The index of the level that the action applies to, 0 for the ground. A link that resolves counts as an action on
    /// the ground, even if it navigates on another level.
    package let level: Int
    /// The requested destination; for a link, the top destination of its state. nil if the action names none.
    public let destination: Destination?
    /// The id of the branch that the action selects; nil for other actions.
    package let branch: String?
    /// The link as it was opened; nil for other transitions. It may contain values, so it isn't part of ``description``
    /// or of events.
    public let link: String?
    /// The time at which the transition began, on the router's clock.
    package let began: Duration
    /// The time at which the transition ended; the current time for one that is still waiting.
    package let ended: Duration
    /// The destination on top after the transition; nil for the host's own first screen, or while a guard denies the
    /// root.
    public let top: Destination?
    /// The outcome, if the transition has ended.
    public let outcome: TransitionOutcome
    /// The event that the transition waits for; nil for one that has ended.
    package let wait: Wait?
    /// The destinations that redirects replaced, in the order of the redirects.
    package let via: [Destination]
    /// The destination that was shown after redirects, or because of a denial; nil if neither happened.
    package let showing: Destination?
    /// The roots of the modals that were dismissed, from the ground up.
    package let dismissed: [Destination]
    /// The screens that a restoration, a session change or a denial removed, because they may not be shown or lay on
    /// top of such a screen.
    package let dropped: [Denial<Destination>]
    /// The error that a guard threw, or the ``NavigationFailure`` of a missing access rule; nil if there is none. It
    /// may contain values, so it isn't part of ``description`` or of events.
    public let error: (any Error)?
    /// The report of a restoration; nil for other transitions.
    package let restoration: RestorationReport?
    package let missed: HostCallback?
    package let states: RecordedStates

    func map<Other>(_ transform: (Destination) -> Other) -> TransitionRecord<Other> {
        TransitionRecord<Other>(
            number: number, kind: kind, origin: origin, level: level, destination: destination.map(transform),
            branch: branch, link: link, began: began, ended: ended, top: top.map(transform), outcome: outcome,
            wait: wait, via: via.map(transform), showing: showing.map(transform), dismissed: dismissed.map(transform),
            dropped: dropped.map { Denial(destination: transform($0.destination), reason: $0.reason) }, error: error,
            restoration: restoration, missed: missed, states: states)
    }
}

/// The event that a transition waits for.
package enum Wait: String, Hashable, Sendable {
    /// The end of ``AppCoordinator/boot()``.
    case boot
    /// The end of a lock.
    case unlock
    /// The end of a restoration.
    case restoration
    /// The answer of a guard.
    case access
    /// The answer of a leave guard, usually from the user.
    case leave
}

/// The states before and after a transition, the same for one that changed nothing.
package struct RecordedStates: Sendable {
    let before: ScreenTree
    let after: ScreenTree
}

extension TransitionRecord where Destination: Navigation {
    /// The state before the transition.
    package var before: NavigationState<Destination> { states.before.map(TypedScreens.destination) }
    /// The state after the transition.
    package var after: NavigationState<Destination> { states.after.map(TypedScreens.destination) }
}

/// A callback of the framework that a host waits for. If it doesn't come in time, the host records that and continues.
package enum HostCallback: Hashable, Sendable {
    /// The appearance of the ground.
    case ground
    /// The dismissal of the modals over this level.
    case dismissal(level: Int)
    /// The appearance of the modal that is this level.
    case presentation(level: Int)
    /// The appearance of the screen at this depth of the level's path; 0 is the root.
    case screen(level: Int, depth: Int)
}

extension TransitionRecord {
    func names(_ name: (Destination) -> String) -> [(key: String, value: String)] {
        var names = [("origin", "\(origin)"), ("level", "\(level)")]
        func add(_ key: String, _ values: [String]) {
            if !values.isEmpty { names.append((key, values.joined(separator: ","))) }
        }
        if let destination { add("destination", [name(destination)]) }
        add("outcome", [outcome.name])
        if case .denied(let reason) = outcome { add("reason", [reason.name]) }
        if case .failed(.link(let error)) = outcome { add("reason", [error.reason]) }
        if let wait { add("reason", [wait.rawValue]) }
        add("via", via.map(name))
        if let showing { add("showing", [name(showing)]) }
        add("dismissed", dismissed.map(name))
        add("dropped", dropped.map { "\(name($0.destination)):\($0.reason?.name ?? "upon")" })
        if let restoration { add("restoration", [restoration.summary]) }
        if let missed { add("missed", ["\(missed)"]) }
        return names
    }
    /// Returns the record as one line for a log, with control characters escaped.
    fileprivate func line(_ name: (Destination) -> String) -> String {
        let names = names(name).map { "\($0)=\($1)" }
        return LogText.escaped((["#\(number)", "\(kind)"] + names).joined(separator: " "))
    }
}

extension TransitionRecord: CustomStringConvertible where Destination: Navigation {
    /// The record as one line for a log: names only, no values, control characters escaped.
    public var description: String { line(\.name) }
}
