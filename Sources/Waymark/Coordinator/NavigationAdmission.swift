/// What becomes of a state on its way in.
public enum NavigationAdmission: Hashable, Sendable {
    /// It may be shown, as this state: redirects have been taken.
    case admitted(NavigationState<AnyNavigation>)
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
        access: (any AccessControl<AnyNavigation>)?
    ) -> NavigationAdmission {
        var action = RedirectedAction(NavigationAction.replace(state))
        do throws(NavigationFailure) {
            try action.resolve({ redirect.redirect($0.base).map { AnyNavigation($0) } }, notFound)
        } catch { return .failed(error) }
        guard case .replace(let proposed) = action.action else { return .failed(.detached) }
        let reason = NavigationCore.denial(of: proposed, by: access)
        return reason.map(NavigationAdmission.denied) ?? .admitted(proposed)
    }

    /// What stands for an outgoing navigation that nothing redirects.
    static func notFound(_ navigation: AnyNavigation) -> AnyNavigation? {
        type(of: navigation.base).isOutgoing
            ? AnyNavigation(NotFoundNavigation(requested: navigation.name)) : nil
    }
}
