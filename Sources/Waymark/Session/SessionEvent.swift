/// An event of the session. Report it after the guard knows.
package enum SessionChange: Hashable, Sendable {
    /// A user logged in. A denied request of theirs is resumed; nothing of another owner is left.
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

/// An event that ``SessionState`` handles. `from` is the state that the app's new phase starts with, if it has one.
enum SessionEvent {
    // boot
    case bootIsAwaited
    case bootBegan
    /// The session is known, and what was saved is being restored.
    ///
    /// - Parameter forgetting: The user who was logged in while the app booted, and isn't any more.
    case bootEnded(forgetting: String?)
    case restorationBegan
    case restorationEnded
    case phaseBegan(from: ScreenState?)

    // the session
    /// The guard speaks of another session from now on. What follows has to wait for the transition under way.
    case reported(SessionChange)
    case began(Session, from: ScreenState?)
    /// The owner's session says something else, and isn't locked.
    case changed
    case locked
    case expired(from: ScreenState?)
    /// - Parameter isOutdated: True if another session has begun since.
    case ended(from: ScreenState?, isOutdated: Bool)

    // the screen that a denial leads to
    /// A denial has led to a screen; nil if none counts any more.
    case denied(to: Screen?)
    case denialScreenLeft(by: NavigationKind)
    /// The user has passed the login.
    case denialPassed
}

/// What follows from an event of the session. The store carries it out, one effect after the other.
enum SessionEffect: Equatable {
    // what waits
    /// The transition that a guard is asked about is set aside; a later effect decides on it.
    case setQuestionAside
    /// Its guard is asked again: what it was asked before holds no longer.
    case askAgain
    /// The same or, if no guard was asked, what was denied is resumed.
    case askAgainOrResume
    case refuseQuestion
    /// The link that waits is opened, unless something else holds it.
    case openLink
    case dropIntent
    /// What was shown, or asked about, is kept for the owner, to be resumed.
    ///
    /// - Parameter leads: True if what is shown instead is the screen that the denial leads to.
    case intendShown(leads: Bool)

    // what is shown
    case forgetAnswers
    /// What is shown goes through redirects and guards again.
    case check
    /// What was denied is resumed after a login. If there is nothing, the login leaves, and what is shown is checked.
    case resumeOrCheck
    case start(ScreenState)
    /// A screen leaves, and what is shown on top of it.
    case remove(Screen)
    /// Nothing is left of a user who has logged out.
    ///
    /// - Parameter keepsOpenOnly: True if only screens for everyone stay. The next user may be allowed the same screens,
    ///   but not what this one has open.
    case logOut(leaving: Screen?, from: ScreenState?, keepsOpenOnly: Bool)

    /// Last of a login: what is shown has to be checked before it is hidden.
    case lock
}
