/// An error of accounts and sessions. The texts are for users, and don't reveal whether a user exists.
nonisolated public enum AccountFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user, the password or the recovery code is wrong.
    case wrong
    /// Too many attempts in fifteen minutes.
    case tooMany
    /// The user id is taken.
    case taken
    /// The user id is malformed.
    case invalidUserID
    /// The password is too short or too long.
    case invalidPassword
    /// The answer for a step is empty, too long or not text.
    case invalidAnswer
    /// The saved state exceeds the size limit.
    case tooLarge
    /// The consent isn't yes.
    case noConsent
    /// The session doesn't exist any more, or has changed meanwhile.
    case noSession
    /// The server is busy.
    case busy
    /// The database failed.
    case unavailable
    /// The database failed to record the end or the lock of a session. It is in effect here, and will be recorded as
    /// soon as possible.
    case notWritten
    /// The database can't be reached, and too many log-outs are waiting to be recorded.
    case notRevoked

    public var description: String {
        switch self {
        case .wrong: "This user and this password do not belong together."
        case .tooMany: "Too many attempts. Try again in fifteen minutes."
        case .taken: "That user id is taken."
        case .invalidUserID: "A user id is 3 to 64 letters and digits."
        case .invalidPassword: "A password has at least 12 characters, and at most 1,024 bytes."
        case .invalidAnswer: "Please write 1 to 100 characters."
        case .tooLarge: "Too much is open to be saved."
        case .noConsent: "This needs your consent: please write \"yes\"."
        case .noSession: "You are not logged in any more."
        case .busy: "There is too much to do at the moment. Try again in a few seconds."
        case .unavailable: "That does not work at the moment."
        case .notWritten:
            "This could not be written down. It holds here, and will be written down once that works again; other servers may not know of it until then."
        case .notRevoked:
            "This browser has forgotten your session, but the session could not be ended. Log in later and replace your password if somebody else may have a copy of its cookie."
        }
    }
}
