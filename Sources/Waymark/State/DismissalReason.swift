/// The reason a modal was dismissed.
public enum DismissalReason: String, Hashable, Sendable, CaseIterable {
    /// The user pulled it down, swiped it away or pressed Escape.
    case user
    /// Code dismissed it.
    case code
    /// Another modal replaced it.
    case replaced
    /// A link was opened.
    case link
    /// The session changed.
    case session
    /// Its screen finished with an answer.
    case completed
}
