import ChallengeHome
public import Waymark
public import WaymarkLinks

/// The origins of the app's links, and the root of its screens.
public enum AppLinks {
    /// `challenge://…`
    public static let schemes = ["challenge"]
    /// `https://challenge.example/…`
    public static let hosts = ["challenge.example"]
    /// The first screen.
    public static var root: AnyNavigation { AnyNavigation(HomeIncomingNavigation.home) }

    /// The links of the features: their patterns, then their handlers.
    ///
    /// - Throws: `LinkSetupError` if the links of two features clash.
    public static func table<Screen>(
        of features: [any Feature<Screen>]
    ) throws(LinkSetupError) -> LinkTable<AnyNavigation> {
        try LinkTable(
            schemes: schemes, hosts: hosts, features: features, root: root,
            notFound: { path in AnyNavigation(NotFoundNavigation(requested: path)) })
    }
}
