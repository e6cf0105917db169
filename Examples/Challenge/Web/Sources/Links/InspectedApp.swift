public import ChallengeApp
public import Waymark

/// The app's navigation without screens, for the Inspector and the tests that it writes.
public enum InspectedApp {
    /// Creates a coordinator on the first screen, with the app's links.
    ///
    /// - Parameter redirect: The redirect; by default, the app's.
    /// - Throws: The errors of ``ChallengeSite/init(remote:tracker:security:embedded:)``.
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
