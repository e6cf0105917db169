public import Waymark
import WaymarkWeb

/// The app's links, for commands that show no pages.
public enum ChallengeLinks {
    /// Returns the app's links.
    ///
    /// - Throws: `LinkSetupError` if the links of two features clash, or an error from reading the app's resources.
    public static func links() throws -> LinkTable<AnyNavigation> {
        try ChallengeSite(tracker: SilentTracker(), security: .loopback(port: 0)).links
    }
}
