/// The session as one window's navigation knows it: who is logged in, why links wait, the screen that a denial led to,
/// and the denied request that waits for a login. It is never saved.
@MainActor final class WindowSession {
    enum User: Equatable {
        case nobody
        case owner(String)
        /// The user whose session expired.
        case expired(String)
    }
    enum Boot: Equatable {
        /// No boot is awaited, or it has ended.
        case none
        case awaited
        case underWay
    }
    private unowned let store: NavigationStore
    private(set) var user = User.nobody
    private(set) var boot = Boot.none
    private(set) var isLocked = false
    /// A Boolean value that indicates whether guards answer for a locked session already. `isLocked` follows.
    private(set) var isLockAnnounced = false
    private(set) var isRestoring = false
    /// The screen that the last denial led to; nil once it has left the state, or the denial no longer applies.
    private(set) var denialScreen: Screen?
    /// The number of times that a session has begun, expired or ended. An answer of a guard from an earlier epoch no
    /// longer counts.
    private(set) var epoch: UInt64 = 0
    /// The denied request that waits for a login, an unlock or another change of the session.
    private(set) var intended: IntendedRequest? { didSet { onIntendedChange?() } }
    /// The task that ends the wait of the caller of `intended` after its time limit.
    private var intendedLimit: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// Called when `intended` changes.
    var onIntendedChange: (() -> Void)?

    init(_ store: NavigationStore) { self.store = store }
    deinit {
        intendedLimit?.cancel()
        intended?.request.settleLater(.failed(.detached))
    }

    /// The owner of the session; nil if no user is logged in.
    var owner: String? { if case .owner(let owner) = user { owner } else { nil } }
    /// The owner of the session, or of the one that expired; nil if there is neither.
    var lastOwner: String? {
        switch user {
        case .nobody: nil
        case .owner(let owner), .expired(let owner): owner
        }
    }
    /// The reason that links have to wait; nil if they don't.
    var wait: Wait? {
        boot != .none ? .boot : isLocked ? .unlock : isRestoring ? .restoration : nil
    }
    /// A Boolean value that indicates whether screens are visible: boot isn't awaited or under way, and the app isn't
    /// locked.
    var areScreensVisible: Bool { boot == .none && !isLocked }

    // MARK: boot
    func awaitBoot() { if boot == .none { boot = .awaited } }
    func beginBoot() { boot = .underWay }
    /// Ends boot, which has determined the session. Links keep waiting until `endRestoration()`.
    ///
    /// - Parameter forgotten: The owner whose session ended before boot did; nil if there is none. That session counts
    ///   as expired, so a link that arrived during the session is kept for its owner.
    func endBoot(forgetting forgotten: String?) {
        if let forgotten { user = .expired(forgotten) }
        boot = .none
        isRestoring = true
    }
    func beginRestoration() { isRestoring = true }
    func endRestoration() {
        isRestoring = false
        store.openLink()
    }
    /// Shows the first state of a phase; with nil, the part of the shown state that is allowed. The guard is then asked
    /// again about a navigation that waits.
    func show(_ base: ScreenTree?, animated: Bool? = nil) {
        let waiter = store.waiting.takeGuardWaiter()
        if let base {
            denialScreen = nil
            store.rules.declareRoots(of: base)
            store.show(base, animated: animated)
        } else {
            store.recheck()
        }
        if let waiter { store.askAgain(waiter) }
    }

    // MARK: the session
    /// Notes a change of the session at once, even during a transition, because guards already answer for the changed
    /// session. `update(for:begunIn:from:animated:didLogIn:)` follows.
    ///
    /// - Returns: The epoch that the change begins, or in which it happens.
    func beginChange(_ change: SessionChange) -> UInt64 {
        if change.startsAnew { epoch += 1 }
        isLockAnnounced = change.session?.isLocked ?? false
        return epoch
    }
    /// Updates the shown state for a change of the session, after the transition under way. If the chain of navigations
    /// that start each other has become too long, it is updated once the chain has ended.
    ///
    /// - Parameters:
    ///   - epoch: The epoch that `beginChange` returned.
    ///   - base: The state to show when a session has begun, expired or ended; nil to go on from the shown state.
    ///   - animated: true if `base` appears with an animation; nil for the default.
    ///   - didLogIn: Called after a login with which no earlier request goes on.
    func update(
        for change: SessionChange, begunIn epoch: UInt64, from base: ScreenTree?, animated: Bool? = nil,
        didLogIn: @escaping () -> Void = {}
    ) {
        store.exclusively(for: "session") { [self] _ in
            switch change {
            case .began(let new): if !logIn(new, from: base, animated) { didLogIn() }
            case .changed(let new): if new.isLocked { isLocked = true } else { allow() }
            case .expired: expire(from: base, animated)
            case .ended: logOut(from: base, keepsPublicOnly: epoch != self.epoch, animated)
            }
        }
    }

