/// A screen that is asked for a value: ties whoever waits to whoever answers, so that the types are checked by the
/// compiler.
///
/// ```swift
/// extension ScreenRequest where Destination == Route, Result == Filter {
///     static var filter: ScreenRequest { ScreenRequest(.filter) }
/// }
///
/// let chosen = await router.result(of: .filter)          // nil if the sheet was pulled down
/// router.finish(.filter, with: chosen)                   // on the router of the sheet
/// ```
public struct ScreenRequest<Destination: Navigation, Result: Sendable>: Sendable {
    /// The screen that answers.
    public let destination: Destination

    /// A request to a screen.
    public init(_ destination: Destination) { self.destination = destination }
}

extension ScreenRequest where Destination == AnyNavigation {
    /// A request to a screen of any feature. An outgoing navigation leads to it through the redirect.
    public init(_ destination: some Navigation) { self.init(AnyNavigation(destination)) }
}

extension Router {
    /// Shows a destination the way it asks to be shown, and waits for the answer of its screen. A login on the way
    /// does not end the wait.
    ///
    /// - Returns: What the screen finished with; nil if it left without an answer, could not be shown, or the waiting
    ///   task was cancelled. The screen stays then.
    public func result<Result>(of request: ScreenRequest<Destination, Result>) async -> Result? {
        let screen = screens.add(request.destination)
        let result = PendingResult(asked: screen, type: Result.self)
        store.perform(.navigate(screen), at: face, .code, result: ResultRole(result))
        let value = await result.promise.wait(orCancelled: nil) { result.promise.settle(nil) }
        store.waiting.results.removeAll { $0 === result }
        return value as? Result
    }

    /// Ends the screen that was asked, and hands its answer to whoever waits. A modal is dismissed as completed; a
    /// pushed screen is popped, with what lies on top of it. If nobody waits, because a link led there, it only leaves.
    ///
    /// Call it on the screen's own router. The answer is handed over when the transition commits: if a guard refuses,
    /// the screen stays and may answer later.
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<Destination, Result>, with value: Result
    ) -> NavigationHandle {
        let level = store.level(face)
        let shown = level.branch.destinations
        let result = store.waiting.results.last { result in
            guard let screen = result.screen, shown.contains(screen), result.isResult(of: Result.self) else {
                return false
            }
            return screens[screen] == request.destination || screens[result.asked] == request.destination
        }
        let role = result.map { ResultRole($0, answer: value) }
        let failed = NavigationHandle(.failed(face.isAttached ? .notInPath : .detached))
        guard let screen = result?.screen ?? shown.last(where: { screens[$0] == request.destination }) else {
            return failed
        }
        if let index = level.path.firstIndex(of: screen) {
            return store.perform(.pop(level.path.count - index), at: face, .code, result: role)
        }
        guard let below = store.below(face) else { return failed }
        return store.perform(.dismiss(.completed), at: below, .code, result: role)
    }
}
