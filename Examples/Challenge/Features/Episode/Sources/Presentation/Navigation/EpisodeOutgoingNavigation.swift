public import Waymark

/// Destinations in other features, which the app redirects.
public enum EpisodeOutgoingNavigation: OutgoingNavigation {
    case character(identifier: Int)
}
