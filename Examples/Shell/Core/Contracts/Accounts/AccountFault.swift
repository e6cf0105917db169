/// An error of accounts and sessions. The texts are for the user, and say the same of a user who does
/// not exist as of a wrong password.
nonisolated public enum AccountFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user, the password or the recovery code is wrong.
    case wrong
    /// Too many attempts in fifteen minutes.
    case tooMany
    /// Somebody has that user id already.
    case taken
    /// The user id is malformed.
    case invalidUserID
    /// The password is too short or too long.
    case invalidPassword
    /// The answer for a step is empty, too long or no text.
    case invalidAnswer
    /// A saved state is larger than any that is restored.
    case tooLarge
    /// The consent says something other than yes.
    case noConsent
    /// There is no such session any more, or it has changed meanwhile.
    case noSession
    /// Too much to do at the moment.
    case busy
    /// The database failed.
    case unavailable
    /// The database failed to write down that a session ended or is locked. It is, here, and will be written down as soon
    /// as that is possible.
    case notWritten
    /// The database cannot be asked, and too many log-outs wait to be written down already.
    case notRevoked

    public var description: String {
        switch self {
        case .wrong: "Those details don’t match. Check them and try again."
        case .tooMany: "Too many attempts. Try again in 15 minutes."
        case .taken: "That username is taken."
        case .invalidUserID: "Usernames have 3 to 64 letters and digits."
        case .invalidPassword: "Choose a password of 12 to 1,024 characters."
        case .invalidAnswer: "Enter 1 to 100 characters."
        case .tooLarge: "Too much is open to be saved."
        case .noConsent: "Type “yes” to confirm."
        case .noSession: "You’re no longer logged in."
        case .busy: "We’re very busy right now. Try again in a few seconds."
        case .unavailable: "We can’t reach your account right now."
        case .notWritten:
            "It worked here, but we couldn’t save it. We’ll keep trying; until then, it may not apply everywhere."
        case .notRevoked:
            "You’re logged out of this browser, but we couldn’t end your session. If someone else may have used it, reset your password once you can log in again."
        }
    }
}
