/// The flags that are switched on. An app of one's own asks a service for them.
nonisolated public struct FeatureFlags: Hashable, Sendable {
    /// A part of the app that can be switched on.
    public enum Flag: Hashable, Sendable {
        /// A profile opens on the user's posts if no tab is asked for.
        case profilePosts
    }
    private var enabled: Set<Flag>

    public init(_ enabled: Set<Flag> = []) { self.enabled = enabled }

    /// Returns true if the flag is switched on.
    public func isEnabled(_ flag: Flag) -> Bool { enabled.contains(flag) }
}
