public import Waymark

/// The destinations in other features, which the app's redirect turns into theirs.
public enum CharacterOutgoingNavigation: OutgoingNavigation {
    case episode(identifier: Int)
    case location(identifier: Int)
}
