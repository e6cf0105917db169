public import Foundation
public import Waymark

/// A login session, as the account service returns it.
nonisolated public struct LoginSession: Hashable, Sendable {
    /// The identifier that the visitor has: on the web, in a cookie. The database has only its hash.
    public let id: String
    /// The session's primary key, which never changes.
    package let number: Int64
    /// A number that each lock and each new identifier increments, for optimistic concurrency.
    package let version: Int
    /// The user's account.
    public let account: Account
    /// A Boolean value that indicates whether the session is locked.
    public let isLocked: Bool
    /// The time at which the session ends at the latest.
    public let expires: Date
    /// A Boolean value that indicates whether the session was looked up by its previous identifier, for example by
    /// a page that was left open. Such a session counts as locked, and allows only a lock, a log-out or an unlock.
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

    /// The session as guards see it.
    public var session: Session {
        let isComplete = IdentityStep.missing(from: account.doneSteps) == nil
        return Session(
            owner: account.userID.linkText, expires: expires, permissions: account.permissions,
            information: isComplete ? [IdentityStep.information] : [], isLocked: isLocked)
    }
}
