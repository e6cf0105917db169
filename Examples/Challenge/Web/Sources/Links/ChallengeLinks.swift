public import Waymark
import WaymarkWeb

/// The app's links, for commands that show no pages.
public enum ChallengeLinks {
    /// Returns the app's links.
    ///
    /// - Throws: The errors of ``ChallengeSite/init(remote:tracker:security:embedded:)``.
    public static func links() throws -> LinkTable<AnyNavigation> {
        try ChallengeSite(tracker: SilentTracker(), security: .loopback(port: 0)).links
    }
}
