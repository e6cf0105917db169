public import Waymark
public import WaymarkLinks

/// What the feature can show: a cover.
public enum OnboardingIncomingNavigation: IncomingNavigation {
    case onboarding

    public var presentation: Presentation { .fullScreen }

    /// The link to the tour.
    public static var links: Links<Self> { Links { Link("/onboarding", to: .onboarding) } }
}
