/// A function that returns the guard's answer about a screen.
typealias ScreenAccess = @MainActor (Screen) -> Answer

/// The app's rules about screens: redirects, guards, and the targets of denials and links.
@MainActor final class Rules {
    /// Notifies the views that depend on the rules when these are applied again.
    let signals = LevelSignals()
    /// Returns the screen to show in place of another; nil for a screen that isn't redirected.
    var redirect: ((Screen) -> Screen?)?
    /// Returns the replacement for an outgoing navigation that nothing redirects; nil for every other screen.
    var notFound: ((Screen) -> Screen?)?
    private(set) var accessGuard: ScreenAccess?
    private(set) var onDenial: ((DenialReason, Screen) -> Screen?)?
    var arrival = LinkArrival.replacing
    /// Returns the id of the branch in which a screen lives; nil if it lives in none.
    var home: ((Screen) -> String?)?
    /// Returns the state to which a link to the screen leads, in place of the given state of a link. Returns nil if the
    /// given state isn't exactly what a link to its own top screen leads to, or if there are no links.
    var linked: ((ScreenTree, Screen) -> ScreenTree?)?
    /// The declared roots of the ground, by the ids of their branches. A root that had to leave comes back once it is
    /// allowed.
    private(set) var roots: [String: Screen] = [:]
    /// Returns true for a branch of the ground that can't be selected. The function is nil if all can be.
    var isUnselectable: ((String) -> Bool)?

    var redirects: Bool { redirect != nil || notFound != nil }
    var isGuarded: Bool { accessGuard != nil }
    /// Returns the guard's answer. Without a guard, every screen is allowed.
    func access(_ screen: Screen) -> Answer { accessGuard?(screen) ?? .allowed }

    // MARK: setting them
    func setGuard(_ access: ScreenAccess?, onDenial: ((DenialReason, Screen) -> Screen?)? = nil) {
        accessGuard = access
        self.onDenial = onDenial
    }
    func declareRoots(of state: ScreenTree) {
        roots = [:]
        for branch in state.ground.branches { roots[branch.id] = branch.root }
    }

    /// Returns a copy for trying a request, without declared roots, unselectable branches and targets of denials.
    func probing() -> Rules {
        let rules = Rules()
        rules.redirect = redirect
        rules.notFound = notFound
        rules.arrival = arrival
        rules.home = home
        rules.linked = linked
        rules.accessGuard = accessGuard
        return rules
    }
}
