extension AppCoordinator {
    /// Opens a link from outside the app. The link opens in the window that shows its destination on top, or else in
    /// the last active window. While this window boots, the link opens in this window. See
    /// ``Router/open(_:)-(String)``.
    @discardableResult public func open(_ link: String) -> NavigationHandle { window(for: link).router.open(link) }
    func window(for link: String) -> AppCoordinator {
        guard phase != .booting else { return self }
        return auth.windows.window(for: try? router.links?.destination(of: link)) ?? self
    }

    /// Saves the waiting link or the denied request as a link, in case the process ends before it is shown. Once
    /// nothing waits, removes what this window saved.
    func savePending() {
        guard let restoration else { return }
        let kept = router.store.linkToSave
        let links = router.links
        let link = kept.flatMap { kept -> String? in
            let shown = router.redirected(router.screens[kept.destination])
            let destination = NavigationState(root: links?.root).presenting(shown, as: shown.presentationType)
            guard case .replace(let state) = kept.action else { return links?.path(of: destination) }
            return links?.path(of: state.map { router.screens[$0] }) ?? links?.path(of: destination)
        }
        guard link != nil || isPendingSaved else { return }
        isPendingSaved = link != nil
        let owner = phase == .booting ? ownerInBoot : phase.session?.owner
        router.report(restoration.savePending(link, owner: kept?.owner ?? owner))
    }
    /// Opens the link that was saved for the current user, or for the first user to log in, and removes it from what is
    /// saved. Does nothing while no user is logged in, or the session is locked.
    func openPending() {
        guard case .authenticated(let session) = phase, let restoration, let links = router.links,
            let link = restoration.takePending(for: session.owner), let state = try? links.state(path: link)
        else { return }
        let store = router.store
        store.perform(.replace(router.screens.screens(of: state)), at: store.ground, .link, kind: .link, link: link)
    }

    /// Records the owner of a session that changes during boot. Drops the waiting link if the user known until then has
    /// logged out, or another user has logged in. An expiry changes nothing.
    func forgetLink(of change: SessionChange) {
        let owner: String?
        switch change {
        case .expired: return
        case .ended: owner = nil
        case .began(let session), .changed(let session): owner = session.owner
        }
        if let known = ownerInBoot, known != owner { router.store.exclusively { $0.dropLink() } }
        ownerInBoot = owner
    }
}

extension AppCoordinator {
    /// Saves the state, without the screen that a denial led to. Call it, for example, when the app goes to the
    /// background. Does nothing without a store, before ``boot()`` knows the session, and while saved state
    /// still has to be restored.
    ///
    /// If something isn't saved, the router's ``Router/failureHandler`` gets the reason.
    public func save() {
        let store = router.store
        // while saved state is still being restored, it stays as it is
        let isRestoring =
            isToRestore || store.session.isRestoring || store.waiting.guardWaiter?.restoration != nil
        guard let restoration, phase != .booting, !isRestoring else { return }
        router.save(to: restoration, owner: phase.session?.owner)
    }
    /// Confirms that the restored state could be shown. A launch that restores state without this call or ``save()``
    /// counts as crashed, and the next one drops that state.
    package func confirmRestoration() { router.report(restoration?.confirm() ?? []) }
}
