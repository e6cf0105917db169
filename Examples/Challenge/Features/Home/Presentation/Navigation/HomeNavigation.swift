public import Waymark
public import WaymarkLinks

/// What the feature can show.
public enum HomeIncomingNavigation: IncomingNavigation {
    case home

    /// The link to the first screen.
    public static var links: Links<Self> { Links { Link("/home", to: .home) } }
}

/// Where the feature wants to go. It knows no other feature.
public enum HomeOutgoingNavigation: OutgoingNavigation {
    case characters
    case character(identifier: Int)
    case episodes
    case locations
    case settings
    case tour
}
