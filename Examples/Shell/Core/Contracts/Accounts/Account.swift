/// Somebody who may log in.
nonisolated public struct Account: Hashable, Sendable {
    /// The user's id.
    public let userID: UserID
    /// The permissions that the user has.
    public var permissions: Set<String>
    /// The steps of the identity set-up that are done, with what was told.
    public var identity: [IdentityStep: String]

    /// The most bytes of a saved state: no larger one is restored.
    package static let largestState = 64 * 1_024

    package init(userID: UserID, permissions: Set<String>, identity: [IdentityStep: String]) {
        self.userID = userID
        self.permissions = permissions
        self.identity = identity
    }

    /// The steps that are done.
    public var doneSteps: Set<IdentityStep> { Set(identity.keys) }
}
