public import Waymark
public import WaymarkLinks

/// A character's status. It may leave in events, and stands in links.
public enum CharacterStatus: String, LinkParameter, Trackable, CaseIterable {
    case alive, dead, unknown

    /// The status in words.
    public var title: String {
        switch self {
        case .alive: "Alive"
        case .dead: "Dead"
        case .unknown: "Unknown"
        }
    }
}
