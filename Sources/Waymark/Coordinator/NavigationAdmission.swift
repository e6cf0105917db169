/// What becomes of a state on its way in.
public enum NavigationAdmission<Destination: Navigation>: Hashable, Sendable {
    /// It may be shown, as this state: redirects have been taken.
    case admitted(NavigationState<Destination>)
    /// A guard refused an element of it.
    case denied(DenialReason)
    /// It could not be done.
    case failed(NavigationFailure)
}

extension Router where Destination == AnyNavigation {
    /// Sends a state through the first two steps of the pipeline, redirect and guard, without a router: for hosts that
    /// keep nothing between requests. An outgoing navigation that nothing redirects is the not-found destination.
    public static func admission(
        of state: NavigationState<AnyNavigation>, redirect: any NavigationRedirect,
        access: (any AccessControl<AnyNavigation>)?, timing: NavigationTiming = NavigationTiming()
    ) async -> NavigationAdmission<AnyNavigation> {
        await rules(redirect, access, timing).admission(of: state)
    }
    /// The same for an app without guards: there is nothing to wait for.
    public static func admission(
        of state: NavigationState<AnyNavigation>, redirect: any NavigationRedirect
    ) -> NavigationAdmission<AnyNavigation> {
        rules(redirect, nil, NavigationTiming()).redirected(state)
    }
    private static func rules(
        _ redirect: any NavigationRedirect, _ access: (any AccessControl<AnyNavigation>)?, _ timing: NavigationTiming
    ) -> NavigationRules<AnyNavigation> {
        NavigationRules(
            redirect: { redirect.redirect($0.base).map { AnyNavigation($0) } }, unhandled: notFound, access: access,
            timing: timing)
    }

    /// What stands for an outgoing navigation that nothing redirects.
    static func notFound(_ navigation: AnyNavigation) -> AnyNavigation? {
        type(of: navigation.base).isOutgoing
            ? AnyNavigation(NotFoundNavigation(requested: navigation.name)) : nil
    }
}
