public import Foundation
public import Waymark

/// Resolves URLs to routes: scheme `shell`, hosts `shell.app` and `www.shell.app`.
public struct DefaultRouteResolver {
    /// `shell://…`
    public static let schemes = ["shell"]
    /// `https://shell.app/…` and `https://www.shell.app/…`
    public static let hosts = ["shell.app", "www.shell.app"]
    /// The routes and their patterns.
    public let links: LinkTable<Route>

    /// - Parameter root: The root of a link's state: home in the app; nil on the web, where ancestors are guarded too,
    ///   and login must not be on top of home.
    /// - Throws: `LinkSetupError` if two patterns clash.
    public init(root: Route? = nil) throws {
        links = try LinkTable(
            Route.links, schemes: Self.schemes, hosts: Self.hosts, root: root, notFound: { .notFound(path: $0) })
    }

    /// The route of a URL: `notFound` for an unknown link of this app, nil for any other URL.
    public func resolve(url: URL) -> Route? {
        guard links.accepts(url.absoluteString) else { return nil }
        return (try? links.destination(of: url)) ?? .notFound(path: Self.path(of: url))
    }
    /// The path for the not-found screen, such as `/profile/ab` for `shell://profile/ab`.
    private static func path(of url: URL) -> String {
        let isUniversal = url.scheme?.lowercased() == "https"
        return isUniversal ? url.path() : "/" + (url.host() ?? "") + url.path()
    }
}
