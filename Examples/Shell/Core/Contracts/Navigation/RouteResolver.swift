public import Foundation

/// A resolver of URLs to routes.
public protocol RouteResolver {
    /// Returns the route of a URL; nil if the URL isn't one of the app's links.
    func resolve(url: URL) -> Route?
}
