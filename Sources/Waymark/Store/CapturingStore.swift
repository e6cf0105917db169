/// Where an action would lead on a router that only renders, and what it asked for and did not get, such as the target
/// of an outgoing navigation that nothing redirects.
package typealias Captured<State> = (state: State, isNavigating: Bool, failure: NavigationFailure?)

/// Whether the current code, and every task that it starts, runs only to find out where it would lead. Trackers are
/// mute then.
package enum Capture {
    @TaskLocal package static var isActive = false
}

/// A store that is born to render: nothing is ever committed.
final class CapturingStore: NavigationStore {
    private var captured: Captured<ScreenState>?

    /// Session changes and rules leave what is rendered as it is.
    override func run(_ request: consuming Request) -> NavigationHandle { NavigationHandle(.captured) }

    override func perform(_ request: consuming Request) -> NavigationHandle {
        request.errand?.awaited?.promise.settle(nil)
        _ = request.errand?.restoration?.conclude(Settlement(.captured), screens)
        // taken, so that what a rule navigates meanwhile is not captured
        guard var captured = captured.take() else { return NavigationHandle(.captured) }
        defer { self.captured = captured }
        captured.isNavigating = true
        let outcome: TransitionOutcome?
        switch pipeline.step(Request(request.action, at: request.level, .code), from: captured.state) {
        case .commit(let next, let settlement):
            captured.state = next
            outcome = settlement?.outcome
        case .refuse(let settlement): outcome = settlement.outcome
        case .ask: outcome = nil
        }
        guard case .failed(let failure)? = outcome else { return NavigationHandle(.captured) }
        captured.failure = failure
        return NavigationHandle(.failed(failure))
    }

    func capture(_ action: () -> Void) -> Captured<ScreenState> {
        var captured: Captured<ScreenState>? = (state, false, nil)
        // moved in and out, and not copied; a capture inside another one leaves it as it was
        swap(&self.captured, &captured)
        Capture.$isActive.withValue(true, operation: action)
        swap(&self.captured, &captured)
        return captured ?? (state, false, nil)
    }
}

extension Router {
    @_specialize(where Destination == AnyNavigation)
    package func capture(_ action: () -> Void) -> Captured<NavigationState<Destination>> {
        guard let store = store as? CapturingStore else { preconditionFailure("only a router that renders captures") }
        let captured = store.capture(action)
        return (screens.state(captured.state), captured.isNavigating, captured.failure)
    }
}
