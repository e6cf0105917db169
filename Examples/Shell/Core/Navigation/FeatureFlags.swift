/// The enabled flags. A real app gets them from a service.
nonisolated public struct FeatureFlags: Hashable, Sendable {
    /// A feature that can be enabled.
    public enum Flag: Hashable, Sendable {
        /// A profile opens on the user's posts unless a tab is requested.
        case profilePosts
    }
    private var enabled: Set<Flag>

    public init(_ enabled: Set<Flag> = []) { self.enabled = enabled }

    /// Returns true if the flag is enabled.
    public func isEnabled(_ flag: Flag) -> Bool { enabled.contains(flag) }
}
