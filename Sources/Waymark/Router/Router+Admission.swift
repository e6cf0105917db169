extension Router {
    /// Runs the state that the router renders through the pipeline, without changing the router.
    ///
    /// - Parameters:
    ///   - links: The links by which a redirected link becomes the link to its target; nil unless the state is that of
    ///     a link.
    ///   - access: A guard in place of the router's own; nil to ask that one.
    ///
    /// - Returns: The outcome, and the state to show, which is empty if the state is refused; nil if it is the one that
    ///   the router renders.
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
