public import Waymark

/// Destinations in other features, which the app redirects.
public enum HomeOutgoingNavigation: OutgoingNavigation {
    case characters
    case character(identifier: Int)
    case episodes
    case locations
    case settings
    case tour
}
