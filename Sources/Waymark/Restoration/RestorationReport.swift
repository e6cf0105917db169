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

    package init(_ outcome: Outcome, faults: [RestorationFault] = []) {
        self.outcome = outcome
        self.faults = faults
    }
    /// One line, names only.
    public var description: String { ([outcome.rawValue] + faults.map(\.name)).joined(separator: " ") }
}

/// What is wrong with saved state, or with saving it.
public enum RestorationFault: Error, Hashable {
    /// There are more bytes than are saved or read.
    case tooLarge(bytes: Int)
    /// The bytes are not JSON, or not the JSON of their version.
    case malformed
    /// The version of the state, which this app does not know.
    case unknownVersion(Int)
    /// An earlier launch ended while an owner's state was being restored. That owner's state is dropped.
    case crashed
    /// A link that leads nowhere any more, or whose values are not valid; its level, and its place in the level's path,
    /// nil for the root.
    case link(LinkError, level: Int, index: Int?)
    /// There are more destinations, or more modals, than a state may hold.
    case tooDeep
    /// A branch or a style of a modal that this app does not have, on this level.
    case unknownPart(level: Int)
    /// A destination without a link, by name. Neither it nor what lies on top of it was saved.
    case noLink(name: String)
    /// A destination, by name, that has a link, but not for the values it holds: an empty text, or one that is too
    /// long. Neither it nor what lies on top of it was saved.
    case unprintable(name: String)
    /// A link that was to wait for a login, and that no app would open. It was not saved.
    case pending(LinkError)
    /// A guard did not allow a destination, by name.
    case denied(name: String, DenialReason?)
    /// The store failed.
    case store(String)

    /// The name of the fault, without its values.
    package var name: String {
        switch self {
        case .link(let error, _, _), .pending(let error): error.reason
        case .denied(_, let reason): reason?.name ?? "upon"
        default: NavigationName.ofCase(self)
        }
    }
}
