/// An error of accounts and sessions. The texts are for users. Only that of `taken` reveals that a user exists.
nonisolated public enum AccountFault: Error, Hashable, CustomStringConvertible {
    /// There is no such user, or the password or the recovery code is wrong.
    case wrong
    case taken
    case wrongPIN
    case invalidUserID
    case invalidPassword
    case invalidAnswer
    /// The answer to the consent step isn't yes.
    case noConsent
    case noSession

    public var description: String {
        switch self {
        case .wrong: "Those details don’t match. Check them and try again."
        case .taken: "That username is taken."
        case .wrongPIN: "That isn’t the PIN."
        case .invalidUserID: "Usernames have 3 to 64 letters and digits."
        case .invalidPassword: "Choose a password of at least 12 characters."
        case .invalidAnswer: "Enter 1 to 100 characters."
        case .noConsent: "Type “yes” to confirm."
        case .noSession: "You’re no longer logged in."
        }
    }
}
