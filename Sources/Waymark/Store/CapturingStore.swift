/// Where an action would lead, on a router that only renders.
public struct CapturedNavigation<Destination: Hashable & Sendable>: Hashable, Sendable {
    /// The state after the action.
    public internal(set) var state: NavigationState<Destination>
    /// Whether the action navigated at all.
    public internal(set) var isNavigating = false
    /// What it asked for and did not get: a redirect loop, an outgoing navigation that nothing redirects.
    public internal(set) var failure: NavigationFailure?
}

/// Whether the current code runs only to find out where it would lead. Trackers are mute then, and use cases should be.
public enum Capture {
    /// True inside `Router.capture(_:)`, and in every task that is started there.
    @TaskLocal public static var isActive = false
}

/// A store that is born to render: nothing is ever committed.
final class CapturingStore: NavigationStore {
    /// What an action has led to so far, while one is captured.
    private var captured: Captured?

    struct Captured {
        var state: ScreenState
        var isNavigating = false
        var failure: NavigationFailure?
    }

    /// Session changes and rules leave what is rendered as it is.
    override func run(_ request: consuming Request) -> Transition { Transition(.captured) }

    override func perform(_ request: consuming Request) -> Transition {
        request.result?.abandon()
        _ = request.errand?.restoration?.conclude(Settlement(.captured), screens)
        // taken, so that what a rule navigates meanwhile is not captured
        guard var captured = captured.take() else { return Transition(.captured) }
        defer { self.captured = captured }
        captured.isNavigating = true
        var next = captured.state
        let outcome: TransitionOutcome?
        switch pipeline.step(Request(request.action, at: request.level, .code), in: &next) {
        case .commit(let settlement):
            captured.state = next
            outcome = settlement?.outcome
        case .refuse(let settlement): outcome = settlement.outcome
        case .ask: outcome = nil
        }
        guard case .failed(let failure)? = outcome else { return Transition(.captured) }
        captured.failure = failure
        return Transition(.failed(failure))
    }

    func capture(_ action: () -> Void) -> Captured {
        var captured: Captured? = Captured(state: state)
        // moved in and out, and not copied; a capture inside another one leaves it as it was
        swap(&self.captured, &captured)
        Capture.$isActive.withValue(true, operation: action)
        swap(&self.captured, &captured)
        return captured ?? Captured(state: state)
    }
}

extension Router {
    /// Finds out where an action would lead, on a router that renders; nothing is performed.
    public func capture(_ action: () -> Void) -> CapturedNavigation<Destination> {
        guard let store = store as? CapturingStore else { preconditionFailure("only a router that renders captures") }
        let captured = store.capture(action)
        return CapturedNavigation(
            state: screens.state(captured.state), isNavigating: captured.isNavigating, failure: captured.failure)
    }
}
