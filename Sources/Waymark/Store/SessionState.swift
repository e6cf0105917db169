/// What the core knows of the session. It is never written anywhere.
struct SessionState {
    /// Moves whenever what a guard allowed may no longer hold.
    var epoch: UInt64 = 0
    var owner: String?
    /// Whose session ended by itself.
    var expiredOwner: String?
    /// Why links have to wait, if they do.
    var hold: LinkHold = []
}

/// What happened to the session. Say it after the guard knows.
public enum SessionChange: Hashable, Sendable {
    /// Somebody logged in: the owner's tag. What was asked for before is resumed. If it is another owner than before,
    /// nothing that the first one had open is left.
    case began(owner: String)
    /// The user logged out: protected destinations leave in this transition, and nothing is kept.
    case ended
    /// The session ended by itself: protected destinations leave, and come back when the same owner logs in.
    case expired
    /// It may do more or less than before: a purchase, a completed form, a role. What may no longer stay leaves; what
    /// was denied before and would now be allowed is resumed.
    case changed
    /// It was locked: the state stays, hidden, and links wait.
    case locked
    /// It was unlocked: the state is shown again, and the link that waits is opened.
    case unlocked
}

/// The effect of a session change on the state.
extension NavigationStore {
    /// - Parameter base: The state that the app's new phase starts with, if it has one.
    func sessionDidChange(_ change: SessionChange, from base: ScreenState?) {
        // at once, also in the middle of a transition: what a guard says now is said about another session
        switch change {
        case .began, .ended, .expired: session.epoch &+= 1
        case .changed, .locked, .unlocked: break
        }
        exclusively { $0.apply(change, from: base) }
    }

    private func apply(_ change: SessionChange, from base: ScreenState?) {
        switch change {
        case .began(let new): begin(new, from: base)
        case .ended: end(from: base)
        case .expired: expire(from: base)
        case .changed:
            let pending = waiting.pending
            waiting.pending = nil
            recheck()
            if let pending { askAgain(pending) } else { resume() }
        case .locked: session.hold.insert(.locked)
        case .unlocked:
            session.hold.remove(.locked)
            recheck()
            resume()
            release(.locked)
        }
    }

    private func begin(_ new: String, from base: ScreenState?) {
        let isAnother =
            session.owner != nil && session.owner != new || session.expiredOwner != nil && session.expiredOwner != new
        if isAnother { end(showsOnlyOpen: true) }
        let pending = waiting.pending
        waiting.pending = nil
        session.owner = new
        session.expiredOwner = nil
        pipeline.admitted = []
        session.hold.remove(.locked)
        if let base { start(from: base) }
        if let pending {
            // nobody was logged in: the question is asked again, of the new session
            leaveDenialScreen()
            recheck()
            askAgain(pending)
        } else if resume() == nil {
            leaveDenialScreen()
            // what the new session may not see leaves, and declared roots come back
            recheck()
        }
        release(.locked)
    }

    /// Asks about a transition again, of the session as it is now: what a guard was asked before holds no longer.
    private func askAgain(_ pending: PendingTransition) {
        pending.request.epoch = session.epoch
        pending.request.running().known.forget()
        turn.isBusy = true
        defer { turn.isBusy = false }
        advance(pending.request, pending)
    }

    /// Log-out: what is protected leaves, and nothing that was asked for is kept. The state goes first: whoever is told
    /// of the rest sees what is left.
    private func end(showsOnlyOpen: Bool = false, from base: ScreenState? = nil) {
        let left = withoutDenialScreen()
        let (pending, link) = (waiting.pending, waiting.link)
        waiting.pending = nil
        waiting.keep(nil)
        keep(nil)
        let hold = session.hold.subtracting(.locked)
        session = SessionState(epoch: session.epoch, hold: hold)
        pipeline.forgetSession()
        // another user may be allowed what the first one has open; it is not theirs to see
        let rest = showsOnlyOpen ? left.truncated { screens.isForEveryone($0) }.state : left
        if let base { declare(base) }
        perform(.replace(base ?? rest), at: ground, .session, kind: .session)
        if let pending { end(pending, .denied(.unauthenticated)) }
        if let link { _ = end(link, nil, .denied(.unauthenticated)) }
    }

    /// Shows what a phase starts with.
    func start(from base: ScreenState) {
        pipeline.denialScreen = nil
        declare(base)
        perform(.replace(base), at: ground, .session, kind: .session)
    }
    /// From now on these roots come back where they had to leave.
    func declare(_ base: ScreenState) {
        rules.roots = [:]
        for branch in base[0].branches { rules.roots[branch.id] = branch.root }
    }

    /// The session ended by itself: what is protected leaves at once. What was shown, with what was just asked for, is
    /// what its owner may come back to.
    private func expire(from base: ScreenState?) {
        session.expiredOwner = session.owner ?? session.expiredOwner
        session.owner = nil
        // whatever was hidden by a lock is to leave too
        session.hold.remove(.locked)
        pipeline.admitted = []
        let old = state
        let pending = waiting.pending
        waiting.pending = nil
        let wanted = pending.flatMap { pending in
            try? old.applying(
                pending.request.action, at: min(pending.request.level.index, old.count - 1), screens)
        }
        if let base { start(from: base) } else { recheck() }
        let kept = wanted ?? old
        if kept != state, let destination = kept.topScreen ?? kept.screens.last {
            keep(
                Intent(
                    action: .replace(kept), destination: destination, level: ground, origin: .code, kind: .replace,
                    owner: session.expiredOwner, expires: timing.clock.elapsed() + timing.intentLifetime))
            if pending != nil, base == nil { lead(to: .unauthenticated, from: destination) }
        }
        if let pending { end(pending, .denied(.unauthenticated)) }
        release(.locked)
    }
    /// Shows the screen of a denial that no request of its own leads to.
    private func lead(to reason: DenialReason, from screen: ScreenID) {
        guard pipeline.denialScreen == nil,
            let target = rules.onDenial?(reason, Rules.Denied(screen: screen, requested: screen, error: nil)),
            let lead = try? pipeline.lead(to: target, on: state, from: screen)
        else { return }
        perform(.replace(lead.state), at: ground, .session, kind: .session)
        if state.contains(lead.screen) { pipeline.denialScreen = lead.screen }
    }

    /// Sends what is shown through redirects and guards again: what may no longer stay leaves. A transition that waits
    /// for a guard goes on waiting.
    func recheck(kind: NavigationKind = .session) {
        guard session.hold.isDisjoint(with: [.booting, .locked]) else { return }
        pipeline.admitted = []
        let pending = waiting.pending
        waiting.pending = nil
        perform(.replace(state), at: ground, .session, kind: kind)
        waiting.pending = pending
    }
    /// The same, where nothing is known to have changed: what a guard has to find out is hidden until it has.
    func recheckAsking() {
        guard session.hold.isDisjoint(with: [.booting, .locked]) else { return }
        let shown = state
        let access = rules.access ?? { _, _ in .allowed }
        let hasToAsk = shown.screens.contains {
            if case .later = access($0, .session) { true } else { false }
        }
        recheck(kind: hasToAsk ? .restore : .session)
        if hasToAsk, state != shown { perform(.replace(shown), at: ground, .restoration, kind: .restore) }
    }
}
