public import Waymark

/// A login on this device.
nonisolated public struct LoginSession: Hashable, Codable, Sendable {
    public var account: Account
    public var isLocked = false

    /// The session as guards see it.
    public var session: Session {
        let isComplete = IdentityStep.missing(from: account.doneSteps) == nil
        return Session(
            owner: account.userID.linkText, permissions: account.permissions,
            information: isComplete ? [IdentityStep.information] : [], isLocked: isLocked)
    }
}
