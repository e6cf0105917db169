extension Router {
    /// Says what happened to the session, after the guard knows it. ``AppCoordinator`` does this for you.
    ///
    /// - Parameters:
    ///   - change: What happened.
    ///   - base: What is shown from now on, for a login, a log-out or an expiry; nil keeps what may stay.
    public func sessionDidChange(_ change: SessionChange, startingFrom base: NavigationState<Destination>? = nil) {
        core.sessionDidChange(change, from: base)
    }

    /// What was asked for before a denial, and will be resumed: for the text of a login screen. nil once it has expired.
    public var intendedDestination: Destination? { core.validIntent?.destination }
    /// Drops it: the user cancelled (G9).
    public func dropIntendedDestination() { core.intent = nil }

    /// Whether a destination could be shown now, and if not, why. Asks redirects and guards, also those that have to
    /// find out, and changes nothing (E5).
    ///
    /// It is asked of the destination alone, as it would be of a link to it.
    public func decision(on destination: Destination) async -> AccessDecision {
        let state = NavigationState(path: [destination])
        let rules = NavigationRules(
            redirect: core.redirect, unhandled: core.unhandled, access: core.access, timing: core.timing)
        switch await rules.admission(of: state) {
        case .admitted: return .allowed
        case .denied(let reason): return .denied(reason)
        case .failed: return .denied(.failed)
        }
    }
    /// Whether a destination could be shown now (E5).
    public func canNavigate(to destination: Destination) async -> Bool { await decision(on: destination).isAllowed }
}
