public import Waymark

/// Redirects routes by flags, which are read at each navigation and so may change at run time.
public struct FeatureFlagRedirect: NavigationRedirect {
    private let flags: @MainActor () -> FeatureFlags

    /// - Parameter flags: The enabled flags.
    public init(flags: @escaping @MainActor () -> FeatureFlags) { self.flags = flags }

    /// The redirect's target; nil for no redirect.
    public func target(of route: Route) -> Route? {
        switch route {
        case .profile(let userID, tab: nil) where flags().isEnabled(.profilePosts):
            .profile(userID: userID, tab: .posts)
        default: nil
        }
    }
    public func redirect(_ navigation: any Navigation) -> (any Navigation)? { (navigation as? Route).flatMap(target) }
}
