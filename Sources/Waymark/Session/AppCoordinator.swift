public import Observation

/// The coordinator of an app from launch to log-out. It holds the phase, and on each change of the session updates the
/// router, the guard, waiting links and saved state. Each window has its own coordinator, and all share the guard.
///
/// ```swift
/// let app = AppCoordinator(router, sessions: KeychainSessions()) { reason, _ in
///     reason == .unauthenticated ? .login : nil
/// }
/// await app.boot()                    // session, saved state, then a waiting link
/// app.logIn(session)                  // shows what was requested before
/// ```
@MainActor @Observable public final class AppCoordinator<Destination: GuardedNavigation> {
    /// The phase of the app, in this window.
    public private(set) var phase = AppPhase.booting
    /// The router of this window.
    @ObservationIgnored public let router: Router<Destination>
    /// The guard that checks destinations against the session.
    @ObservationIgnored public let auth: AuthGuard<Destination>
    @ObservationIgnored let restoration: Restoration<Destination>?
    @ObservationIgnored private let start: @MainActor (AppPhase) -> NavigationState<Destination>?
    @ObservationIgnored private(set) var isToRestore = false
    @ObservationIgnored private var restoring: Task<Void, Never>?
    /// A Boolean value that indicates whether the window is on its way to another phase.
    @ObservationIgnored var isChanging = false
    /// The owner of the latest session known before this window has booted.
    @ObservationIgnored var ownerInBoot: String?
    /// A Boolean value that indicates whether this window saved the link that waits, and so may remove it. Another
    /// window may have saved its own.
    @ObservationIgnored var isPendingSaved = false
    /// Returns true if a phase appears with an animation. Set by the view that shows the phases.
    @ObservationIgnored package var animatesPhase: (@MainActor (AppPhase) -> Bool)?
    @ObservationIgnored private let watchers = Observers<@MainActor (SessionMoment) -> Void>()

    /// Creates a coordinator and installs the guard in the router: everything is guarded from the first frame on.
    ///
    /// - Parameters:
    ///   - router: The app's router.
    ///   - auth: The guard that knows the session. Windows share it.
    ///   - guards: Further guards, asked after `auth` in this order.
    ///   - store: The store in which the state is saved for a month, as the router's links; nil not to save it.
    ///   - start: Returns the state to show when boot ends, and when a session begins or ends; nil keeps what is shown,
    ///     as far as it's still allowed.
    ///   - onDenial: Returns the destination to show after a denial. See ``Router/setGuard(_:onDenial:)``. When a
    ///     session begins or a login is cancelled, it is also asked which login the app may have opened itself.
    public init(
        _ router: Router<Destination>, auth: AuthGuard<Destination>,
        guards: [any AccessGuard<Destination>] = [], store: RestorationStore? = nil,
        start: @escaping @MainActor (AppPhase) -> NavigationState<Destination>? = { _ in nil },
        onDenial: (@MainActor (DenialReason, Destination) -> Destination?)?
    ) {
        self.router = router
        self.auth = auth
        restoration = store.map {
            Restoration(links: router.links ?? LinkTable(), store: $0, clock: router.timing.clock)
        }
        self.start = start
        ownerInBoot = auth.session?.owner
        router.store.session.awaitBoot()
        router.setGuard(guards.isEmpty ? auth : AccessChain(guards: [auth] + guards), onDenial: onDenial)
        auth.windows.add(self)
        router.store.onUse = { [weak self, auth] in if let self { auth.windows.activate(self) } }
        if restoration != nil {
            router.store.waiting.onChange = { [weak self] in self?.savePending() }
            router.store.session.onIntendedChange = { [weak self] in self?.savePending() }
        }
    }
    // a caller of `result(of:)` keeps the router alive, although the window is gone
    deinit {
        Task { @MainActor [router, auth] in
            if !auth.windows.all.contains(where: { $0.router === router }) { router.store.endWaits() }
        }
    }
    /// Creates a coordinator for an app with one window, with a guard of its own that gets the session from `sessions`.
    /// ``init(_:auth:guards:store:start:onDenial:)`` describes the other parameters.
    public convenience init(
        _ router: Router<Destination>, sessions: any SessionRepository,
        guards: [any AccessGuard<Destination>] = [], store: RestorationStore? = nil,
        start: @escaping @MainActor (AppPhase) -> NavigationState<Destination>? = { _ in nil },
        onDenial: (@MainActor (DenialReason, Destination) -> Destination?)?
    ) {
        self.init(
            router, auth: AuthGuard(sessions: sessions, clock: router.timing.clock), guards: guards,
            store: store, start: start, onDenial: onDenial)
    }

