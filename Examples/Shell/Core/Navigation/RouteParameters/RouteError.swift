/// An error of a route's parameters.
nonisolated public enum RouteError: Error, Hashable {
    case missingParameter(String)
    case invalidParameter(String, reason: String)
}
