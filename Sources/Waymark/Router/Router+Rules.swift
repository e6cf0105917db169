extension Router {
    /// Turns destinations into others before anything else is done with them: outgoing navigations, feature flags,
    /// experiments. nil leaves a destination as it is. The targets are redirected again, and guarded.
    ///
    /// What is shown already is redirected now. Later, a rule is read at each transition: if what it reads changes while
    /// a screen is shown, the screen stays, unless ``recheck()`` is called.
    public func redirect(_ rule: (@MainActor (Destination) -> Destination?)?) {
        setRedirect(rule)
        store.rulesDidChange()
    }
    func setRedirect(_ rule: (@MainActor (Destination) -> Destination?)?) {
        store.rules.redirect = rule.map { rule in
            { [screens] screen in
                let destination = screens[screen]
                guard let target = rule(destination), target != destination else { return nil }
                return screens.add(target)
            }
        }
    }

    /// Guards every way in, and what is shown already. nil guards nothing.
    ///
    /// - Parameters:
    ///   - control: The guard; an ``AuthGuard``, or one of your own. ``AppCoordinator`` installs its own.
    ///   - onDenial: Where a denial leads: login, upgrade, the form that is missing; nil for nowhere. The screen is shown
    ///     on the top level, in the denied transition, and leaves when what was asked for is resumed.
    ///     ``DenialReason/locked`` leads nowhere: the app's phase shows it.
    public func protect(
        with control: (any AccessControl<Destination>)?,
        onDenial: (@MainActor (DenialReason, Denial<Destination>) -> Destination?)? = nil
    ) {
        setGuard(control, onDenial)
        store.rulesDidChange()
    }
    func setGuard(
        _ control: (any AccessControl<Destination>)?,
        _ onDenial: (@MainActor (DenialReason, Denial<Destination>) -> Destination?)?
    ) {
        // not `map`, which would wrap the rule for its generic result
        if let control { store.rules.access = screens.rule(asking: control) } else { store.rules.access = nil }
        store.rules.onDenial = onDenial.map { onDenial in
            { [screens] reason, denied in
                let denial = Denial(
                    destination: screens[denied.destination], requested: screens[denied.requested], error: denied.error)
                return onDenial(reason, denial).map { screens.add($0) }
            }
        }
    }

    /// Sends what is shown through redirects and guards again: for flags whose screens are to leave when they change,
    /// and for the app's return to the foreground. What may no longer stay leaves.
    public func recheck() { store.exclusively { $0.recheckAsking() } }

    /// The times that the app may change, and the clock that they go by.
    public var timing: NavigationTiming {
        get { store.timing }
        set { store.timing = newValue }
    }
    /// The most hops of one chain of redirects, those of guards included.
    package var redirectLimit: Int {
        get { store.rules.redirectLimit }
        set { store.rules.redirectLimit = newValue }
    }

    /// Asks before a screen leaves the state: unsaved work. Links obey it too.
    ///
    /// The guard belongs to the screen: the topmost one that shows the destination, on this level if it is there, or, if
    /// there is none yet, the first one that appears. It is removed when its screen leaves or when it is cancelled. Registering again for
    /// the same screen replaces. A session change does not ask: what is protected leaves.
    @discardableResult public func onLeave(
        of destination: Destination, ask: @escaping @MainActor (Departure<Destination>) -> LeaveAnswer
    ) -> RouterObservation {
        let onLevel = face.isAttached ? store.level(face).branch.screens : []
        let shown = (store.state.screens + onLevel).last { screens[$0] == destination }
        return onLeave(of: shown, destination, owner: AnyHashable(destination), ask)
    }
    func onLeave(
        of screen: ScreenID?, _ destination: Destination, owner: AnyHashable,
        _ ask: @escaping @MainActor (Departure<Destination>) -> LeaveAnswer
    ) -> RouterObservation {
        let id = store.leaves.add(screen, owner: owner, isFor: { [screens] in screens[$0] == destination }) {
            [screens] departure in ask(departure.map { screens[$0] })
        }
        return RouterObservation { [weak store] in store?.leaves.remove(id) }
    }

    /// Calls back after each transition, with its record. The observer lives as long as the router, or until it is
    /// cancelled. What it navigates runs after the transition that it was told of.
    @discardableResult public func observe(
        _ observer: @escaping @MainActor (TransitionRecord<Destination>) -> Void
    ) -> RouterObservation {
        let id = store.journal.observe { [screens] in observer(screens.record($0)) }
        return RouterObservation { [weak store] in store?.journal.removeObserver(id) }
    }
}

extension TypedScreens {
    /// What the core asks of a guard.
    @MainActor func rule(asking control: any AccessControl<Destination>) -> (ScreenID, AccessContext) -> Answer {
        // the library's own guard can answer by identity
        if let control = control as? any ScreenGuard<Destination> { return control.rule(self) }
        return { [self] screen, context in
            do { return Answer(try control.access(to: self[screen], in: context), self) } catch {
                return .denied(.failed, error)
            }
        }
    }
}

/// A guard that can answer without an ``AccessAnswer``, whose type would have to be looked up for each screen.
@MainActor protocol ScreenGuard<Destination> {
    associatedtype Destination: Navigation
    func rule(_ screens: TypedScreens<Destination>) -> (ScreenID, AccessContext) -> Answer
}

/// An observer or a leave guard of a router, to be cancelled.
@MainActor public struct RouterObservation {
    private let remove: @MainActor () -> Void
    init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }
    /// Ends it.
    public func cancel() { remove() }
}

extension NavigationStore {
    /// Sends what is shown through rules that are new.
    func rulesDidChange() { exclusively { $0.recheckAsking() } }
}
