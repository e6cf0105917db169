public import ChallengeKit
public import Waymark

/// The destinations that the feature shows.
@Links public enum OnboardingIncomingNavigation: IncomingNavigationContract {
    @Link("/onboarding", as: .fullScreen)
    case onboarding
}
