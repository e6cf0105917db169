extension Router {
    /// Sends a state, or that of a link, through the pipeline: for hosts that keep nothing between requests.
    ///
    /// - Returns: What becomes of it, and the state to show, with redirects taken.
    package static func admission(
        of state: NavigationState<Destination>, links: LinkTable<Destination>? = nil,
        redirect: (@MainActor (Destination) -> Destination?)?, access: (any AccessGuard<Destination>)?
    ) async -> (outcome: TransitionOutcome, state: NavigationState<Destination>) {
        let (outcome, shown) = await rendering(state, redirect: redirect).admission(links: links, access: access)
        return (outcome, shown ?? state)
    }
    /// Sends the state that the router renders through the pipeline. What it renders stays as it is.
    ///
    /// - Returns: What becomes of it, and the state to show; nil for the one that the router renders.
    @_specialize(where Destination == AnyNavigation)
    package func admission(
        links: LinkTable<Destination>?, access: (any AccessGuard<Destination>)?
    ) async -> (outcome: TransitionOutcome, state: NavigationState<Destination>?) {
        let (outcome, admitted) = await store.probe(
            .replace(store.state.values), kind: links == nil ? .replace : .link,
            access: access.map { screens.rule(asking: $0) },
            linked: { [screens] in screens.linked($0, to: $1, by: links) })
        return (outcome, admitted == store.state ? nil : screens.state(admitted))
    }
}
