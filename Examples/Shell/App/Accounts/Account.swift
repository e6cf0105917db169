public import Foundation
public import Waymark

/// Somebody who may log in.
nonisolated public struct Account: Hashable, Sendable {
    /// Who it is.
    public let userID: UserID
    /// What the user may do.
    public var permissions: Set<Permission>
    /// The steps of the identity set-up that are done, with what was told.
    public var identity: [IdentityStep: String]

    /// The steps that are done.
    public var doneSteps: Set<IdentityStep> { Set(identity.keys) }
}

/// A login session as the server knows it.
nonisolated public struct LoginSession: Hashable, Sendable {
    /// What the visitor's cookie holds. The database holds its hash.
    public let id: String
    /// Whose it is.
    public let account: Account
    /// Whether it is locked.
    public let isLocked: Bool
    /// When it ends at the latest.
    public let expires: Date

    /// What navigation has to know of it.
    public var session: Session {
        let isComplete = IdentityStep.missing(from: account.doneSteps) == nil
        return Session(
            owner: account.userID.linkText, expires: expires, permissions: account.permissions,
            information: isComplete ? [IdentityStep.information] : [], isLocked: isLocked)
    }
}

/// Why something about an account could not be done. The texts are for the user, and say the same of a user who does
/// not exist as of a wrong password (W21).
nonisolated public enum AccountFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user, the password or the recovery code is wrong.
    case wrong
    /// Too many attempts in fifteen minutes.
    case tooMany
    /// Somebody has that user id already.
    case taken
    /// The user id is none.
    case invalidUserID
    /// The password is too short or too long.
    case invalidPassword
    /// What was told for a step is empty or too long.
    case invalidAnswer
    /// There is no such session any more.
    case noSession
    /// The database failed.
    case unavailable

    public var description: String {
        switch self {
        case .wrong: "This user and this password do not belong together."
        case .tooMany: "Too many attempts. Try again in fifteen minutes."
        case .taken: "That user id is taken."
        case .invalidUserID: "A user id is 3 to 64 letters and digits."
        case .invalidPassword: "A password has 12 to 128 characters."
        case .invalidAnswer: "Please write 1 to 100 characters."
        case .noSession: "You are not logged in any more."
        case .unavailable: "That does not work at the moment."
        }
    }
}
