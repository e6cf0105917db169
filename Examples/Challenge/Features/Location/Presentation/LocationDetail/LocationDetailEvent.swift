public import ChallengeKit

/// What happens on a location.
public enum LocationDetailEvent: String, ScreenEvent {
    public static let screen = "location-detail"

    case shown
    case failed
    case selectedResident = "selected-resident"
}
