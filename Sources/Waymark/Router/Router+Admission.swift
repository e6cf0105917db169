extension Router {
    /// Runs the state that the router renders through the pipeline, without changing the router.
    ///
    /// - Parameters:
    ///   - links: The links by which a redirected link becomes the link to its target; nil unless the state is that of
    ///     a link.
    ///   - access: The guard to ask; nil for the router's own.
    ///
    /// - Returns: The outcome, and the state to show: nil for the one that the router renders, and an empty one if that
    ///   is refused.
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