    /// Returns true if a request goes on that was made before the login.
    private func logIn(_ new: Session, from base: ScreenTree?, _ animated: Bool?) -> Bool {
        if base == nil, owner != new.owner, let login = openedLogin { denialScreen = login }
        let isAnother = lastOwner.map { $0 != new.owner } ?? false
        // guards may already answer for the next user, who may be allowed to see what this user opened
        if isAnother { logOut(from: nil, keepsPublicOnly: true, animated) }
        (user, isLocked) = (.owner(new.owner), new.isLocked)
        let (waiter, hasLink) = (store.waiting.takeGuardWaiter(), store.waiting.sessionWaiter != nil)
        store.memory.forgetAnswers()
        if let base { show(base, animated: animated) }
        let resumed = waiter == nil ? resume(isLogin: true) : nil
        // guards have just allowed every screen of a committed state
        if resumed?.settled != .committed {
            if resumed == nil { removeDenialScreen() }
            // removes screens that the new session may not see, and brings declared roots back
            store.recheck()
        }
        store.performOrdered()
        if let waiter { store.askAgain(waiter) }
        // last, because the shown state has to be checked first
        store.openLink()
        return waiter != nil || hasLink || (resumed != nil && intended == nil)
    }
    /// Goes on after an unlock, or another change of the session. A denied request that is now allowed is resumed.
    private func allow() {
        isLocked = false
        let (shown, waiter) = (store.state, store.waiting.takeGuardWaiter())
        store.recheck()
        // the screen of a denial leaves if it stood in place of a denied root, and the root has come back
        if let screen = denialScreen, validIntended == nil, store.pipeline.lacksRoot(shown.without(screen)),
            !store.pipeline.lacksRoot(store.state.without(screen))
        {
            removeDenialScreen()
        }
        store.performOrdered()
        if let waiter { store.askAgain(waiter) } else { resume() }
        store.openLink()
    }
    private func expire(from base: ScreenTree?, _ animated: Bool?) {
        user = lastOwner.map { .expired($0) } ?? .nobody
        // screens hidden by a lock have to leave, too
        isLocked = false
        let (shown, waiter) = (store.state, store.waiting.takeGuardWaiter())
        store.memory.forgetAnswers()
        show(base, animated: animated)
        keep(shown, waiter, showsDenial: base == nil)
        if let waiter { store.endWait(.guardAnswer(waiter), .denied(.unauthenticated)) }
        store.performOrdered()
        store.openLink()
    }
    /// Removes the screens and the requests of the user who logged out, and calls the observers of the log-out. They
    /// are called last, so that they see the state that remains.
    ///
    /// - Parameter keepsPublicOnly: true if only screens for everyone stay. Guards may already answer for the next
    ///   user, who may be allowed to see such screens, but not what this user opened.
    private func logOut(from base: ScreenTree?, keepsPublicOnly: Bool, _ animated: Bool?) {
        let left = store.state.without(denialScreen)
        (user, isLocked, denialScreen) = (.nobody, false, nil)
        let unanswered = store.waiting.takeRequests()
        dropIntended()
        store.memory.forgetAnswers()
        if let base { store.rules.declareRoots(of: base) }
        let rest = keepsPublicOnly ? left.truncated { $0.accessRule == .everyone }.state : left
        store.show(base ?? rest, animated: animated)
        for waiter in unanswered { store.endWait(waiter, .denied(.unauthenticated)) }
        for (_, observer) in store.journal.observers.all { observer.onLogOut?() }
    }

    // MARK: the screen of a denial
    /// Notes that a denial showed a screen, such as a login.
    func denied(to screen: Screen) { denialScreen = screen }
    /// Notes that a request of this kind has led to a state. A user who goes back from the login, to another tab
    /// or, by a link, elsewhere gives up the denied request.
    func stateDidChange(to state: ScreenTree, after kind: NavigationKind) {
        guard let screen = denialScreen, !state.contains(screen) else { return }
        denialScreen = nil
        if [.pop, .dismiss, .history, .select, .link].contains(kind) { dropIntended() }
    }
    /// Removes the screen of a denial, because a login succeeded or the denied request is resumed.
    private func removeDenialScreen() {
        guard let screen = denialScreen else { return }
        denialScreen = nil
        store.show(store.state.without(screen))
    }
    /// The login that the app itself has opened; nil if a denial's screen is shown. A root of the ground is none.
    var openedLogin: Screen? {
        guard denialScreen == nil, let top = store.state.topDestination,
            let target = store.pipeline.target(of: top, .unauthenticated)
        else { return nil }
        let login = store.rules.redirected(target)
        let roots = store.state.ground.branches.compactMap(\.root)
        return store.state.destinations.last { $0.matches(login) && !roots.contains($0) }
    }
    var stateWithoutDenialScreen: ScreenTree { store.state.without(denialScreen) }

