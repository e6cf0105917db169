extension Router {
    /// Turns destinations into others before anything else is done with them: outgoing navigations, feature flags,
    /// experiments (E9). nil leaves a destination as it is. The targets are redirected again, and guarded (G11, G12).
    ///
    /// A rule is read at each transition. When what it reads changes while a screen is shown, the screen stays, unless
    /// ``recheck()`` is called.
    public func redirect(_ rule: (@MainActor (Destination) -> Destination?)?) { core.redirect = rule }

    /// Guards every way in (G18, G19). nil guards nothing.
    ///
    /// - Parameters:
    ///   - control: The guard; ``AuthGuard``, ``AccessChain``, or one of your own.
    ///   - onDenial: Where a denial leads: login, upgrade, the form that is missing; nil for nowhere. It is asked with
    ///     what was denied. The screen is shown on the level that is on top, in the denied transition, and leaves when
    ///     what was asked for is resumed. ``DenialReason/locked`` leads nowhere: the app's phase shows it (G14).
    public func protect(
        with control: (any AccessControl<Destination>)?,
        onDenial: (@MainActor (DenialReason, Destination) -> Destination?)? = nil
    ) {
        core.access = control
        core.onDenial = onDenial
    }

    /// Sends what is shown through redirects and guards again: for flags whose screens are to leave when they change,
    /// and for the app's return to the foreground (G15). What may no longer stay leaves.
    public func recheck() { core.exclusively { $0.recheck() } }

    /// The times that the app may change, and the clock that they go by.
    public var timing: NavigationTiming {
        get { core.timing }
        set { core.timing = newValue }
    }

    /// Asks before a destination leaves the state: unsaved work (D3: links obey it too). The guard goes when its
    /// destination has left, or when it is cancelled. A change of the session does not ask: what is protected leaves.
    @discardableResult public func onLeave(
        of destination: Destination, ask: @escaping @MainActor (Departure<Destination>) -> LeaveAnswer
    ) -> RouterObservation {
        core.nextLeaveGuard += 1
        let id = core.nextLeaveGuard
        core.leaveGuards.append(LeaveGuard(id: id, destination: destination, ask: ask))
        return RouterObservation { [weak core] in core?.leaveGuards.removeAll { $0.id == id } }
    }

    /// Calls back after each transition, with its record. The observer lives as long as the router, or until it is
    /// cancelled. What it navigates runs after the transition that it was told of.
    @discardableResult public func observe(
        _ observer: @escaping @MainActor (TransitionRecord<Destination>) -> Void
    ) -> RouterObservation {
        let id = core.observe(observer)
        return RouterObservation { [weak core] in core?.removeObserver(id) }
    }
}

/// An observer or a leave guard of a router, to be cancelled.
@MainActor public struct RouterObservation {
    private let remove: @MainActor () -> Void
    init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }
    /// Ends it.
    public func cancel() { remove() }
}
