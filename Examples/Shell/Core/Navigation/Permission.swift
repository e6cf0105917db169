/// The names of permissions, in rules and sessions.
nonisolated public enum Permission {
    /// The permission to see the visitors of one's own profile.
    public static let premium = "premium"
}
