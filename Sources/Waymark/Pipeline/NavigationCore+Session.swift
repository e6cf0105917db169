/// What a change of the session does to the state.
extension NavigationCore {
    /// - Parameter base: The state that the app's new phase starts with, if it has one.
    func sessionDidChange(_ change: SessionChange, from base: State?) {
        // at once, also in the middle of a transition: what a guard says now is said of another session
        switch change {
        case .began, .ended, .expired: epoch &+= 1
        case .changed, .locked, .unlocked: break
        }
        exclusively { $0.apply(change, from: base) }
    }

    private func apply(_ change: SessionChange, from base: State?) {
        switch change {
        case .began(let new): begin(new, from: base)
        case .ended: end(from: base)
        case .expired: expire(from: base)
        case .changed:
            recheck()
            resume()
        case .locked: hold.insert(.locked)
        case .unlocked:
            hold.remove(.locked)
            recheck()
            resume()
            release(.locked)
        }
    }

    private func begin(_ new: String, from base: State?) {
        let isAnother = owner != nil && owner != new || expiredOwner != nil && expiredOwner != new
        if isAnother {
            end(showsOnlyOpen: true)
        } else if let pending {
            // nobody was logged in: the question is asked again, of the new session
            pending.request.epoch = epoch
            pending.request.answers = [:]
        }
        owner = new
        expiredOwner = nil
        admitted = []
        hold.remove(.locked)
        // what waits for a guard is about to say where to go
        if let base, pending == nil { start(from: base) }
        if resume() == nil { leaveDenialScreen() }
        release(.locked)
    }

    /// Log-out: what is protected leaves, and nothing that was asked for is kept (G6, G14). The state goes first:
    /// whoever is told of the rest sees what is left.
    private func end(showsOnlyOpen: Bool = false, from base: State? = nil) {
        let left = withoutDenialScreen()
        let asked = pending
        let link = waiting
        pending = nil
        waiting = nil
        intent = nil
        denialScreen = nil
        admitted = []
        owner = nil
        expiredOwner = nil
        hold.remove(.locked)
        // G7: another user may be allowed what the first one has open; it is not theirs to see
        let rest = showsOnlyOpen ? left.truncated(where: Self.isOpen).state : left
        perform(.replace(base ?? rest), at: ground, .session, kind: .session)
        if let asked { settle(asked, .denied(.unauthenticated)) }
        if let link { settle(link, .denied(.unauthenticated)) }
    }
    /// Shows what a phase starts with.
    func start(from base: State) {
        denialScreen = nil
        perform(.replace(base), at: ground, .session, kind: .session)
    }
    private static func isOpen(_ destination: Destination) -> Bool {
        (destination as? any GuardedNavigation)?.accessRule == .everyone
    }

    /// The session ended by itself: what is protected leaves at once. What was shown, with what was just asked for, is
    /// what its owner may come back to (G15).
    private func expire(from base: State?) {
        expiredOwner = owner ?? expiredOwner
        owner = nil
        admitted = []
        let old = state
        let asked = pending
        pending = nil
        let wanted = asked.flatMap { pending in
            try? old.applying(pending.request.action, at: min(pending.request.box.index, old.levels.count - 1))
        }
        if let base { start(from: base) } else { recheck() }
        let kept = wanted ?? old
        if kept != state, let destination = kept.topDestination ?? kept.destinations.last {
            intent = IntendedNavigation(
                action: .replace(kept), destination: destination, box: ground, origin: .code, kind: .replace,
                owner: expiredOwner, reason: .unauthenticated,
                expires: timing.clock.elapsed() + timing.intentLifetime)
            if asked != nil, base == nil { lead(to: .unauthenticated, from: destination) }
        }
        if let asked { settle(asked, .denied(.unauthenticated)) }
    }

    /// Sends what is shown through redirects and guards again: what may no longer stay leaves.
    func recheck() {
        guard !hold.contains(.locked) else { return }
        admitted = []
        perform(.replace(state), at: ground, .session, kind: .session)
    }
}

/// What happened to the session. Say it after the guard knows.
public enum SessionChange: Hashable, Sendable {
    /// Somebody logged in: the owner's tag. What was asked for before is resumed (G8, G9); of another owner than before,
    /// nothing that the first one had open is left (G7).
    case began(owner: String)
    /// The user logged out: protected destinations leave in this transition, and nothing is kept (G6).
    case ended
    /// The session ended by itself: protected destinations leave, and come back when the same owner logs in (G15).
    case expired
    /// It may do more or less than before: a purchase, a form that was filled in, a role. What may no longer stay
    /// leaves; what was denied before and would now be allowed is resumed.
    case changed
    /// It is locked: the state stays, hidden, and links wait (G14).
    case locked
    /// It is unlocked: the state is shown again, and the link that waits is opened.
    case unlocked
}
