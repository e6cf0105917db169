public import ChallengeKit
public import Waymark

/// The destinations that the feature shows.
@Links public enum HomeIncomingNavigation: IncomingNavigationContract {
    @Link("/home")
    case home
}
