public import Foundation
public import Waymark

/// A login session as the server knows it.
nonisolated public struct LoginSession: Hashable, Sendable {
    /// The text of the visitor's cookie. The database holds its hash.
    public let id: String
    /// The key of the session in the database, whatever its identifier is by now.
    package let number: Int64
    /// Counts its changes: a change is made to the session that was seen, or not at all.
    package let version: Int
    /// The account of its user.
    public let account: Account
    /// True if it is locked.
    public let isLocked: Bool
    /// The latest time of its end.
    public let expires: Date
    /// True if it was asked for by the identifier that it had before its last change, as a page does that was left open
    /// meanwhile. Then it is good for a lock, a log-out and a password, and shown as locked.
    package let isStale: Bool

    package init(
        id: String, number: Int64, version: Int, account: Account, isLocked: Bool, expires: Date, isStale: Bool = false
    ) {
        self.id = id
        self.number = number
        self.version = version
        self.account = account
        self.isLocked = isLocked
        self.expires = expires
        self.isStale = isStale
    }

    /// The session as navigation sees it.
    public var session: Session {
        let isComplete = IdentityStep.missing(from: account.doneSteps) == nil
        return Session(
            owner: account.userID.linkText, expires: expires, permissions: account.permissions,
            information: isComplete ? [IdentityStep.information] : [], isLocked: isLocked)
    }
}
