extension Router {
    /// Sets the redirect, a rule that replaces destinations before anything else happens; nil removes it. Use it for
    /// outgoing navigations, feature flags and experiments. The rule returns the destination to show instead, or nil to
    /// keep the requested one. A target is redirected again, and then guarded.
    ///
    /// The rule applies to every transition from now on, and to the screens that are shown: at once or, while the app
    /// boots or is locked, once that ends. If the flags it reads change, call ``recheck()``.
    public func setRedirect(_ rule: (@MainActor (Destination) -> Destination?)?) {
        installRedirect(rule)
        recheck()
    }
    func installRedirect(_ rule: (@MainActor (Destination) -> Destination?)?) {
        store.rules.redirect = rule.map { rule in
            { [screens] screen in
                let destination = screens[screen]
                guard let target = rule(destination), target != destination else { return nil }
                return screens.screen(for: target)
            }
        }
    }

    /// Sets the guard of every destination; nil removes it. The shown screens are checked as by ``recheck()``.
    ///
    /// - Parameters:
    ///   - accessGuard: The guard; an ``AuthGuard``, or one of your own. ``AppCoordinator`` installs its own.
    ///   - onDenial: Returns the destination to show after a denial, such as a login, given the reason and the
    ///     destination that was requested; nil for none. The destination is shown on the top level, in the denied
    ///     transition, and removed when the original request is resumed. If a guard doesn't allow it at once, the
    ///     navigation fails with ``NavigationFailure/redirectLoop(chain:)``. Not called for ``DenialReason/locked``,
    ///     which the app's phase shows.
    public func setGuard(
        _ accessGuard: (any AccessGuard<Destination>)?,
        onDenial: (@MainActor (DenialReason, Destination) -> Destination?)? = nil
    ) {
        installGuard(accessGuard, onDenial)
        recheck()
    }
    func installGuard(
        _ accessGuard: (any AccessGuard<Destination>)?,
        _ onDenial: (@MainActor (DenialReason, Destination) -> Destination?)?
    ) {
        store.rules.setGuard(
            accessGuard.map(screens.rule(asking:)),
            onDenial: onDenial.map { onDenial in
                { [screens] reason, requested in onDenial(reason, screens[requested]).map { screens.screen(for: $0) } }
            })
    }

    /// Applies redirects and guards to the shown screens again. Call it after a change of something that they read,
    /// such as a feature flag. While the app boots or is locked, this happens once that ends.
    public func recheck() { store.recheckLater() }

    /// The time limits of all levels of the router, and its clock. A change applies to waits that begin after it.
    public var timing: NavigationTiming {
        get { store.timing }
        set { store.timing = newValue }
    }

    /// Sets a leave guard, which asks before a screen is removed. It can, for example, offer to save changes. Links
    /// have to pass it, too, but a change of the session, of redirects or of guards doesn't.
    ///
    /// The leave guard belongs to one screen: the topmost one that shows the destination, on this level if possible. If
    /// none shows it, the leave guard waits for the first screen that does. It is removed with its screen or by
    /// ``RouterRegistration/cancel()``. Setting another one for the same screen replaces it.
    ///
    /// - Parameters:
    ///   - destination: The screen's destination.
    ///   - isAsking: Returns false to let the screen leave without asking.
    ///   - ask: Asks the user, and returns true if the screen may leave. If it may not, the transition ends as denied,
    ///     with ``DenialReason/leaveRefused``. Without an answer within ``NavigationTiming/leaveTimeout``, the screen
    ///     stays. The closure is cancelled once its answer no longer counts, as when another transition begins.
    @discardableResult public func onLeave(
        of destination: Destination, when isAsking: @escaping @MainActor () -> Bool = { true },
        ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> RouterRegistration {
        onLeave(of: destination) { isAsking() ? .later(ask) : .leave }
    }
    @discardableResult package func onLeave(
        of destination: Destination, answer: @escaping @MainActor () -> LeaveAnswer
    ) -> RouterRegistration {
        let onLevel = routerLevel.isOpen ? store.content(of: routerLevel).branch.destinations : []
        let shown = (store.state.destinations + onLevel).last { screens[$0] == destination }
        let isFor = { [screens] screen in screens[screen] == destination }
        return store.leaves.add(shown, owner: AnyHashable(destination), isFor: isFor, ask: answer)
    }

    /// Calls a function with the record of each transition that has ended, until the registration is cancelled.
    /// Navigations that it starts run after that transition.
    @discardableResult public func observe(
        _ observer: @escaping @MainActor (TransitionRecord<Destination>) -> Void
    ) -> RouterRegistration {
        if store.isMakingView { store.faults.report(.observedInView(call: "observe")) }
        return store.journal.observe { [screens] record in observer(screens.record(record)) }
    }
}

extension TypedScreens {
    @MainActor func rule(asking accessGuard: any AccessGuard<Destination>) -> ScreenAccess {
        let knowing = accessGuard as? any ScreenGuard
        return { [self] screen in knowing?.answer(on: screen) ?? answer(of: accessGuard, on: screen) }
    }
    @MainActor private func answer(of accessGuard: any AccessGuard<Destination>, on screen: Screen) -> Answer {
        do { return Answer(try accessGuard.access(to: self[screen]), self) } catch { return .denied(.failed, error) }
    }
}

/// A guard that can decide about most screens without their destinations' type. Each screen of a stack is asked about
/// in every transition, and an answer of that type costs as much as the rest.
@MainActor protocol ScreenGuard: AnyObject {
    /// Returns the answer about a screen; nil if the guard has to be asked about its destination.
    func answer(on screen: Screen) -> Answer?
}

extension Router {
    /// Returns the presentation of a destination after redirects, for the look of a control. Ignores redirects that
    /// form a loop. Observed.
    package func presentation(of destination: Destination) -> PresentationType {
        store.rules.signals.track(.branches)
        return redirected(destination).presentationType
    }
    /// Returns true if a destination is pushed, after redirects, and the guard allows that at once. Observed.
    package func pushesAtOnce(_ destination: Destination) -> Bool {
        store.rules.signals.track(.branches)
        let target = redirected(destination)
        guard target.presentationType == .push else { return false }
        if case .allowed = store.rules.access(screens.screen(for: target)) { return true }
        return false
    }
    /// Follows redirects from a destination. Returns the destination itself if they form a loop.
    func redirected(_ destination: Destination) -> Destination {
        guard store.rules.redirects else { return destination }
        return screens[store.rules.redirected(screens.screen(for: destination))]
    }
}
