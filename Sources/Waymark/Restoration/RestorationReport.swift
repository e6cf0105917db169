public import WaymarkLinks

/// What became of saved state, for an event and for tests. It names places and reasons, never values (L3).
public struct RestorationReport: Hashable, Sendable {
    /// How it ended.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// There was none.
        case nothing
        /// All of it is shown again.
        case restored
        /// A part of it is: what may not stay, or is no longer there, was dropped.
        case partial
        /// None of it is.
        case discarded
    }
    /// How it ended.
    public internal(set) var outcome: Outcome
    /// What was wrong, in the order in which it was found.
    public internal(set) var faults: [RestorationFault]

    /// A report, for tests to compare with.
    public init(_ outcome: Outcome, faults: [RestorationFault] = []) {
        self.outcome = outcome
        self.faults = faults
    }
}

/// What is wrong with saved state, or with saving it.
public enum RestorationFault: Hashable, Sendable {
    /// More bytes than ``NavigationLimits/savedBytes`` (S5).
    case tooLarge(bytes: Int)
    /// No JSON, or not the JSON of its version (S4).
    case malformed
    /// A version that this app does not know (S9).
    case unknownVersion(Int)
    /// It is another user's (S2).
    case otherOwner
    /// The last launch ended while it was being restored (S8).
    case crashed
    /// A link that leads nowhere any more, or whose values are not valid: where it stood (S3, S6).
    case link(LinkError, at: RestorationPlace)
    /// More destinations than ``NavigationLimits/destinations``, or more modals than ``NavigationLimits/levels`` (S5).
    case tooDeep
    /// A branch, a modal's style, or a modal without its root, that this app does not have.
    case unknownPart(RestorationPlace)
    /// A destination that has no link, by its name: it and what lies upon it was not saved.
    case noLink(name: String)
    /// A guard did not allow a destination, by its name (S1).
    case denied(name: String, DenialReason?)
    /// The store failed.
    case store(String)

    /// The name of the fault, without its values.
    public var name: String {
        switch self {
        case .tooLarge: "tooLarge"
        case .malformed: "malformed"
        case .unknownVersion: "unknownVersion"
        case .otherOwner: "otherOwner"
        case .crashed: "crashed"
        case .link(let error, _): error.reason
        case .tooDeep: "tooDeep"
        case .unknownPart: "unknownPart"
        case .noLink: "noLink"
        case .denied(_, let reason): reason?.name ?? "upon"
        case .store: "store"
        }
    }
}

/// A place in saved state.
public struct RestorationPlace: Hashable, Sendable, CustomStringConvertible {
    /// 0 for the ground, one more in each modal.
    public let level: Int
    /// The place in the level's path; nil for its root.
    public let index: Int?

    /// A place.
    public init(level: Int, index: Int?) {
        self.level = level
        self.index = index
    }
    public var description: String { "level \(level), " + (index.map { "path \($0)" } ?? "root") }
}

extension RestorationReport: CustomStringConvertible {
    /// One line, names only (L3).
    public var description: String {
        ([outcome.rawValue] + faults.map(\.name)).joined(separator: " ")
    }
}
