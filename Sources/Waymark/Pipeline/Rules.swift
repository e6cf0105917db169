/// A guard's answer about a screen, given where the navigation comes from.
package typealias ScreenAccess = (Screen, AccessContext) -> Answer

/// The app's rules by identity: redirects, guards, and the targets of denials and links.
@MainActor final class Rules {
    /// Another screen in place of this one; nil if it stays what it is.
    var redirect: ((Screen) -> Screen?)?
    /// The replacement for an outgoing navigation that nothing redirects; nil for every other screen.
    var notFound: ((Screen) -> Screen?)?
    private(set) var access: ScreenAccess?
    /// The guard itself.
    var accessGuard: ScreenAccess? { didSet { watchAccess() } }
    /// The wrapper around the guard while its answers are observed; free while they aren't.
    private(set) lazy var watches = Observers<(@escaping ScreenAccess) -> ScreenAccess>()
    var onDenial: ((DenialReason, Denial<Screen>) -> Screen?)?
    var redirectLimit = NavigationLimits.redirects
    var arrival = LinkArrival.replacing
    /// The branch in which a link to a screen lands; nil for the one that is shown.
    var linkBranch: ((Screen) -> String?)?
    /// The state of a link to another screen, in place of that of a link to its top screen alone.
    var linked: ((AskedState, Screen) -> AskedState?)?
    /// The declared roots of the ground, by branch. One that had to leave comes back once it may be shown.
    var roots: [String: Screen] = [:]

    func root(of branch: String) -> Screen? {
        let roots = roots
        return roots[branch]
    }

    var areSilent: Bool { redirect == nil && notFound == nil && access == nil && roots.isEmpty }

    func watchAccess() {
        guard var access = accessGuard, !watches.isEmpty else { return self.access = accessGuard }
        for (_, wrap) in watches.all { access = wrap(access) }
        self.access = access
    }

    /// A copy for finding out what a request leads to: nothing is declared, and denials lead nowhere.
    var probing: Rules {
        let rules = Rules()
        rules.redirect = redirect
        rules.notFound = notFound
        rules.accessGuard = accessGuard
        rules.redirectLimit = redirectLimit
        rules.arrival = arrival
        rules.linkBranch = linkBranch
        rules.linked = linked
        return rules
    }
}
