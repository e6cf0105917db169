public import WaymarkLinks

/// Answers for links that patterns cannot express, such as those of an older version of the app. It is handed what the
/// link policy let through, never the raw link.
///
/// ```swift
/// struct LegacyLinks: DeepLinkHandler {
///     func navigation(for link: ParsedLink) -> Route? { link["id"].flatMap(Int.init).map(Route.recipe) }
/// }
/// ```
public protocol DeepLinkHandler<Destination>: Sendable {
    /// What its links lead to.
    associatedtype Destination: Navigation
    /// The destination of a link; nil for one that it does not know.
    func navigation(for link: ParsedLink) -> Destination?
    /// The same, for handlers of links that lead to no screen, such as a referral code; by default
    /// ``navigation(for:)``. It is also asked by whoever only wants to know where a link leads, so do nothing here.
    func response(to link: ParsedLink) -> LinkResponse<Destination>?
}

extension DeepLinkHandler {
    public func navigation(for link: ParsedLink) -> Destination? { nil }
    public func response(to link: ParsedLink) -> LinkResponse<Destination>? {
        navigation(for: link).map { .navigate($0) }
    }
}

/// What a link means to a handler.
public enum LinkResponse<Destination: Navigation>: Sendable {
    /// It leads to a destination.
    case navigate(Destination)
    /// It hands a value to the app. The action runs when the link is opened, also before boot has ended; the link's
    /// outcome is ``TransitionOutcome/handled``. Anybody can make such a link: let a screen ask the user before
    /// anything happens that cannot be undone.
    case handled(@MainActor @Sendable () -> Void)
}
