/// The result of answering a step of the identity set-up.
nonisolated public enum IdentityAnswer: Hashable, Sendable {
    /// The answer was saved, and the first missing step is shown.
    case next
    /// The answer was saved, and no step is missing any more.
    case done
    /// The answer was refused, or there is no session.
    case refused(AccountFault)
}
