public import WaymarkLinks

/// A handler of links that patterns can't express. It gets only links that the link policy accepts and no pattern
/// matches, already parsed.
///
/// ```swift
/// func navigation(for link: ParsedLink) -> Route? { link["id"].flatMap { try? Int.parse($0) }.map(Route.recipe) }
/// ```
public protocol DeepLinkHandler<Destination>: Sendable {
    /// The destinations of its links.
    associatedtype Destination: Navigation
    /// Returns the destination of a link; nil, the default, if the link leads to none that the handler knows.
    func navigation(for link: ParsedLink) -> Destination?
    /// Returns the action of a link that leads to no screen, such as a referral code; nil by default. The action runs
    /// when the link is opened, even while the app boots or is locked, and the outcome is
    /// ``TransitionOutcome/handled``. This method is called only if ``navigation(for:)`` returns nil. It is also called
    /// when a link is resolved without being opened, so it must not have side effects.
    ///
    /// Anybody can make such a link: ask the user before doing anything that can't be undone.
    func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)?
}

extension DeepLinkHandler {
    public func navigation(for link: ParsedLink) -> Destination? { nil }
    public func action(for link: ParsedLink) -> (@MainActor @Sendable () -> Void)? { nil }

    func response(to link: ParsedLink) -> LinkResponse<Destination>? {
        if let destination = navigation(for: link) { return .navigate(destination) }
        return action(for: link).map { .handled($0) }
    }
}

/// A handler's response to a link.
enum LinkResponse<Destination: Navigation>: Sendable {
    case navigate(Destination)
    case handled(@MainActor @Sendable () -> Void)
}
