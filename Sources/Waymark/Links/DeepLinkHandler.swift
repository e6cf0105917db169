public import WaymarkLinks

/// Handles links that patterns can't express. It gets only links that the link policy accepts, already parsed.
///
/// ```swift
/// func navigation(for link: ParsedLink) -> Route? { link["id"].flatMap(Int.init).map(Route.recipe) }
/// ```
public protocol DeepLinkHandler<Destination>: Sendable {
    /// The destinations of its links.
    associatedtype Destination: Navigation
    /// The destination of a link; nil if the handler doesn't know the link.
    func navigation(for link: ParsedLink) -> Destination?
    /// Responds to a link that may not lead to a screen, such as a referral code. Uses ``navigation(for:)`` by default.
    /// Must not have side effects: it is also called to find out where a link leads.
    func response(to link: ParsedLink) -> LinkResponse<Destination>?
}

extension DeepLinkHandler {
    public func navigation(for link: ParsedLink) -> Destination? { nil }
    public func response(to link: ParsedLink) -> LinkResponse<Destination>? {
        navigation(for: link).map { .navigate($0) }
    }
}

/// A handler's response to a link.
public enum LinkResponse<Destination: Navigation>: Sendable {
    /// Shows a destination.
    case navigate(Destination)
    /// Runs an action when the link is opened, even during boot; the outcome is ``TransitionOutcome/handled``. Anybody
    /// can make such a link: ask the user before doing anything that can't be undone.
    case handled(@MainActor @Sendable () -> Void)
}
