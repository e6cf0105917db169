public import Observation

/// An app from launch to log-out: its phase, and what each change of it means for the router, the guard, the links that
/// wait, and what is saved (E6).
///
/// ```swift
/// let app = AppCoordinator(router: router, auth: auth, links: links, restoration: restoration)
/// app.open("shell://profile/ana")     // waits
/// await app.boot()                    // session, restoration, then the link
/// app.logIn(session)                  // and what was asked for before is shown
/// ```
@MainActor @Observable public final class AppCoordinator<Destination: GuardedNavigation> {
    /// Where the app stands.
    public private(set) var phase = AppPhase.booting
    /// What shows its destinations.
    @ObservationIgnored public let router: Router<Destination>
    /// What guards them.
    @ObservationIgnored public let auth: AuthGuard<Destination>
    /// Takes links from outside, at launch and later (E7).
    @ObservationIgnored public let links: LinkDispatcher<Destination>
    @ObservationIgnored private let restoration: Restoration<Destination>?
    @ObservationIgnored private let start: @MainActor (AppPhase) -> NavigationState<Destination>?
    @ObservationIgnored private var isBooting = false
    /// What is saved is read once the session is there and open.
    @ObservationIgnored private var isToRestore = true

    /// The router is protected by then, with where its denials lead: `router.protect(with: auth) { … }`.
    ///
    /// - Parameters:
    ///   - router: What shows the app's destinations.
    ///   - auth: The guard that knows the session.
    ///   - links: The app's links.
    ///   - restoration: Where the state is saved; nil for nowhere.
    ///   - start: The state that a phase starts with: the login, home (E8). nil keeps what is shown and may stay.
    ///   - notFound: What is shown for a link that leads nowhere, by its path (U11).
    public init(
        router: Router<Destination>, auth: AuthGuard<Destination>, links: StateLinks<Destination>,
        restoration: Restoration<Destination>? = nil,
        start: @escaping @MainActor (AppPhase) -> NavigationState<Destination>? = { _ in nil },
        notFound: (@MainActor (String) -> Destination)? = nil
    ) {
        self.router = router
        self.auth = auth
        self.restoration = restoration
        self.start = start
        self.links = LinkDispatcher(router: router, links: links, notFound: notFound)
        router.core.hold.insert(.booting)
        auth.onLearn = { [weak self] session in self?.learned(session) }
    }

    // MARK: launch
    /// Finds out whose session there is, restores what was saved, and then opens the link that waits: a link beats
    /// restored state (D1). A repository that fails is taken for nobody (G1). The second call does nothing.
    ///
    /// - Returns: What became of the saved state; nil where none was looked for.
    @discardableResult public func boot() async -> RestorationReport? {
        guard phase == .booting, !isBooting else { return nil }
        isBooting = true
        _ = try? await auth.refresh()
        let session = auth.session
        move(.booted(session), session.map { .began(owner: $0.owner) })
        let report = await restore()
        router.core.exclusively { $0.release(.booting) }
        return report
    }

    /// Reads what was saved, unless the session is locked: then it is read once it is open.
    @discardableResult private func restore() async -> RestorationReport? {
        if case .locked = phase { return nil }
        guard isToRestore, let restoration else { return nil }
        isToRestore = false
        return await router.restore(from: restoration, owner: phase.session?.owner)
    }

    // MARK: the session
    /// Somebody logged in. What was asked for before is shown, or else what the phase starts with (E8).
    public func logIn(_ session: Session) {
        auth.update(session)
        move(.loggedIn(session), .began(owner: session.owner))
    }
    /// The session of the same owner says something else: a permission that was bought, a form that was filled in. What
    /// was denied for the want of it is resumed.
    public func sessionDidChange(_ session: Session) {
        guard phase.session?.owner == session.owner else { return }
        auth.update(session)
        move(.sessionChanged(session), .changed)
    }
    /// The user logged out: protected destinations leave in one transition, and nothing is kept (G6, S11).
    public func logOut() {
        auth.update(nil)
        restoration?.clear()
        move(.loggedOut, .ended)
    }
    /// Locks the session: the state stays, hidden (G14).
    public func lock() {
        guard case .authenticated(let session) = phase else { return }
        auth.update(session.locked(true))
        move(.locked, .locked)
    }
    /// Unlocks it: the state is shown again, and the link that waits is opened.
    public func unlock() async {
        guard case .locked(let session) = phase else { return }
        auth.update(session.locked(false))
        move(.unlocked, nil)
        await restore()
        guard case .authenticated = phase else { return }
        router.sessionDidChange(.unlocked)
    }
    /// The app came to the foreground: the session is asked for again, and what may no longer stay leaves (G15).
    public func didBecomeActive() async {
        guard phase != .booting else { return }
        do { try await auth.refresh() } catch { router.recheck() }
    }

    /// The guard found out something new.
    private func learned(_ session: Session?) {
        switch (phase, session) {
        case (.booting, _), (.unauthenticated, nil): break
        case (.unauthenticated, let session?): move(.loggedIn(session), .began(owner: session.owner))
        case (_, nil): move(.expired, .expired)
        case (let phase, let session?) where phase.session?.owner == session.owner:
            move(.sessionChanged(session), session.isLocked ? .locked : .changed)
        case (_, let session?): move(.loggedIn(session), .began(owner: session.owner))
        }
    }

    private func move(_ event: AppEvent, _ change: SessionChange?) {
        guard let next = phase.after(event) else { return }
        phase = next
        let base = change?.startsAnew == true ? start(next) : nil
        if let change { router.core.sessionDidChange(change, from: base) }
        if change == nil, case .booted = event, let base = start(next) { router.core.start(from: base) }
        if case .locked = next, change != .locked { router.core.sessionDidChange(.locked, from: nil) }
    }

    // MARK: links and saved state
    /// Opens a link from outside: universal links first, then the custom scheme (E7).
    @discardableResult public func open(_ link: String) -> LinkDispatch { links.open(link) }

    /// Saves what is shown, for instance when the app goes to the background. Nothing is saved before boot has ended.
    ///
    /// - Returns: What could not be saved, and why; empty where all of it is.
    @discardableResult public func save() -> [RestorationFault] {
        guard let restoration, phase != .booting, !isToRestore || restoration.isEmpty else { return [] }
        return restoration.save(router.state, owner: phase.session?.owner)
    }
    /// The host has shown its first frame, and it stands: the next launch may restore again (S8).
    public func hostDidSettle() { restoration?.settle() }
}

extension SessionChange {
    fileprivate var startsAnew: Bool {
        switch self {
        case .began, .ended, .expired: true
        case .changed, .locked, .unlocked: false
        }
    }
}
