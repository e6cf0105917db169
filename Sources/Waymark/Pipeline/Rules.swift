/// A function that returns the guard's answer about a screen, given the origin and kind of the navigation.
package typealias ScreenAccess = (Screen, AccessContext) -> Answer

/// The app's rules about screens: redirects, guards, and the targets of denials and links.
@MainActor final class Rules {
    /// Returns the screen to show in place of another; nil for a screen that isn't redirected.
    private(set) var redirect: ((Screen) -> Screen?)?
    /// Returns the replacement for an outgoing navigation that nothing redirects; nil for every other screen.
    private(set) var notFound: ((Screen) -> Screen?)?
    /// The guard, wrapped by any observers of its answers. If there is no guard, allows every screen.
    private(set) var access: ScreenAccess = { _, _ in .allowed }
    private(set) var isGuarded = false
    /// The guard without its observers.
    private(set) var accessGuard: ScreenAccess?
    private lazy var watches = Observers<(@escaping ScreenAccess) -> ScreenAccess>()
    private(set) var onDenial: ((DenialReason, Denial<Screen>) -> Screen?)?
    var arrival = LinkArrival.replacing
    /// Returns the id of the branch in which a link with this screen lands; nil if the screen doesn't determine it.
    private(set) var linkBranch: ((Screen) -> String?)?
    /// Returns the state to which a link to the screen leads, in place of the given state of a link. Returns nil if the
    /// given state isn't exactly what a link to its own top screen leads to, or if there are no links.
    private(set) var linked: ((ScreenState, Screen) -> ScreenState?)?
    /// The declared roots of the ground, by the ids of their branches. A root that had to leave comes back once it is
    /// allowed.
    private(set) var roots: [String: Screen] = [:]

    func root(of branch: String) -> Screen? {
        let roots = roots
        return roots[branch]
    }
    /// Returns true for a branch of the ground that can't be selected. The function is nil if all can be.
    private(set) var isUnselectable: ((String) -> Bool)?

    var redirects: Bool { redirect != nil || notFound != nil }
    var areSilent: Bool { redirect == nil && notFound == nil && !isGuarded && roots.isEmpty && isUnselectable == nil }

    // MARK: setting them
    func setRedirect(_ redirect: ((Screen) -> Screen?)?) { self.redirect = redirect }
    func setNotFound(_ notFound: @escaping (Screen) -> Screen?) { self.notFound = notFound }
    func setGuard(_ access: ScreenAccess?, onDenial: ((DenialReason, Denial<Screen>) -> Screen?)? = nil) {
        accessGuard = access
        self.onDenial = onDenial
        wrapGuard()
    }
    func setLinkBranch(_ branch: ((Screen) -> String?)?) { linkBranch = branch }
    func setUnselectable(_ isUnselectable: ((String) -> Bool)?) { self.isUnselectable = isUnselectable }
    func setLinked(_ linked: @escaping (ScreenState, Screen) -> ScreenState?) { self.linked = linked }
    func declareRoots(of state: ScreenState) {
        var roots: [String: Screen] = [:]
        for branch in state.ground.branches { roots[branch.id] = branch.root }
        self.roots = roots
    }
    /// Declares earlier roots again, in place of those that a later declaration has set for the same branches.
    // not in place: each read of the roots would then be checked for exclusive access
    func keepRoots(_ earlier: [String: Screen]) { roots = roots.merging(earlier) { $1 } }
    func addWatch(_ wrap: @escaping (@escaping ScreenAccess) -> ScreenAccess) -> RouterRegistration {
        defer { wrapGuard() }
        return watches.add(wrap)
    }
    func didCancelWatch() { wrapGuard() }
    // no `map` and no `reduce`, whose generic results would wrap the guard in another closure
    private func wrapGuard() {
        isGuarded = accessGuard != nil
        guard let accessGuard else { return access = { _, _ in .allowed } }
        access = accessGuard
        for (_, wrap) in watches.all { access = wrap(access) }
    }

    /// Returns a copy for trying a request, without declared roots, unselectable branches, targets of denials and
    /// observers.
    func probing() -> Rules {
        let rules = Rules()
        rules.redirect = redirect
        rules.notFound = notFound
        rules.arrival = arrival
        rules.linkBranch = linkBranch
        rules.linked = linked
        rules.setGuard(accessGuard)
        return rules
    }
}
