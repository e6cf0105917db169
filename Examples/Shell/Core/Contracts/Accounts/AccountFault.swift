/// An error of accounts and sessions. The texts are for users. Only that of `taken` reveals that a user exists.
nonisolated public enum AccountFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such user, or the password or the recovery code is wrong.
    case wrong
    /// There were too many attempts in fifteen minutes.
    case tooMany
    /// The user ID is taken.
    case taken
    /// The user ID is malformed.
    case invalidUserID
    /// The password is too short, is too long or contains a control character.
    case invalidPassword
    /// The answer to a step is empty, is too long or contains a control character.
    case invalidAnswer
    /// The saved state exceeds the size limit.
    case tooLarge
    /// The answer to the consent step isn't yes.
    case noConsent
    /// There is no session any more, or it was locked or changed in the meantime.
    case noSession
    /// The server is busy, and refuses the request.
    case busy
    /// The database failed or can't be reached, or a password can't be hashed.
    case unavailable
    /// The database failed to record a log-out or a lock. It is in effect on this server, and is recorded as soon as
    /// possible.
    case notWritten
    /// The database can't be reached, and too many log-outs are waiting to be recorded.
    case notRevoked

    public var description: String {
        switch self {
        case .wrong: "Those details don’t match. Check them and try again."
        case .tooMany: "Too many attempts. Try again in 15 minutes."
        case .taken: "That username is taken."
        case .invalidUserID: "Usernames have 3 to 64 letters and digits."
        case .invalidPassword: "Choose a password of 12 to 1,024 characters."
        case .invalidAnswer: "Enter 1 to 100 characters."
        case .tooLarge: "Too many screens are open to save. Close some, and try again."
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
