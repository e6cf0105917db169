import ChallengeHome
public import Waymark
public import WaymarkLinks

/// The schemes, hosts and root of the app's links.
public enum AppLinks {
    /// The schemes of links such as `challenge://home`.
    public static let schemes = ["challenge"]
    /// The hosts of links such as `https://challenge.example/home`.
    public static let hosts = ["challenge.example"]
    /// The first screen, below all others.
    public static var root: AnyNavigation { AnyNavigation(HomeIncomingNavigation.home) }

    /// Returns a table of the features' links. The features' handlers are asked only about links that no pattern
    /// matches.
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
