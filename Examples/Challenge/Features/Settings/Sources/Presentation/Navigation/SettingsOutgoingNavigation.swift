public import Waymark

/// Destinations in other features, which the app redirects.
public enum SettingsOutgoingNavigation: OutgoingNavigation {
    case tour
}
