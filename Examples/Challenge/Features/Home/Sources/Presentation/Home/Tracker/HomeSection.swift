import Waymark

/// The sections on the first screen. They may appear in events.
enum HomeSection: String, Trackable {
    case characters, episodes, locations, settings, tour
}
