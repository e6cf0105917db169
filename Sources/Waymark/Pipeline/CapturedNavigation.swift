/// What an action would lead to, on a router that only renders.
public struct CapturedNavigation<Destination: Navigation>: Hashable, Sendable {
    /// The state after the action.
    public internal(set) var state: NavigationState<Destination>
    /// Whether the action navigated at all.
    public internal(set) var isNavigating = false
    /// What it asked for and did not get: a redirect loop, an outgoing navigation that nothing redirects.
    public internal(set) var failure: NavigationFailure?
}

/// Whether the current code runs only to find out where it would lead.
///
/// Trackers are mute meanwhile, and no use case should run: a repository may ask.
public enum Capture {
    /// True inside of `Router.capture(_:)`, and in every task that is started there.
    @TaskLocal public static var isActive = false
}

extension NavigationCore {
    /// On a router that renders, an action changes what is being captured, and outside of a capture nothing.
    func captured(_ action: Action, at box: Box) -> TransitionOutcome {
        guard let before = capture?.state else { return .captured }
        var redirected = RedirectedAction(action)
        defer { capture?.isNavigating = true }
        do throws(NavigationFailure) {
            try redirected.resolve(redirect, unhandled)
            capture?.state = try before.applying(redirected.action, at: box.index)
            if let name = redirected.unhandled { throw .unhandled(name: name) }
        } catch {
            capture?.failure = error
            return .failed(error)
        }
        return .captured
    }

    func capturing(_ action: () -> Void) -> CapturedNavigation<Destination> {
        let outer = capture
        let before = CapturedNavigation(state: state)
        capture = before
        Capture.$isActive.withValue(true, operation: action)
        defer { capture = outer }
        return capture ?? before
    }
}
