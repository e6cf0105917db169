/// What a router did: one record per action (the transition pipeline, step 4).
public struct TransitionRecord<Destination: Navigation>: Sendable {
    /// What was asked for.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// A destination, shown as it asks to be.
        case navigate
        /// A push by name.
        case push
        /// Pops of any kind.
        case pop
        /// A new path, or a new top.
        case setPath
        /// A new root.
        case setRoot
        /// A modal by name.
        case present
        /// Modals that went.
        case dismiss
        /// Another branch.
        case select
        /// A whole state.
        case replace
        /// Several actions at once.
        case sequence
        /// A link from outside.
        case link
        /// What a change of the session did to the state.
        case session
        /// A state that was saved.
        case restore
    }
    /// Counts every transition of the router.
    public let number: UInt64
    /// What was asked for.
    public let kind: Kind
    /// Who asked.
    public let origin: NavigationOrigin
    /// The level that was asked.
    public let level: Int
    /// The destination that was asked for, where the action names one.
    public let destination: Destination?
    /// nil for what is common: committed at once, without redirect or dismissal. Keeps records trivial to copy.
    @usableFromInline let details: RecordDetails<Destination>?

    @inlinable init(
        number: UInt64, kind: Kind, origin: NavigationOrigin, level: Int, destination: Destination?,
        details: RecordDetails<Destination>?
    ) {
        self.number = number
        self.kind = kind
        self.origin = origin
        self.level = level
        self.destination = destination
        self.details = details
    }

    /// How it ended.
    public var outcome: TransitionOutcome { details?.outcome ?? .committed }
    /// The destinations that redirects led through, the one that was asked for first.
    public var via: [Destination] { details?.via ?? [] }
    /// Where the user ended, where that is not what was asked for.
    public var showing: Destination? { details?.showing }
    /// The modals that went away, from the ground up (U1).
    public var dismissals: [Dismissal<Destination>] { details?.dismissals ?? [] }
    /// What a restoration or a change of the session took away, and why.
    public var dropped: [DroppedDestination<Destination>] { details?.dropped ?? [] }
    /// What became of saved state (S3).
    public var restoration: RestorationReport? { details?.restoration }
}

/// A destination that a restoration or a change of the session took out of the state.
public struct DroppedDestination<Destination: Navigation>: Hashable, Sendable {
    /// What was dropped.
    public let destination: Destination
    /// Why it may not stay; nil where it lay upon one that may not.
    public let reason: DenialReason?

    /// A dropped destination, for tests to compare with.
    public init(destination: Destination, reason: DenialReason?) {
        self.destination = destination
        self.reason = reason
    }
}

/// A modal that went away, and why (U1).
public struct Dismissal<Destination: Navigation>: Hashable, Sendable {
    /// Its level.
    public let level: Int
    /// Its root.
    public let destination: Destination
    /// Why it went.
    public let reason: DismissalReason
    /// What its screen answered, where somebody had asked (U4). Two dismissals are equal whatever was answered.
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
    public func hash(into hasher: inout Hasher) {
        hasher.combine(level)
        hasher.combine(destination)
        hasher.combine(reason)
    }
}

/// The rare part of a record.
@usableFromInline final class RecordDetails<Destination: Navigation>: Sendable {
    let outcome: TransitionOutcome
    let via: [Destination]
    let showing: Destination?
    let dismissals: [Dismissal<Destination>]
    let dropped: [DroppedDestination<Destination>]
    let restoration: RestorationReport?

    init(
        outcome: TransitionOutcome, via: [Destination] = [], showing: Destination? = nil,
        dismissals: [Dismissal<Destination>] = [], dropped: [DroppedDestination<Destination>] = [],
        restoration: RestorationReport? = nil
    ) {
        self.outcome = outcome
        self.via = via
        self.showing = showing
        self.dismissals = dismissals
        self.dropped = dropped
        self.restoration = restoration
    }
}

extension TransitionRecord: CustomStringConvertible {
    /// One line for a log: names only, no values, control characters escaped (L3, L4).
    public var description: String {
        var parts = ["#\(number)", "\(kind)", "origin=\(origin)", "level=\(level)"]
        if let destination { parts.append("destination=\(destination.name)") }
        parts.append("outcome=\(outcome.name)")
        if case .denied(let reason) = outcome { parts.append("reason=\(reason.name)") }
        if !via.isEmpty { parts.append("via=\(via.map(\.name).joined(separator: ","))") }
        if let showing { parts.append("showing=\(showing.name)") }
        for dismissal in dismissals {
            parts.append("dismissed=\(dismissal.destination.name):\(dismissal.reason.rawValue)")
        }
        for dropped in dropped {
            parts.append("dropped=\(dropped.destination.name):\(dropped.reason?.name ?? "upon")")
        }
        if let restoration { parts.append("restoration=\(restoration)") }
        return LogText.escaped(parts.joined(separator: " "))
    }
}

/// Text for a log: one line, whatever is in it (L4).
public enum LogText {
    /// The text with control characters, line separators and marks that reorder text escaped.
    public static func escaped(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C:
                output.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}
