public import Foundation
public import Waymark

/// A resolver of URLs to routes, with the scheme `shell` and the hosts `shell.app` and `www.shell.app`.
public struct DefaultRouteResolver: RouteResolver {
    /// The schemes of links such as `shell://home`.
    public static let schemes = ["shell"]
    /// The hosts of links such as `https://shell.app/home`.
    public static let hosts = ["shell.app", "www.shell.app"]
    /// The routes and their patterns.
    public let links: LinkTable<Route>

    /// Creates a resolver.
    ///
    /// - Parameter root: The root below every link's destination, such as home; nil for none. A host that guards the
    ///   ancestors as well needs nil: a link to the login would otherwise need the session that home needs.
    /// - Throws: `LinkSetupError` if two patterns clash.
    public init(root: Route? = nil) throws {
        links = try LinkTable(
            Route.links, schemes: Self.schemes, hosts: Self.hosts, root: root, notFound: { .notFound(path: $0) })
    }

    /// Returns the route of a URL: `notFound` for an unknown link of this app; nil for a URL with another scheme or
    /// host, or one that breaks the link policy.
    public func resolve(url: URL) -> Route? {
        guard links.accepts(url.absoluteString) else { return nil }
        return (try? links.destination(of: url)) ?? .notFound(path: Self.path(of: url))
    }
    /// Returns the path for the not-found screen, such as `/profile/ab` for `shell://profile/ab`.
    private static func path(of url: URL) -> String {
        let isUniversal = url.scheme?.lowercased() == "https"
        return isUniversal ? url.path() : "/" + (url.host() ?? "") + url.path()
    }
}
