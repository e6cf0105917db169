public import Waymark

/// What the feature can show: a cover.
@Links public enum OnboardingIncomingNavigation: IncomingNavigation {
    @Link("/onboarding", as: .fullScreen)
    case onboarding
}
