/// The names of permissions, in rules and sessions.
nonisolated public enum Permission {
    /// May see the visitors of their profile.
    public static let premium = "premium"
}
