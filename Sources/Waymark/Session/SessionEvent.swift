/// A change of the session, reported after the `AuthGuard` has learned of it.
package enum SessionChange: Hashable, Sendable {
    /// A user logged in. A request that was denied to this user, or while nobody was logged in, is resumed. If the last
    /// session was another user's, that user's screens and requests are removed.
    case began(Session)
    /// The same owner's session changed, for instance after a purchase. Screens that it no longer allows leave, and a
    /// denied request that it now allows is resumed. If the session is now locked, the state is kept but hidden, and
    /// links wait.
    case changed(Session)
    /// The session expired. Screens that need a session leave, and come back if the same owner logs in within
    /// ``NavigationTiming/intendedLifetime``.
    case expired
    /// The user logged out. Screens that need a session leave, and neither a denied request nor saved state is kept.
    case ended

    /// The session after the change; nil if there is none.
    var session: Session? {
        switch self {
        case .began(let session), .changed(let session): session
        case .expired, .ended: nil
        }
    }
    /// A Boolean value that indicates whether a session began, expired or ended. The app may then show a new state.
    var startsAnew: Bool { if case .changed = self { false } else { true } }
}

/// An event that `SessionState` handles. `from` is the state to show from then on; nil to go on from the shown state.
enum SessionEvent {
    // boot
    case bootIsAwaited
    case bootBegan
    /// Boot has determined the session. Links keep waiting until `restorationEnded`.
    ///
    /// - Parameter forgetting: The owner whose session ended before boot did; nil if there is none. That session counts
    ///   as expired, so a link that arrived during the session is kept for its owner.
    case bootEnded(forgetting: String?)
    case restorationBegan
    case restorationEnded
    case phaseBegan(from: ScreenState?)

    // the session
    /// The session has changed, and guards already answer for it. The event that changes the shown state follows after
    /// the transition under way.
    case reported(SessionChange)
    case began(Session, from: ScreenState?)
    /// The owner's session changed, and isn't locked.
    case changed
    case locked
    case expired(from: ScreenState?)
    /// The user logged out.
    ///
    /// - Parameter isOutdated: true if a session has begun, expired or ended since the log-out was reported.
    case ended(from: ScreenState?, isOutdated: Bool)

    // the screen that a denial leads to
    /// A denial showed a screen, such as a login. With nil, the screen of an earlier denial is forgotten.
    case denied(to: Screen?)
    case denialScreenLeft(by: NavigationKind)
    /// A login succeeded, or the denied request is resumed, so the denial's screen can leave.
    case denialPassed
}

/// An effect of a session event. The store carries out one effect after the other.
enum SessionEffect: Equatable {
    // waiting requests and links
    /// The transition that waits for a guard is set aside. A later effect decides what becomes of it.
    case setQuestionAside
    /// The guards are asked again about the transition set aside. Their earlier answers no longer count.
    case askAgain
    /// The guards are asked again about the transition set aside or, if there is none, the denied request is resumed.
    case askAgainOrResume
    case refuseQuestion
    /// The requests that waited in order for an unlock are performed.
    case performOrdered
    /// The screen of a denial leaves if it stood in place of a denied root, and the root has come back.
    case passDenialOfRoot
    /// The waiting link is opened, unless boot, a lock or restoration still holds it.
    case openLink
    case dropIntent
    /// A request for the state that was shown, or that the transition set aside would show, is kept for the owner, to
    /// be resumed after a login.
    ///
    /// - Parameter leads: true to show the screen that the denial leads to, if a transition was set aside.
    case intendShown(leads: Bool)

    // what is shown
    case forgetAnswers
    /// The shown state goes through redirects and guards again.
    case check
    /// The denied request is resumed after a login, unless a transition was set aside. If no request is resumed, the
    /// login's screen leaves. The shown state is then checked, unless the request is committed at once.
    case resumeOrCheck
    case start(ScreenState)
    /// A screen leaves, with everything on top of it.
    case remove(Screen)
    /// The screens and requests of the user who logged out are removed.
    ///
    /// - Parameter keepsOpenOnly: true if only screens for everyone stay. Guards may already answer for the next user,
    ///   who may be allowed to see such screens, but not what this user opened.
    case logOut(leaving: Screen?, from: ScreenState?, keepsOpenOnly: Bool)

    /// The state is hidden. Comes last in a login, because the shown state has to be checked first.
    case lock
}
