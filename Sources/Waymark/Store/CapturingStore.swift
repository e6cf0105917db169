/// The result of an action on a router that only renders. `state` is the state that the action leads to, and
/// `isNavigating` is true if the action navigates at all. `failure` is its last failure; nil if it had none.
package typealias Captured = (state: ScreenState, isNavigating: Bool, failure: NavigationFailure?)

/// The top of a state with at most one modal.
package enum CapturedTop {
    case root
    case above(Layer)

    /// The topmost pushed destination or, if `style` isn't nil, the root of a modal and the destination below the
    /// modal.
    package struct Layer {
        package let top: AnyNavigation
        package let style: ModalStyle?
        /// The destination below the modal; `top` if `hasBelow` is false, because an optional is slow to copy.
        package let below: AnyNavigation
        package let hasBelow: Bool
    }
}

/// A mark on an action that runs only to compute its target. The tasks that the action starts inherit the mark.
/// Trackers record nothing meanwhile.
package enum Capture {
    @TaskLocal package static var isActive = false
}

/// The store of a router that only renders. It never commits an action.
final class CapturingStore: NavigationStore {
    /// The state reached so far while an action is captured; nil otherwise.
    private var reached: ScreenState?
    private var isNavigating = false
    private var failure: NavigationFailure?

    /// Does nothing, because session changes and rechecks don't affect what is rendered.
    override func run(_ request: consuming Request) -> NavigationHandle { NavigationHandle(.handled) }

    override func perform(_ request: consuming Request) -> NavigationHandle {
        if let errand = request.errand {
            errand.awaited?.promise.settle(nil)
            _ = errand.restoration?.conclude(nil)
        }
        let action = request.errand?.makeAction?(reached ?? state) ?? request.action
        // set to nil, so that a navigation by a rule meanwhile isn't captured
        guard let before = reached.take() else { return NavigationHandle(.handled) }
        isNavigating = true
        let outcome: TransitionOutcome?
        switch step(Request(action, at: request.level, .code), from: before) {
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

    func capture(_ action: () -> Void) -> Captured {
        // a nested capture doesn't affect the outer one
        let outer = (reached, isNavigating, failure)
        (reached, isNavigating, failure) = (state, false, nil)
        defer { (reached, isNavigating, failure) = outer }
        Capture.$isActive.withValue(true, operation: action)
        return (reached ?? state, isNavigating, failure)
    }
}

extension NavigationStore {
    /// A Boolean value that indicates whether the store is that of a web page or a preview. Such a store never
    /// navigates and claims no links.
    final var onlyRenders: Bool { self is CapturingStore }
}

extension Router {
    /// Runs an action, and returns the result that its navigations would have. If the action doesn't navigate, the
    /// result has the router's own state. The state consists of screens, because most of them needn't be converted to
    /// destinations.
    ///
    /// - Precondition: The router only renders.
    package func capture(_ action: () -> Void) -> Captured {
        guard let store = store as? CapturingStore else { preconditionFailure("the router doesn't only render") }
        return store.capture(action)
    }
    @_specialize(where Destination == AnyNavigation)
    package func value(of captured: ScreenState) -> NavigationState<Destination> { screens.state(captured) }
}

extension Router where Destination == AnyNavigation {
    /// Returns the top of a captured state above this router's own root. It is `root` if nothing is above, the topmost
    /// pushed destination, or a modal without a path and the destination below the modal. Returns nil for any other
    /// state.
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
        // not `map`, whose closure would check that it runs on the main actor
        guard let below else {
            return .above(CapturedTop.Layer(top: top, style: style, below: top, hasBelow: false))
        }
        return .above(CapturedTop.Layer(top: top, style: style, below: screens[below], hasBelow: true))
    }
}
