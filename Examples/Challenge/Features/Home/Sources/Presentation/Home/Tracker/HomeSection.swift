import Waymark

/// A section on the first screen. It may appear in events.
enum HomeSection: String, Trackable {
    case characters, episodes, locations, settings, tour
}
