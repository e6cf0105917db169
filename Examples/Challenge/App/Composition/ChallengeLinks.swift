#if canImport(WaymarkWeb)
public import Waymark
import WaymarkWeb

/// The app's links, for tools.
public enum ChallengeLinks {
    /// - Throws: Where the features' links clash.
    public static func links() throws -> LinkTable<AnyNavigation> {
        try ChallengeWeb(tracker: SilentTracker(), security: .loopback(port: 0)).container.links
    }
}
#endif
