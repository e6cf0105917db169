public import Waymark
public import WaymarkLinks

/// The app's links: scheme `shell`, hosts `shell.app` and `www.shell.app`.
public enum ShellLinks {
    public static func origins() throws -> LinkOrigins {
        try LinkOrigins(schemes: ["shell"], hosts: ["shell.app", "www.shell.app"])
    }
    /// - Parameter root: What the ground stands on: home in the app, nothing on the web, where each page is guarded with
    ///   all that lies under it, and the login must not lie on home.
    /// - Throws: Where two patterns clash.
    public static func links(root: Route? = nil) throws -> DeepLinks<Route> {
        let origins = try origins()
        return try DeepLinks(
            Route.links, schemes: origins.schemes, hosts: origins.hosts, root: root,
            notFound: { .notFound(path: $0) })
    }
}
