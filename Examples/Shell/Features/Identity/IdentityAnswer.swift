/// The result of answering a step of the identity set-up.
nonisolated public enum IdentityAnswer: Hashable, Sendable {
    /// The answer is kept, and the next step is shown.
    case next
    /// The answer is kept, and it was the last one.
    case done
    /// The answer is not kept.
    case refused(AccountFault)
}
