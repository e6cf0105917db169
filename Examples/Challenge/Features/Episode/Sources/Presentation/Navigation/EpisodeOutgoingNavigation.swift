public import Waymark

/// The destinations in other features, which the app's redirect turns into theirs.
public enum EpisodeOutgoingNavigation: OutgoingNavigation {
    case character(identifier: Int)
}
