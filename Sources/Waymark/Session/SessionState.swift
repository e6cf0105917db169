/// The session as navigation knows it: who is logged in, why links wait, and the screen that a denial led to.
///
/// A state machine without side effects: each event changes it and returns the effects to carry out. It is never saved.
struct SessionState: Equatable {
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
    private(set) var user = User.nobody
    private(set) var boot = Boot.none
    private(set) var isLocked = false
    /// A Boolean value that indicates whether guards answer for a locked session already. `isLocked` follows.
    private(set) var isLockReported = false
    private(set) var isRestoring = false
    /// The screen that the last denial led to; nil once it has left the state, or the denial no longer applies.
    private(set) var denialScreen: Screen?
    /// The number of times that a session has begun, expired or ended. An answer of a guard from an earlier epoch no
    /// longer counts.
    private(set) var epoch: UInt64 = 0

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
    var wait: TransitionOutcome.Wait? {
        boot != .none ? .boot : isLocked ? .unlock : isRestoring ? .restoration : nil
    }
    /// A Boolean value that indicates whether screens are visible: boot isn't awaited or under way, and the app isn't
    /// locked.
    var isShown: Bool { boot == .none && !isLocked }

    mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
        switch event {
        case .bootIsAwaited: boot = boot == .none ? .awaited : boot
        case .bootBegan: boot = .underWay
        case .bootEnded(let forgotten):
            user = forgotten.map { .expired($0) } ?? user
            boot = .none
            isRestoring = true
        case .restorationBegan: isRestoring = true
        case .restorationEnded:
            isRestoring = false
            return [.openLink]
        case .phaseBegan(let base): return [base.map { .start($0) } ?? .check]

        case .reported(let change):
            epoch &+= change.startsAnew ? 1 : 0
            isLockReported = change.session?.isLocked ?? false
        case .began(let new, let base):
            let isAnother = lastOwner.map { $0 != new.owner } ?? false
            let logOut = isAnother ? end(keepsOpenOnly: true) : []
            user = .owner(new.owner)
            isLocked = false
            return logOut + [.setQuestionAside, .forgetAnswers] + (base.map { [.start($0)] } ?? [])
                + [.resumeOrCheck, .performOrdered, .askAgain, new.isLocked ? .lock : .openLink]
        case .changed:
            isLocked = false
            return [
                .setQuestionAside, .check, .passDenialOfRoot, .performOrdered, .askAgainOrResume, .openLink,
            ]
        case .locked: isLocked = true
        case .expired(let base):
            user = lastOwner.map { .expired($0) } ?? .nobody
            // screens hidden by a lock have to leave, too
            isLocked = false
            return [
                .setQuestionAside, .forgetAnswers, base.map { .start($0) } ?? .check, .intendShown(leads: base == nil),
                .refuseQuestion, .performOrdered, .openLink,
            ]
        case .ended(let base, let isOutdated): return end(from: base, keepsOpenOnly: isOutdated)

        case .denied(let screen): denialScreen = screen
        case .denialScreenLeft(let kind):
            denialScreen = nil
            // a user who goes back from the login, or to another tab, gives up the denied request
            return [.pop, .dismiss, .history, .select].contains(kind) ? [.dropIntent] : []
        case .denialPassed:
            let passed = denialScreen
            denialScreen = nil
            return passed.map { [.remove($0)] } ?? []
        }
        return []
    }
    private mutating func end(from base: ScreenState? = nil, keepsOpenOnly: Bool) -> [SessionEffect] {
        let left = denialScreen
        (user, isLocked, denialScreen) = (.nobody, false, nil)
        return [.logOut(leaving: left, from: base, keepsOpenOnly: keepsOpenOnly)]
    }
}
