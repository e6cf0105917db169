public import WaymarkLinks

/// The outcome of a restoration, for events and tests. It names places and reasons, never values.
public enum RestorationReport: Hashable, Sendable, CustomStringConvertible {
    /// Nothing was saved for the owner.
    case nothing
    /// All of the owner's state is shown again.
    case restored
    /// The state is shown again, but part of it was dropped, or the state of another owner was.
    case partial([RestorationFault])
    /// Nothing is shown again.
    case discarded([RestorationFault])

    /// The faults, in the order in which they were found.
    public var faults: [RestorationFault] {
        switch self {
        case .nothing, .restored: []
        case .partial(let faults), .discarded(let faults): faults
        }
    }
    /// One line, names only.
    public var description: String { ([name] + faults.map(\.name)).joined(separator: " ") }
    package var name: String {
        switch self {
        case .nothing: "nothing"
        case .restored: "restored"
        case .partial: "partial"
        case .discarded: "discarded"
        }
    }
}

/// A fault of saved state, or of saving it.
public enum RestorationFault: Error, Hashable {
    /// There are more bytes than are saved or read.
    case tooLarge(bytes: Int)
    /// The bytes are not JSON, or not the JSON of their version.
    case malformed
    /// The version of the state, which this app does not know.
    case unknownVersion(Int)
    /// An earlier launch ended while restoring. That owner's state is dropped.
    case crashed
    /// A link that leads nowhere any more or has invalid values; its level and index in the path, nil for the root.
    case link(LinkError, level: Int, index: Int?)
    /// There are more destinations, or more modals, than a state may hold.
    case tooDeep
    /// A branch or a style of a modal that this app does not have, on this level.
    case unknownPart(level: Int)
    /// A destination without a link, by name. Neither it nor what lies on top of it was saved.
    case noLink(name: String)
    /// A destination whose values its link can't hold. Neither it nor what lies on top of it was saved.
    case unprintable(name: String)
    /// A link that was to wait for a login, and that no app would open.
    case pending(LinkError)
    /// A guard did not allow a destination, by name.
    case denied(name: String, DenialReason?)
    /// The path of a ``FileRestorationStore`` leads to a directory, a pipe or a device.
    case notAFile
    /// A system call of a ``FileRestorationStore`` failed, with this `errno`.
    case system(operation: String, errno: Int32)
    /// A store of your own threw: the error's description.
    case store(String)

    init(wrapping error: any Error) { self = error as? RestorationFault ?? .store("\(error)") }

    package var name: String {
        switch self {
        case .link(let error, _, _), .pending(let error): error.reason
        case .denied(_, let reason): reason?.name ?? "upon"
        default: NavigationName.ofCase(self)
        }
    }
}
