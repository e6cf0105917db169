extension Router {
    /// Turns destinations into others before anything else is done with them: outgoing navigations, feature flags,
    /// experiments. nil leaves a destination as it is. The targets are redirected again, and guarded (G11, G12).
    public func redirect(_ rule: (@MainActor (Destination) -> Destination?)?) { core.redirect = rule }
    /// Guards every way in (G18, G19). nil guards nothing.
    public func protect(with control: (any AccessControl<Destination>)?) { core.access = control }

    /// Calls back after each transition, with its record. The observer lives as long as the router, or until it is
    /// cancelled. What it navigates runs after the transition that it was told of.
    @discardableResult public func observe(
        _ observer: @escaping @MainActor (TransitionRecord<Destination>) -> Void
    ) -> RouterObservation {
        let id = core.observe(observer)
        return RouterObservation { [weak core] in core?.removeObserver(id) }
    }
}

/// An observer of a router, to be cancelled.
@MainActor public struct RouterObservation {
    private let remove: @MainActor () -> Void
    init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }
    /// Ends the observation.
    public func cancel() { remove() }
}
