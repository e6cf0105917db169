/// The permissions of accounts, by the names that rules and sessions use.
nonisolated public enum Permission {
    /// May see who visited their profile.
    public static let premium = "premium"
}
