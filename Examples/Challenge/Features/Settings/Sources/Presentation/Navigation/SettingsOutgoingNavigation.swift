public import Waymark

/// The destinations in other features, which the app's redirect turns into theirs.
public enum SettingsOutgoingNavigation: OutgoingNavigation {
    case tour
}