    // MARK: launch
    /// Gets the session, shows the state that `start` returns or the allowed part of the initial one, restores saved
    /// state, and then opens a waiting link. If the repository fails or exceeds ``NavigationTiming/guardTimeout``, the
    /// session that another window knows counts; if none does, no user is logged in. A session that the repository
    /// finds later is a login. A second call does nothing.
    ///
    /// What can't be restored is in the record of the restoration, and ``Router/failureHandler`` gets it.
    public func boot() async {
        let store = router.store
        guard phase == .booting, store.session.boot == .awaited else { return }
        if auth.windows.sharesStore(self) { store.faults.report(.sharedStore) }
        store.session.beginBoot()
        let (auth, timing) = (auth, store.timing)
        // a session that the repository finds after the deadline counts as a login, as after any refresh
        let asking = Task { _ = try? await auth.refresh() }
        await Task {
            await Promise.value(
                within: timing.guardTimeout, of: timing.clock, late: (), cancelled: (), { await asking.value })
        }.value
        // From here on, guards apply; links wait until saved state is restored. A link that arrived during a session
        // that has ended since is kept for that session's owner.
        store.session.endBoot(forgetting: auth.session == nil ? ownerInBoot : nil)
        let change = auth.session.map { SessionChange.began($0) }
        auth.windows.change(self) {
            enter(AppPhase(auth.session), change, begunIn: change.map(store.session.beginChange))
        }
        _ = await restore()?.wait()
        if !store.isResuming { openPending() }
        store.exclusively { $0.session.endRestoration() }
    }

    // MARK: the session
    /// Logs a user in, in every window; in one that still boots, at the end of ``boot()``. Shows the destination that
    /// was denied before, or else the user's saved state.
    public func logIn(_ session: Session) {
        auth.update(session)
        auth.windows.announce { _ in .began(session) }
    }
    /// Cancels the login that this window shows, after a denial or because the app opened it, and drops the denied
    /// request; callers of ``Router/result(of:as:)`` get nil. If nothing is left to show in this tab, the previously
    /// selected tab is shown, or else the state that `start` returns.
    ///
    /// Dismissing the login by a gesture does the same, if another screen or tab may be shown.
    ///
    /// - Returns: The transition: committed, a duplicate if no login is shown, or denied if nothing else may be shown.
    ///   If a leave guard refuses, the login and the denied request stay.
    @discardableResult public func cancelLogin() -> NavigationHandle {
        router.cancelDenial { [start, phase] in start(phase) }
    }
    /// Replaces the session with another one of the same owner, as after a purchase; does nothing unless that owner is
    /// logged in. A session that isn't locked unlocks the app, and a denied request that it allows is resumed.
    public func updateSession(_ session: Session) {
        guard auth.windows.phase(of: self).session?.owner == session.owner else { return }
        auth.update(session)
        auth.windows.announce { _ in .changed(session) }
    }
    /// Logs the user out, in every window. Removes protected destinations, a denied request, a waiting link, and the
    /// user's saved state; that of all users while no session is known yet.
    ///
    /// Saved state that can't be removed now is removed before anything else is saved or read.
    public func logOut() {
        let windows = auth.windows.all
        // this window may still boot, and not know the session yet
        let owner =
            auth.session?.owner ?? windows.lazy.compactMap(\.phase.session).first?.owner
            ?? windows.lazy.compactMap { $0.router.store.session.lastOwner ?? $0.ownerInBoot }.first
        let isUnknown = owner == nil && !auth.isKnown
        auth.update(nil)
        for window in windows {
            window.router.report(
                (isUnknown ? window.restoration?.clearAll() : window.restoration?.clear(owner: owner)) ?? [])
        }
        auth.windows.announce { _ in .ended }
    }
    /// Locks the session in every window. The state is kept, but hidden. What code then navigates to waits for the
    /// unlock, as does a value passed to ``Router/finish(with:)``; gestures, pops and dismissals are denied for good.
    /// During boot, the session that the repository returns is locked.
    public func lock() {
        auth.lockSession()
        auth.windows.announce { phase in
            if case .authenticated(let session) = phase { .changed(session.locked(true)) } else { nil }
        }
    }
    /// Unlocks the session, shows the state again, and opens a waiting link. Call it after the user has proved who they
    /// are: it doesn't authenticate the user. If the session is locked again meanwhile, it stays locked. Does nothing
    /// unless this window is locked.
    ///
    /// - Throws: The repository's error, if the session has expired and can't be renewed. The app then stays locked.
    public func unlock() async throws {
        guard case .locked = phase else { return }
        let locks = auth.locks
        if auth.session == nil { try await auth.refresh() }
        guard auth.locks == locks, let session = auth.session, session.isLocked else { return }
        auth.update(session.locked(false))
        for window in auth.windows.all {
            // the session may have been locked again meanwhile
            guard let session = auth.session, !session.isLocked else { return }
            auth.windows.announce(to: [window]) { if case .locked = $0 { .changed(session) } else { nil } }
            await window.restoring?.value
        }
    }
    /// Asks the repository for the session again, and removes destinations that are no longer allowed. Also makes this
    /// window the last active one, in which links open, as navigating in it does; while this window boots, does nothing
    /// else. Call it when the app comes to the foreground.
    public func refreshSession() async {
        auth.windows.activate(self)
        guard phase != .booting else { return }
        do { try await auth.refresh() } catch { auth.windows.all.forEach { $0.router.recheck() } }
    }

