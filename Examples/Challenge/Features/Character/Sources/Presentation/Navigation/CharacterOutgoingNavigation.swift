public import Waymark

/// Destinations in other features, which the app redirects.
public enum CharacterOutgoingNavigation: OutgoingNavigation {
    case episode(identifier: Int)
    case location(identifier: Int)
}