    // MARK: the denied request
    /// Keeps a request that was denied, if it may be resumed. A caller that waits for its result goes on waiting only
    /// if the denial leads to a screen, or a change of the session follows.
    func keepIntended(of request: Request) {
        guard let denial = request.details.intended else { return }
        // otherwise, nothing would answer the caller later
        let isAnsweredLater = request.details.denialScreen != nil || request.epoch != epoch
        // a whole state must not land as a link does
        let isState = denial.isWholeState
        let kept = Request(
            denial.action, at: request.level, isState ? .code : request.origin,
            kind: isState || request.kind == .history ? .replace : request.kind,
            result: isAnsweredLater ? request.result : nil, animated: request.animated)
        keep(kept, for: denial.destination)
    }
    /// Keeps a request for the state that was shown before an expiry, or that the transition under way would show, to
    /// be resumed after a login.
    ///
    /// - Parameter showsDenial: true to show the screen that the denial leads to, if a transition was under way.
    private func keep(_ shown: ScreenTree, _ waiter: Request?, showsDenial: Bool) {
        let wanted = waiter.flatMap { store.pipeline.proposal(of: $0, in: shown) } ?? shown
        guard wanted != store.state, let destination = wanted.topDestination ?? wanted.destinations.last else { return }
        let request = Request(
            .replace(wanted), at: store.ground, .code, result: waiter?.result, animated: waiter?.animated)
        keep(request, for: destination)
        guard showsDenial, waiter != nil, denialScreen == nil,
            let denial = store.pipeline.denialState(from: destination, .unauthenticated, on: store.state)
        else { return }
        denied(to: denial.screen)
        store.show(denial.state)
    }
    /// Keeps a denied request, and the caller that waits for its result. An earlier denied request is dropped, and its
    /// caller gets nil.
    private func keep(_ request: Request, for destination: Screen) {
        let lifetime = store.timing.intendedLifetime
        let earlier = intended
        intended = IntendedRequest(
            request: request, destination: destination, owner: lastOwner,
            expires: store.timing.clock.elapsed() + lifetime)
        intendedLimit = request.result.map { result in
            store.after(lifetime) { if $0.session.intended?.request.result === result { $0.session.dropIntended() } }
        }
        earlier?.request.result?.promise.settle(nil)
    }
    func dropIntended() { takeIntended()?.request.result?.promise.settle(nil) }
    @discardableResult private func takeIntended() -> IntendedRequest? {
        guard intended != nil else { return nil }
        defer { (intended, intendedLimit) = (nil, nil) }
        return intended
    }
    /// The denied request that is kept; nil if there is none, if it has expired, or if it belongs to another user than
    /// the current or last one.
    var validIntended: IntendedRequest? {
        guard let intended, store.timing.clock.elapsed() < intended.expires else { return nil }
        return intended.owner == nil || intended.owner == lastOwner ? intended : nil
    }
    /// Performs the denied request again, with redirects and guards, and stops keeping it. A request that would be
    /// denied again stays kept, unless `isLogin` is true. A request that is no longer valid is dropped.
    ///
    /// - Parameter isLogin: true after a login. A request that would be denied again is then performed, to show the
    ///   screen that the denial leads to. It is dropped if no change of the session can lift the denial, and stays kept
    ///   if the session is locked.
    /// - Returns: The handle of the performed request; nil if none was performed.
    @discardableResult private func resume(isLogin: Bool = false) -> NavigationHandle? {
        guard let intended = validIntended else {
            dropIntended()
            return nil
        }
        let request = intended.request
        if !request.level.isOpen { request.level = store.ground }
        if let reason = store.pipeline.denialReason(of: request, from: stateWithoutDenialScreen) {
            if isLogin, !reason.isResumable { dropIntended() }
            guard isLogin, reason.isResumable, reason != .locked else { return nil }
        }
        takeIntended()
        removeDenialScreen()
        // the level may have left with the screen of the denial
        if !request.level.isOpen { request.level = store.ground }
        return store.run(request)
    }
}

/// A denied request, kept for its owner for a limited time.
struct IntendedRequest {
    let request: Request
    let destination: Screen
    /// The owner who asked, whose session may have expired; nil if no user was logged in.
    let owner: String?
    /// The expiry time on the router's clock.
    let expires: Duration
}
