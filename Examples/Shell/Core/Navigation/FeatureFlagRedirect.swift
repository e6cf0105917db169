import Waymark

/// A redirect from a profile without a tab to the user's posts, if the flag `profilePosts` is enabled. The flags are
/// read at each navigation that depends on them, so they may change at run time.
struct FeatureFlagRedirect: NavigationRedirect {
    private let flags: @MainActor () -> FeatureFlags

    /// Creates a redirect.
    ///
    /// - Parameter flags: Returns the enabled flags.
    init(flags: @escaping @MainActor () -> FeatureFlags) { self.flags = flags }

    /// Returns the route to show instead; nil for no redirect.
    func target(of route: Route) -> Route? {
        switch route {
        case .profile(let userID, tab: nil) where flags().isEnabled(.profilePosts):
            .profile(userID: userID, tab: .posts)
        default: nil
        }
    }
    func redirect(_ navigation: any Navigation) -> (any Navigation)? { (navigation as? Route).flatMap(target) }
}
