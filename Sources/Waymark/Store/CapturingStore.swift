/// Where an action would lead on a router that only renders, and what it asked for and did not get, such as the target
/// of an outgoing navigation that nothing redirects.
package typealias Captured<State> = (state: State, isNavigating: Bool, failure: NavigationFailure?)

/// The top of a simple state.
package enum CapturedTop {
    case root
    case above(Layer)

    /// What is pushed; or a modal with its style, and what is pushed below it.
    package struct Layer {
        package let top: AnyNavigation
        package let style: ModalStyle?
        /// The top itself if nothing is below: an optional is slow to copy.
        package let below: AnyNavigation
        package let hasBelow: Bool
    }
}

/// Whether the current code, and every task that it starts, runs only to find out where it would lead. Trackers are
/// mute then.
package enum Capture {
    @TaskLocal package static var isActive = false
}

/// A store that is born to render: nothing is ever committed.
final class CapturingStore: NavigationStore {
    /// The state so far, while an action is captured.
    private var reached: ScreenState?
    private var isNavigating = false
    private var failure: NavigationFailure?

    /// Session changes and rules leave what is rendered as it is.
    override func run(_ request: consuming Request) -> NavigationHandle { NavigationHandle(.handled) }

    override func perform(_ request: consuming Request) -> NavigationHandle {
        if let errand = request.errand {
            errand.awaited?.promise.settle(nil)
            _ = errand.restoration?.conclude(nil)
        }
        // taken, so that what a rule navigates meanwhile is not captured
        guard let before = reached.take() else { return NavigationHandle(.handled) }
        isNavigating = true
        let outcome: TransitionOutcome?
        switch step(Request(request.action, at: request.level, .code), from: before) {
        case .commit(let next, let settlement):
            reached = next
            outcome = settlement?.outcome
        case .refuse(let settlement):
            reached = before
            outcome = settlement.outcome
        case .ask:
            reached = before
            outcome = nil
        }
        guard case .failed(let failure)? = outcome else { return NavigationHandle(.handled) }
        self.failure = failure
        return NavigationHandle(.failed(failure))
    }

    func capture(_ action: () -> Void) -> Captured<ScreenState> {
        // a capture inside another one leaves it as it was
        let outer = (reached, isNavigating, failure)
        (reached, isNavigating, failure) = (state, false, nil)
        defer { (reached, isNavigating, failure) = outer }
        Capture.$isActive.withValue(true, operation: action)
        return (reached ?? state, isNavigating, failure)
    }
}

extension Router {
    /// The target of an action, by the identities of the screens: most of them needn't be read.
    package func capture(_ action: () -> Void) -> Captured<ScreenState> {
        guard let store = store as? CapturingStore else { preconditionFailure("only a router that renders captures") }
        return store.capture(action)
    }
    @_specialize(where Destination == AnyNavigation)
    package func value(of captured: ScreenState) -> NavigationState<Destination> { screens.state(captured) }
}

extension Router where Destination == AnyNavigation {
    /// What a state shows on top of this router's own root: nothing, what is pushed, or one modal without a path; nil for
    /// any other state.
    package func top(of captured: ScreenState) -> CapturedTop? {
        guard captured.ground.root == store.state.ground.root else { return nil }
        let below = captured.ground.path.last
        let modals = captured.modals
        guard !modals.isEmpty else {
            guard let below else { return .root }
            let top = screens[below]
            return .above(CapturedTop.Layer(top: top, style: nil, below: top, hasBelow: false))
        }
        guard modals.count == 1, let root = modals[0].root, let style = modals[0].style, modals[0].path.isEmpty else {
            return nil
        }
        let top = screens[root]
        // not `map`, which would ask whether it is called on the main actor
        guard let below else {
            return .above(CapturedTop.Layer(top: top, style: style, below: top, hasBelow: false))
        }
        return .above(CapturedTop.Layer(top: top, style: style, below: screens[below], hasBelow: true))
    }
}
