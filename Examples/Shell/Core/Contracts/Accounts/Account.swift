/// A user's account.
nonisolated public struct Account: Hashable, Sendable {
    /// The user's ID.
    public let userID: UserID
    /// The user's permissions.
    public var permissions: Set<String>
    /// The completed steps of the identity set-up, with their answers.
    public var identity: [IdentityStep: String]

    /// The maximum size of a saved state, in bytes.
    package static let largestState = 64 * 1_024

    package init(userID: UserID, permissions: Set<String>, identity: [IdentityStep: String]) {
        self.userID = userID
        self.permissions = permissions
        self.identity = identity
    }

    /// The completed steps.
    public var doneSteps: Set<IdentityStep> { Set(identity.keys) }
}
