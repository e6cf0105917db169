import Waymark

/// The sections that the first screen leads to. They may leave in events.
enum HomeSection: String, Trackable {
    case characters, episodes, locations, settings, tour
}
