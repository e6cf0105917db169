/// Where an action would lead, on a router that only renders.
public struct CapturedNavigation<Destination: Hashable & Sendable>: Hashable, Sendable {
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

    @discardableResult override func perform(
        _ action: ScreenAction, at face: LevelFace, _ origin: NavigationOrigin, kind: NavigationKind? = nil,
        result: ResultRole? = nil, restoration: RestorationTicket? = nil
    ) -> Transition {
        result?.abandon()
        _ = restoration?.conclude(Settlement(.captured), screens)
        guard var captured else { return Transition(.captured) }
        self.captured = nil
        defer { self.captured = captured }
        captured.isNavigating = true
        let request = Request(action, at: face, .code)
        var state = captured.state
        switch pipeline.step(request, in: &state, at: face.index) {
        case .commit(let settlement):
            captured.state = state
            guard case .failed(let failure)? = settlement?.outcome else { return Transition(.captured) }
            captured.failure = failure
        case .refuse(let settlement):
            guard case .failed(let failure) = settlement.outcome else { return Transition(.captured) }
            captured.failure = failure
        case .ask: return Transition(.captured)
        }
        return Transition(.failed(captured.failure ?? .detached))
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
    /// Finds out where an action would lead; nothing is performed.
    ///
    /// - Precondition: The router is one that renders.
    public func capture(_ action: () -> Void) -> CapturedNavigation<Destination> {
        guard let store = store as? CapturingStore else { preconditionFailure("only a router that renders captures") }
        let captured = store.capture(action)
        return CapturedNavigation(
            state: screens.state(captured.state), isNavigating: captured.isNavigating, failure: captured.failure)
    }
}
