public import Waymark

/// What is switched on. An app of one's own asks a service for it.
nonisolated public struct ShellFlags: Hashable, Sendable {
    /// Whether a profile opens on the user's posts if no tab is asked for.
    public var opensProfilesOnPosts: Bool

    public init(opensProfilesOnPosts: Bool = false) { self.opensProfilesOnPosts = opensProfilesOnPosts }
}

/// Where flags lead routes. They are read at each navigation, so that a flag may change while the app runs.
public struct ShellRedirect: NavigationRedirect {
    private let flags: @MainActor () -> ShellFlags

    /// - Parameter flags: What is switched on now.
    public init(flags: @escaping @MainActor () -> ShellFlags) { self.flags = flags }

    /// Where a route leads instead; nil if it stays what it is.
    public func target(of route: Route) -> Route? {
        switch route {
        case .profile(let userID, tab: nil) where flags().opensProfilesOnPosts: .profile(userID: userID, tab: .posts)
        default: nil
        }
    }
    public func redirect(_ navigation: any Navigation) -> (any Navigation)? { (navigation as? Route).flatMap(target) }
}
