/// The core's knowledge of the session. It is never saved.
struct SessionState {
    /// Moves whenever what a guard allowed may no longer hold.
    var epoch: UInt64 = 0
    var owner: String?
    /// Whose session ended by itself.
    var expiredOwner: String?
    var hold: LinkHold = []
    /// Set by ``AppCoordinator/boot()``.
    var isBootUnderWay = false
}

/// An event of the session. Report it after the guard knows.
package enum SessionChange: Hashable, Sendable {
    /// Somebody logged in. What was asked for before is resumed; of another owner's, nothing is left.
    case began(Session)
    /// The same owner's session says something else, for instance after a purchase: what may no longer stay leaves,
    /// what would now be allowed is resumed. If it is locked, the state stays, hidden, and links wait.
    case changed(Session)
    /// The session ended by itself: protected destinations leave, and come back when the same owner logs in.
    case expired
    /// The user logged out: protected destinations leave, and nothing is kept.
    case ended

    /// True if the app's next phase starts with a state of its own.
    var startsAnew: Bool { if case .changed = self { false } else { true } }
}

extension NavigationStore {
    // MARK: boot
    /// Makes links wait.
    func hold(_ reason: LinkHold) { session.hold = session.hold.union(reason) }
    /// - Returns: False if boot is under way already.
    func beginBoot() -> Bool {
        guard !session.isBootUnderWay else { return false }
        session.isBootUnderWay = true
        return true
    }
    /// The session is known, and what was saved is being restored.
    ///
    /// - Parameter owner: The user who was logged in while the app booted, and isn't any more.
    func endBoot(forgetting owner: String?) {
        if let owner { session.expiredOwner = owner }
        session.hold = [.restoring]
    }

    // MARK: changes
    /// - Parameter base: The state that the app's new phase starts with, if it has one.
    func updateSession(_ change: SessionChange, from base: ScreenState?) {
        // at once, also in the middle of a transition: what a guard says now is said about another session
        if change.startsAnew { session.epoch &+= 1 }
        guard !isTooDeep(for: "session") else { return }
        exclusively { [epoch = session.epoch] in $0.apply(change, from: base, isLatest: epoch == $0.session.epoch) }
    }

    /// - Parameter isLatest: Whether the guard still speaks of this session, and not of one that has begun since.
    private func apply(_ change: SessionChange, from base: ScreenState?, isLatest: Bool) {
        switch change {
        case .began(let new): begin(new, from: base)
        case .ended: end(showsOnlyOpen: !isLatest, from: base)
        case .expired: expire(from: base)
        case .changed(let new) where new.isLocked: session.hold = session.hold.union(.locked)
        case .changed:
            session.hold = session.hold.subtracting(.locked)
            let pending = waiting.pending.take()
            recheck()
            if let pending { askAgain(pending) } else { resume() }
            release(.locked)
        }
    }

    private func begin(_ new: Session, from base: ScreenState?) {
        let isAnother = [session.owner, session.expiredOwner].contains { $0 != nil && $0 != new.owner }
        if isAnother { end(showsOnlyOpen: true) }
        let pending = waiting.pending.take()
        session.owner = new.owner
        session.expiredOwner = nil
        pipeline.forgetAdmitted()
        session.hold = session.hold.subtracting(.locked)
        if let base { start(from: base) }
        if pending != nil || !resume(isLogin: true) {
            leaveDenialScreen()
            // what the new session may not see leaves, and declared roots come back
            recheck()
        }
        if let pending { askAgain(pending) }
        if new.isLocked { session.hold = session.hold.union(.locked) } else { release(.locked) }
    }

    /// Asks about a transition again, of the session as it is now: what a guard was asked before holds no longer.
    private func askAgain(_ pending: Request) {
        var request = pending
        request.epoch = session.epoch
        request.errand?.known.forget()
        advanceAgain(request)
    }

    /// Log-out. The state goes first: whoever is told of the rest sees what is left.
    private func end(showsOnlyOpen: Bool = false, from base: ScreenState? = nil) {
        let left = pipeline.withoutDenialScreen(state)
        let unanswered = [waiting.pending.take(), waiting.link.take()]
        keep(nil)
        session = SessionState(epoch: session.epoch, hold: session.hold.subtracting(.locked))
        pipeline.forgetAdmitted()
        pipeline.didLead(to: nil)
        // another user may be allowed what the first one has open; it is not theirs to see
        let rest = showsOnlyOpen ? left.truncated { $0.accessRule == .everyone }.state : left
        if let base { declare(base) }
        show(base ?? rest)
        for case let request? in unanswered { end(request, .denied(.unauthenticated)) }
        for (_, observer) in journal.observers.all { observer.onLogOut?() }
    }

    func start(from base: ScreenState) {
        pipeline.didLead(to: nil)
        declare(base)
        show(base)
    }
    /// Roots to bring back where they had to leave.
    func declare(_ base: ScreenState) {
        var roots: [String: Screen] = [:]
        for branch in base.ground.branches { roots[branch.id] = branch.root }
        rules.roots = roots
    }

    /// The session ended by itself: what was shown or just asked for is kept for its owner.
    private func expire(from base: ScreenState?) {
        session.expiredOwner = session.owner ?? session.expiredOwner
        session.owner = nil
        // whatever was hidden by a lock is to leave too
        session.hold = session.hold.subtracting(.locked)
        pipeline.forgetAdmitted()
        let old = state
        let pending = waiting.pending.take()
        let wanted = pending.flatMap { pipeline.proposal(of: $0, in: old) }
        if let base { start(from: base) } else { recheck() }
        let kept = wanted ?? old
        if kept != state, let destination = kept.top ?? kept.screens.last {
            keep(intent(Request(.replace(kept.values), at: ground, .code), for: destination, pending?.errand?.awaited))
            if pending != nil, base == nil, pipeline.denialScreen == nil,
                let lead = pipeline.lead(from: destination, .unauthenticated, on: state)
            {
                pipeline.didLead(to: lead.screen)
                show(lead.state)
            }
        }
        if let pending { end(pending, .denied(.unauthenticated)) }
        release(.locked)
    }

    /// Sends what is shown through redirects and guards again. A transition that waits for a guard goes on waiting.
    func recheck(kind: NavigationKind = .session) {
        guard session.hold.isDisjoint(with: [.booting, .locked]) else { return }
        pipeline.forgetAdmitted()
        let pending = waiting.pending.take()
        show(state, kind: kind)
        waiting.pending = pending
    }
    /// The same, where nothing is known to have changed: what a guard has to find out is hidden until it has.
    func recheckAsking() {
        guard session.hold.isDisjoint(with: [.booting, .locked]) else { return }
        let shown = state
        let hasToAsk = shown.screens.contains {
            if case .later? = rules.access?($0, .session) { true } else { false }
        }
        recheck(kind: hasToAsk ? .restore : .session)
        if hasToAsk, state != shown { run(Request(.replace(shown.values), at: ground, .restoration, kind: .restore)) }
    }

    private func show(_ state: ScreenState, kind: NavigationKind = .session) {
        run(Request(.replace(state.values), at: ground, .session, kind: kind))
    }

    /// Takes the login away: the user has passed it. What was shown on top of it goes too.
    func leaveDenialScreen() {
        guard pipeline.denialScreen != nil else { return }
        let state = pipeline.withoutDenialScreen(state)
        pipeline.didLead(to: nil)
        show(state)
    }
}
