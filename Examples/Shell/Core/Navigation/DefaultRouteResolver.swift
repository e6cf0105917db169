public import Waymark

/// The app's links: scheme `shell`, hosts `shell.app` and `www.shell.app`.
public enum ShellLinks {
    /// `shell://…`
    public static let schemes = ["shell"]
    /// `https://shell.app/…` and `https://www.shell.app/…`
    public static let hosts = ["shell.app", "www.shell.app"]

    /// - Parameter root: What the ground stands on: home in the app, nothing on the web, where each page is guarded with
    ///   all that lies under it, and the login must not lie on home.
    /// - Throws: Where two patterns clash.
    public static func links(root: Route? = nil) throws -> LinkTable<Route> {
        try LinkTable(Route.links, schemes: schemes, hosts: hosts, root: root, notFound: { .notFound(path: $0) })
    }
}
