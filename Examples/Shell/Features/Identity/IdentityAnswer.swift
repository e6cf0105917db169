/// The result of answering a step of the identity set-up.
nonisolated public enum IdentityAnswer: Hashable, Sendable {
    /// The answer is saved, and the next step is shown.
    case next
    /// The last answer is saved.
    case done
    /// The answer is refused.
    case refused(AccountFault)
}
