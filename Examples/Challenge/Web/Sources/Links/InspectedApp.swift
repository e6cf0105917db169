public import ChallengeApp
public import Waymark

/// The app's navigation without screens, for the Inspector and the tests that it generates.
public enum InspectedApp {
    /// A coordinator with the app's redirects and links, on the first screen.
    ///
    /// - Throws: `LinkSetupError` if the links of two features clash.
    public static func coordinator(
        redirect: any NavigationRedirect = AppNavigationRedirect()
    ) throws
        -> NavigationCoordinator
    {
        let coordinator = NavigationCoordinator(redirector: redirect, state: NavigationState(root: AppLinks.root))
        coordinator.links = try ChallengeLinks.links()
        return coordinator
    }
}
