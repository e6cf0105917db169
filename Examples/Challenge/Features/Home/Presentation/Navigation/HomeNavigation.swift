public import Waymark

/// What the feature can show.
@Links public enum HomeIncomingNavigation: IncomingNavigation {
    @Link("/home")
    case home
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
