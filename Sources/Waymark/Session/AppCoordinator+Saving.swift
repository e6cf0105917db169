extension AppCoordinator {
    /// Saves the state, without the screen that a denial led to. Call it, for example, when the app goes to the
    /// background. Does nothing without a ``Restoration``, before ``boot()`` knows the session, and while saved state
    /// still has to be restored.
    ///
    /// - Returns: The reasons why something wasn't saved, if any. The router's ``Router/faultHandler`` gets them, too.
    @discardableResult public func save() -> [RestorationFault] {
        let store = router.store
        // while saved state is still being restored, it stays as it is
        let isRestoring =
            isToRestore || store.session.isRestoring || store.waiting.question?.restoration != nil
        guard let restoration, phase != .booting, !isRestoring else { return [] }
        let state = router.screens.state(store.session.stateWithoutDenialScreen)
        return report(restoration.save(state, owner: phase.session?.owner))
    }
    /// Confirms that the restored state can be shown. A launch that restores state without this call counts as crashed,
    /// and the next one drops that state. Call it when the first frame has been shown; `PhaseContainer` does.
    public func confirmRestoration() { report(restoration?.settle() ?? []) }

    /// Passes faults on to the router's ``Router/faultHandler``, and returns them.
    @discardableResult func report(_ faults: [RestorationFault]) -> [RestorationFault] {
        for fault in faults { router.store.faults.report(.restoration(fault)) }
        return faults
    }
}
