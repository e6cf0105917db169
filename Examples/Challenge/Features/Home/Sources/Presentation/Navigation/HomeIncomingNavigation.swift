public import Waymark

/// The destinations that the feature shows.
@Links public enum HomeIncomingNavigation: IncomingNavigation {
    @Link("/home")
    case home
}
