/// A screen that is asked for a value: ties whoever waits to whoever answers, so that the types are checked when it is
/// compiled (U4).
///
/// ```swift
/// extension Request where Destination == Route, Result == Filter {
///     static var filter: Request { Request(.filter) }
/// }
///
/// let chosen = await router.result(of: .filter)          // nil where the sheet was pulled down
/// router.finish(.filter, with: chosen)                   // on the router of the sheet
/// ```
public struct Request<Destination: Navigation, Result: Sendable>: Sendable {
    /// The screen that answers.
    public let destination: Destination

    /// A request to a screen.
    public init(_ destination: Destination) { self.destination = destination }
}

extension Request where Destination == AnyNavigation {
    /// A request to a screen of any feature; an outgoing navigation leads to it through the redirect.
    public init(_ destination: some Navigation) { self.init(AnyNavigation(destination)) }
}

extension Router {
    /// Shows a destination as it asks to be shown, and waits for what its screen answers (U4).
    ///
    /// - Returns: What the screen finished with; nil where it left without an answer, where it could not be shown, and
    ///   where the waiting task was cancelled. The screen stays then.
    public func result<Result>(of request: Request<Destination, Result>) async -> Result? {
        let result = PendingResult(of: request)
        let transition = core.perform(.navigate(request.destination), at: box, .code, result: .awaited(result))
        if let settled = transition.settled {
            guard settled == .committed else { return nil }
        } else {
            Task { if await transition.outcome != .committed { result.promise.settle(nil) } }
        }
        let value = await withTaskCancellationHandler {
            await result.promise.wait()
        } onCancel: {
            Task { @MainActor in result.promise.settle(nil) }
        }
        core.results.removeAll { $0 === result }
        return value as? Result
    }

    /// Ends the screen that was asked, and hands its answer to whoever waits (U4). A modal is dismissed as completed; a
    /// pushed screen is popped, with what lies upon it. Where nobody waits, because a link led there, it only leaves.
    ///
    /// Call it on the screen's own router. The answer is handed over when the transition commits: where a guard
    /// refuses, the screen stays, and may answer later.
    @discardableResult public func finish<Result>(
        _ request: Request<Destination, Result>, with value: Result
    ) -> Transition {
        let result = core.results.last { $0.isResult(of: request, on: box) }
        let answer = result.map { ResultRole<Destination>.answered($0, value) }
        let shown = result?.place?.shown ?? request.destination
        guard box.root != shown || level == 0 else {
            guard let below = core.below(box) else { return Transition(.failed(.detached)) }
            return core.perform(.dismiss(.completed), at: below, .code, result: answer)
        }
        guard let index = result?.place?.index ?? box.path.lastIndex(of: shown), box.path.indices.contains(index),
            box.path[index] == shown
        else { return Transition(.failed(.notInPath)) }
        return core.perform(.pop(box.path.count - index), at: box, .code, result: answer)
    }
}
