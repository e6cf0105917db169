/// The reason a modal was dismissed.
public enum DismissalReason: String, Hashable, Sendable, CaseIterable {
    /// The user dismissed the modal, for example by pulling it down or pressing Escape.
    case user
    /// Code dismissed the modal, or a restored state doesn't contain it.
    case code
    /// Another modal took the modal's place.
    case replaced
    /// A link, notification, quick action, intent or user activity was opened.
    case link
    /// The session, a redirect or a guard changed, or a denial led to another screen.
    case session
    /// The modal's screen finished, with or without an answer.
    case completed
}
