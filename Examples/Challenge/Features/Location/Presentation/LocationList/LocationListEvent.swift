public import ChallengeKit

/// What happens on the list of locations.
public enum LocationListEvent: String, ScreenEvent {
    public static let screen = "location-list"

    case shown
    case failed
    case selectedLocation = "selected-location"
    case turnedPage = "turned-page"
}
