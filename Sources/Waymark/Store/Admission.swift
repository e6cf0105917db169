extension Router {
    /// Sends a state, or that of a link, through the pipeline: for hosts that keep nothing between requests.
    ///
    /// - Returns: What becomes of it, and the state to show, with redirects taken.
    package static func admission(
        of state: NavigationState<Destination>, links: DeepLinks<Destination>? = nil,
        redirect: (@MainActor (Destination) -> Destination?)?, access: (any AccessControl<Destination>)?
    ) async -> (outcome: TransitionOutcome, state: NavigationState<Destination>) {
        let router = Router(links: links)
        router.setRedirect(redirect)
        router.setGuard(access, nil)
        let (outcome, admitted) = await router.store.probe(
            .replace(router.screens.screens(of: state)), kind: links == nil ? .replace : .link)
        return (outcome, router.screens.state(admitted))
    }
}
