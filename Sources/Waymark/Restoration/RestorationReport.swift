public import WaymarkLinks

/// What became of saved state, for events and tests. It names places and reasons, never values.
public struct RestorationReport: Hashable, Sendable, CustomStringConvertible {
    /// How a restoration ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Nothing was saved for the owner.
        case nothing
        /// All of the owner's state is shown again.
        case restored
        /// The state is shown again, and something was wrong: a part of it was dropped, or the state of another owner.
        case partial
        /// Nothing is shown again.
        case discarded
    }
    /// How the restoration ended.
    public internal(set) var outcome: Outcome
    /// What was wrong, in the order in which it was found.
    public internal(set) var faults: [RestorationFault]

    /// Creates a report, for tests to compare with.
    public init(_ outcome: Outcome, faults: [RestorationFault] = []) {
        self.outcome = outcome
        self.faults = faults
    }
    /// One line, names only.
    public var description: String { ([outcome.rawValue] + faults.map(\.name)).joined(separator: " ") }
}

/// What is wrong with saved state, or with saving it.
public enum RestorationFault: Error, Hashable {
    /// There are more bytes than ``NavigationLimits/savedBytes``.
    case tooLarge(bytes: Int)
    /// The bytes are not JSON, or not the JSON of their version.
    case malformed
    /// The version of the state, which this app does not know.
    case unknownVersion(Int)
    /// An earlier launch ended while an owner's state was being restored. That owner's state is dropped.
    case crashed
    /// A link that leads nowhere any more, or whose values are not valid, and where it stood.
    case link(LinkError, at: RestorationPlace)
    /// There are more destinations than ``NavigationLimits/destinations``, or more modals than
    /// ``NavigationLimits/levels``.
    case tooDeep
    /// A branch, a modal's style, or a modal without its root, that this app does not have.
    case unknownPart(RestorationPlace)
    /// A destination without a link, by name. Neither it nor what lies on top of it was saved.
    case noLink(name: String)
    /// A destination, by name, that has a link, but not for the values it holds: an empty text, or one that is too long.
    /// Neither it nor what lies on top of it was saved.
    case unprintable(name: String)
    /// A link that was to wait for a login, and that no app would open. It was not saved.
    case pending(LinkError)
    /// A guard did not allow a destination, by name.
    case denied(name: String, DenialReason?)
    /// The store failed.
    case store(String)

    /// The name of the fault, without its values.
    public var name: String {
        switch self {
        case .link(let error, _), .pending(let error): error.reason
        case .denied(_, let reason): reason?.name ?? "upon"
        default: NavigationName.ofCase(self)
        }
    }
}

/// A place in an owner's saved state.
public struct RestorationPlace: Hashable, Sendable {
    /// 0 for the ground, one more in each modal.
    public let level: Int
    /// The place in the level's path; nil for its root.
    public let index: Int?

    /// Creates a place, for tests to compare with.
    public init(level: Int, index: Int?) {
        self.level = level
        self.index = index
    }
}
