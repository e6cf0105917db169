public import Waymark
public import WaymarkLinks

/// A character's status. It may appear in events and links.
public enum CharacterStatus: String, LinkParameter, Trackable, CaseIterable {
    case alive, dead, unknown

    /// The status's name for the user.
    public var title: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "Unknown"
        }
    }
}
