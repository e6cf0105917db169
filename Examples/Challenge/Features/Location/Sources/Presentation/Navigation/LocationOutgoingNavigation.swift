public import Waymark

/// Destinations in other features, which the app redirects.
public enum LocationOutgoingNavigation: OutgoingNavigation {
    case character(identifier: Int)
}
