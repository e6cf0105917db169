public import Waymark

/// The destinations that the feature shows.
@Links public enum OnboardingIncomingNavigation: IncomingNavigation {
    @Link("/onboarding", as: .fullScreen)
    case onboarding
}
