/// A user's account.
nonisolated public struct Account: Hashable, Codable, Sendable {
    public let userID: UserID
    public var permissions: Set<String> = []
    /// The completed steps of the identity set-up, with their answers.
    public var identity: [IdentityStep: String] = [:]

    /// The completed steps.
    public var doneSteps: Set<IdentityStep> { Set(identity.keys) }
}
