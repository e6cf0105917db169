public import ChallengeKit
public import Waymark

/// The navigations to other features. The app redirects each to a destination of the feature that shows it.
public enum LocationOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)
}
