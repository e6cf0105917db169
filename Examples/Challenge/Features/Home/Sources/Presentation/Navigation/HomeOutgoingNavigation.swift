public import Waymark

/// The destinations in other features, which the app's redirect turns into theirs.
public enum HomeOutgoingNavigation: OutgoingNavigation {
    case characters
    case character(identifier: Int)
    case episodes
    case locations
    case settings
    case tour
}
