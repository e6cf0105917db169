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
        guard var captured = capture.take() else { return .captured }
        defer { capture = captured }
        captured.isNavigating = true
        var redirected = RedirectedAction(action)
        do throws(NavigationFailure) {
            try redirected.resolve(redirect, unhandled)
            try captured.state.apply(redirected.action, at: box.index)
            if let name = redirected.unhandled { throw .unhandled(name: name) }
        } catch {
            captured.failure = error
            return .failed(error)
        }
        return .captured
    }

    func capturing(_ action: () -> Void) -> CapturedNavigation<Destination> {
        var captured: CapturedNavigation? = CapturedNavigation(state: state)
        // what is captured is moved in and out, and not copied; a capture inside of another one leaves it as it was
        swap(&capture, &captured)
        Capture.$isActive.withValue(true, operation: action)
        swap(&capture, &captured)
        return captured ?? CapturedNavigation(state: state)
    }
}
