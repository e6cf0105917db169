/// A request to a screen for a value. Caller and screen use the same request, so the compiler checks the value's type.
///
/// ```swift
/// // static var filter: ScreenRequest<Route, Filter> { ScreenRequest(.filter) }
/// let chosen = await router.result(of: .filter)          // nil if the sheet was pulled down
/// router.finish(.filter, with: chosen)                   // on the router of the sheet
/// ```
public struct ScreenRequest<Destination: Navigation, Result: Sendable>: Sendable {
    /// The screen that answers.
    public let destination: Destination

    /// Creates a request to a screen.
    public init(_ destination: Destination) { self.destination = destination }
}

extension ScreenRequest where Destination == AnyNavigation {
    /// Creates a request to a screen of any feature, through the redirect if it is an outgoing navigation.
    public init(_ destination: some Navigation) { self.init(AnyNavigation(destination)) }
}

extension Router {
    /// Shows a destination as its presentation says, and waits for its screen's answer, also across a login. nil if the
    /// screen left without one or couldn't be shown, or the waiting task was cancelled; then the screen stays.
    public func result<Result>(of request: ScreenRequest<Destination, Result>) async -> Result? {
        let screen = screens.add(request.destination)
        let result = PendingResult(asked: screen, type: Result.self)
        store.perform(Request(.navigate(screen), at: face, .code, awaited: result))
        let value = await result.promise.wait(orCancelled: nil) { result.promise.settle(nil) }
        store.waiting.results.removeAll { $0 === result }
        return value as? Result
    }

    /// Closes the requested screen and passes its answer to the caller. A modal is dismissed as completed; a pushed
    /// screen is popped together with everything on top of it. If nobody is waiting, it is just closed.
    ///
    /// Call it on the screen's own router. If a guard denies the transition, the screen stays and can answer later.
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<Destination, Result>, with value: Result
    ) -> NavigationHandle {
        let level = store.level(face)
        let shown = level.branch.destinations
        let result = store.waiting.results.last { result in
            guard let screen = result.screen, shown.contains(screen), result.type == Result.self else {
                return false
            }
            return screens[screen] == request.destination || screens[result.asked] == request.destination
        }
        func close(_ action: ScreenAction, at level: LevelFace) -> NavigationHandle {
            var request = Request(action, at: level, .code)
            if let result { request.madeErrand().answered = (result, value) }
            return store.perform(request)
        }
        let failed = NavigationHandle(.failed(face.isAttached ? .notInPath : .detached))
        guard let screen = result?.screen ?? shown.last(where: { screens[$0] == request.destination }) else {
            return failed
        }
        if let index = level.path.firstIndex(of: screen) {
            return close(.pop(level.path.count - index), at: face)
        }
        guard let below = store.below(face) else { return failed }
        return close(.dismiss(.completed), at: below)
    }
}
