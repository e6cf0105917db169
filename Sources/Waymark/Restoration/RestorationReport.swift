/// The outcome of a restoration, for events and tests. Its description names reasons, never values. For a
/// ``NavigationHistory``, it says how much of the saved history is valid, whatever the guards answer.
public enum RestorationReport: Hashable, Sendable, CustomStringConvertible {
    /// No state was saved for the owner; for a history, the store is empty.
    case nothing
    /// All of the owner's state is shown again; for a history, all of it is valid.
    case restored
    /// The state is shown again, but not all of it, or other saved data was unusable and has been dropped, such as
    /// another owner's state.
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
    /// The report on one line, names only.
    public var description: String { ([name] + faults.map(\.name)).joined(separator: " ") }
    // not by reflection, which prints a case without values by its description
    package var name: String {
        switch self {
        case .nothing: "nothing"
        case .restored: "restored"
        case .partial: "partial"
        case .discarded: "discarded"
        }
    }
}