    /// Handles a change of the session, which the router's store has been told of in an epoch.
    func receive(_ change: SessionChange, begunIn epoch: UInt64) {
        guard let next = phase.after(change) else { return }
        for (_, watcher) in watchers.all { watcher(.began(change, before: phase)) }
        enter(next, change, begunIn: epoch)
        for (_, watcher) in watchers.all { watcher(.ended) }
    }
    /// Calls `watcher` before and after the router handles a change of the session, once the app has booted, until the
    /// registration is cancelled.
    package func watchSession(_ watcher: @escaping @MainActor (SessionMoment) -> Void) -> RouterRegistration {
        watchers.add(watcher)
    }
    /// Ends the session in every window, as when it expires and the repository has no other.
    package func expire() {
        guard auth.windows.phase(of: self).session != nil else { return }
        auth.update(nil)
        auth.windows.announce { _ in .expired }
    }
    /// Enters a phase, and passes the change on to the router and to saved state.
    ///
    /// - Parameters:
    ///   - change: The cause; nil if boot found no session.
    ///   - epoch: The epoch in which the store was told of the cause.
    private func enter(_ next: AppPhase, _ change: SessionChange?, begunIn epoch: UInt64?) {
        let old = phase
        phase = next
        let store = router.store
        // nil stands for the usual: pushes and pops are animated, a new root isn't
        let animated = animatesPhase?(next) == true ? true : nil
        let startsAnew = change?.startsAnew ?? true
        if startsAnew { isToRestore = false }
        let base = startsAnew ? start(next).map(router.screens.screens) : nil
        if case .locked = old, case .authenticated = next, isToRestore { restoreFirst() }
        if let change, let epoch {
            store.session.update(for: change, begunIn: epoch, from: base, animated: animated) { [weak self] in
                // boot restores the state itself; otherwise, a request that goes on takes precedence over saved state
                guard let self, old != .booting else { return }
                restore()
                openPending()
            }
        }
        if old == .booting {
            store.exclusively { $0.session.show(change == nil ? base : nil, animated: animated) }
        }
    }
    /// Restores the saved state that a lock held back. Links wait until it is restored.
    private func restoreFirst() {
        guard let ticket = restore() else { return }
        let store = router.store
        store.session.beginRestoration()
        restoring = Task {
            _ = await ticket.wait()
            if !store.isResuming { openPending() }
            store.exclusively { $0.session.endRestoration() }
        }
    }

    // MARK: saved state
    /// Starts to restore the current user's saved state. While the session is locked, this is put off until it is
    /// unlocked.
    ///
    /// - Returns: A ticket to wait for; nil without a store, or while the session is locked.
    @discardableResult private func restore() -> RestorationTicket? {
        guard let restoration else { return nil }
        isToRestore = if case .locked = phase { true } else { false }
        return isToRestore ? nil : router.restoreTicket(from: restoration, owner: phase.session?.owner)
    }
}
