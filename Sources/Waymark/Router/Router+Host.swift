/// What a host calls: the adapter that shows a router's state.
extension Router {
    /// Says that a host shows this state and reports what it has shown. From then on a second tap is told from a second
    /// push (D4).
    public func attachHost() { core.isHosted = true }
    /// Says that no host shows it any more.
    public func detachHost() { core.isHosted = false }
    /// The user chose a branch: it is shown; where it is shown already, it pops to its root (U7).
    @discardableResult public func userDidSelect(branch: String) -> Transition {
        perform(box.branchIDs.selected == branch ? .popToRoot : .select(branch: branch), as: .host)
    }
    /// Whether somebody is asked before this modal's root is left.
    var asksBeforeLeaving: Bool {
        box.root.map { root in core.leaveGuards.contains { $0.destination == root } } ?? false
    }
    /// The host shows what was pushed last on this level.
    public func hostDidShowTop() { box.unshown = nil }
    /// The user dismissed the modal of this very router. A late report about a modal that was replaced does nothing
    /// (U1).
    @discardableResult public func hostDidDismiss(_ child: Router) -> Transition {
        guard box.next === child.box else { return Transition(.failed(.detached)) }
        return core.perform(.dismiss(.user), at: box, .host)
    }
    /// Finds out where an action would lead; nothing is done (architecture: on the web).
    ///
    /// - Precondition: The router is one that renders.
    public func capture(_ action: () -> Void) -> CapturedNavigation<Destination> {
        precondition(core.isRenderOnly, "only a router that renders captures")
        return core.capturing(action)
    }
    /// Does an action as one of the ways in would.
    @discardableResult package func perform(
        _ action: NavigationAction<Destination>, as origin: NavigationOrigin
    ) -> Transition { core.perform(action, at: box, origin) }
}
