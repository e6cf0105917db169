public import Waymark

/// Leads routes elsewhere by flags, which are read at each navigation, so that one may change while the app runs.
public struct FeatureFlagRedirect: NavigationRedirect {
    private let flags: @MainActor () -> FeatureFlags

    /// - Parameter flags: What is switched on now.
    public init(flags: @escaping @MainActor () -> FeatureFlags) { self.flags = flags }

    /// The route to show instead; nil if it stays what it is.
    public func target(of route: Route) -> Route? {
        switch route {
        case .profile(let userID, tab: nil) where flags().isEnabled(.profilePosts):
            .profile(userID: userID, tab: .posts)
        default: nil
        }
    }
    public func redirect(_ navigation: any Navigation) -> (any Navigation)? { (navigation as? Route).flatMap(target) }
}
