public import ChallengeKit

/// What happens on the tour of the app.
public enum TourEvent: String, ScreenEvent {
    public static let screen = "tour"

    case shown
    case finished
}
