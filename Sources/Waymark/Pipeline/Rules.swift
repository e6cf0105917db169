/// A guard's answer about a screen, given where the navigation comes from.
package typealias ScreenAccess = (Screen, AccessContext) -> Answer

/// The app's rules by identity: redirects, guards, and the targets of denials and links.
@MainActor final class Rules {
    /// Another screen in place of this one; nil if it stays what it is.
    private(set) var redirect: ((Screen) -> Screen?)?
    /// The replacement for an outgoing navigation that nothing redirects; nil for every other screen.
    private(set) var notFound: ((Screen) -> Screen?)?
    /// The guard, wrapped by the observers of its answers; without observers, the guard itself.
    private(set) var access: ScreenAccess = { _, _ in .allowed }
    private(set) var isGuarded = false
    /// The guard itself.
    private(set) var accessGuard: ScreenAccess?
    private lazy var watches = Observers<(@escaping ScreenAccess) -> ScreenAccess>()
    private(set) var onDenial: ((DenialReason, Denial<Screen>) -> Screen?)?
    var redirectLimit = NavigationLimits.redirects
    var arrival = LinkArrival.replacing
    /// The branch in which a link to a screen lands; nil for the one that is shown.
    private(set) var linkBranch: ((Screen) -> String?)?
    /// The state of a link to another screen, in place of that of a link to its top screen alone.
    private(set) var linked: ((AskedState, Screen) -> AskedState?)?
    /// The declared roots of the ground, by branch. One that had to leave comes back once it may be shown.
    private(set) var roots: [String: Screen] = [:]

    func root(of branch: String) -> Screen? {
        let roots = roots
        return roots[branch]
    }
    /// Returns true for a branch of the ground that is never selected; nil if all may be.
    private(set) var isUnselectable: ((String) -> Bool)?
    /// The action of a tap on a branch that acts instead of being selected; nil for one that is selected.
    private(set) var branchAction: ((String) -> (@MainActor () -> Void)?)?

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
    func setUnselectable(_ isUnselectable: ((String) -> Bool)?, action: ((String) -> (@MainActor () -> Void)?)?) {
        self.isUnselectable = isUnselectable
        branchAction = action
    }
    func setLinked(_ linked: @escaping (AskedState, Screen) -> AskedState?) { self.linked = linked }
    func declareRoots(of state: ScreenState) {
        var roots: [String: Screen] = [:]
        for branch in state.ground.branches { roots[branch.id] = branch.root }
        self.roots = roots
    }
    func addWatch(_ wrap: @escaping (@escaping ScreenAccess) -> ScreenAccess) -> RouterRegistration {
        defer { wrapGuard() }
        return watches.add(wrap)
    }
    func didCancelWatch() { wrapGuard() }
    // no `map` and no `reduce`: their generic results would wrap the guard
    private func wrapGuard() {
        isGuarded = accessGuard != nil
        guard let accessGuard else { return access = { _, _ in .allowed } }
        access = accessGuard
        for (_, wrap) in watches.all { access = wrap(access) }
    }

    /// A copy for finding out what a request leads to: nothing is declared, and denials lead nowhere.
    ///
    /// - Parameters:
    ///   - access: A guard in place of the router's own.
    ///   - linked: The same for the state of a link.
    func probing(
        _ access: ScreenAccess? = nil, _ linked: ((AskedState, Screen) -> AskedState?)? = nil
    ) -> Rules {
        let rules = Rules()
        rules.redirect = redirect
        rules.notFound = notFound
        rules.redirectLimit = redirectLimit
        rules.arrival = arrival
        rules.linkBranch = linkBranch
        rules.linked = self.linked
        if let linked { rules.linked = linked }
        if let access { rules.setGuard(access) } else { rules.setGuard(accessGuard) }
        return rules
    }
}
