extension Router {
    /// Shows a destination as its presentation says, and waits for a value from its screen, even across a login.
    ///
    /// ```swift
    /// let filter = await router.result(of: .filter, as: Filter.self)   // nil if the sheet was pulled down
    /// router.finish(with: filter)                                      // on the router of the sheet
    /// ```
    ///
    /// - Parameters:
    ///   - destination: The destination whose screen returns the value.
    ///   - type: The type of the value.
    /// - Returns: The value; nil if the screen left without one or couldn't be shown, or if the waiting task was
    ///   cancelled. A cancellation doesn't close the screen.
    public func result<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result? {
        guard !Task.isCancelled else { return nil }
        let screen = screens.screen(for: destination)
        let result = PendingResult(asked: screen, type: type)
        store.perform(Request(.navigate(screen), at: routerLevel, .code, result: result))
        let value = await result.promise.wait(orCancelled: nil) { result.promise.settle(nil) }
        // a caller that waits for an optional gets nil for a screen that left without an answer
        return value.flatMap { $0 as? Result }
    }

    /// Returns a value to the caller that waits for a screen on this level, and removes that screen with those pushed
    /// on it. If several callers wait, the one whose screen was shown last gets the value. If none waits for a screen
    /// on this level, dismisses this modal as completed or, on the ground level, pops.
    ///
    /// Fails with ``NavigationFailure/notRequested(name:open:)`` if callers wait only on tabs that aren't selected,
    /// with ``NavigationFailure/wrongResult(name:expected:found:)`` if the caller waits for another type, with
    /// ``NavigationFailure/notInPath`` if the screen is the root of the ground level, and with
    /// ``NavigationFailure/detached`` if the level is gone. The screens then stay.
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle {
        guard routerLevel.isOpen else { return NavigationHandle(.failed(.detached)) }
        if let result = results(from: store.content(of: routerLevel).branch.destinations).last {
            return finish(result, with: value)
        }
        // a call from a tab that isn't selected must not close the selected tab's screen
        let names = results(from: store.content(of: routerLevel).destinations).map { $0.asked.name }
        guard names.isEmpty else {
            return NavigationHandle(.failed(.notRequested(name: top?.name ?? "the root", open: names)))
        }
        return level > 0 ? perform(.finish()) : pop()
    }

    /// Returns the callers that wait for an answer from one of these screens, in the order in which their screens were
    /// shown.
    private func results(from screens: [Screen]) -> [PendingResult] {
        store.waiting.results.filter { result in result.screen.map { screens.contains($0) } ?? false }
    }
    private func finish<Result: Sendable>(_ result: PendingResult, with value: Result) -> NavigationHandle {
        // a cancelled caller takes no value, and its screen still leaves
        guard result.promise.value != nil || result.accepts(value) else {
            let (name, expected, found) = (result.asked.name, "\(result.type)", "\(Result.self)")
            let failure = NavigationFailure.wrongResult(name: name, expected: expected, found: found)
            store.faults.report(failure)
            return NavigationHandle(.failed(failure))
        }
        let path = store.content(of: routerLevel).path
        let request: Request
        if let index = path.firstIndex(where: { $0 == result.screen }) {
            request = Request(.pop(path.count - index), at: routerLevel, .code)
        } else if level > 0 {
            request = Request(.finish(), at: routerLevel, .code)
        } else {
            return NavigationHandle(.failed(.notInPath))
        }
        request.answer = (result, value)
        return store.perform(request)
    }
}

extension Navigator {
    /// Shows any feature's destination, and waits for a value from its screen. See ``Router/result(of:as:)``.
    public func result<Result: Sendable>(of destination: some Navigation, as type: Result.Type) async -> Result? {
        await erasedResult(of: AnyNavigation(destination), as: type)
    }
    // without this default, the generic method above would satisfy the requirement and call itself
    /// Returns nil and shows nothing. A default implementation, for a navigator that doesn't support results.
    public func result<Result: Sendable>(of destination: AnyNavigation, as type: Result.Type) async -> Result? { nil }
}
extension Routing {
    /// Calls the protocol's requirement, rather than the generic method of ``Navigator``.
    fileprivate func erasedResult<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result?
    {
        await result(of: destination, as: type)
    }
}

/// A caller that waits for the answer of a screen.
@MainActor final class PendingResult {
    let asked: Screen
    let type: Any.Type
    /// Returns true for a value of the type that the caller expects.
    let accepts: (any Sendable) -> Bool
    let promise = Promise<(any Sendable)?>()
    /// The screen that answers; nil until it is part of the state.
    private(set) var screen: Screen?
    /// The answer that the screen was finished with; nil until then, and if it leaves without an answer.
    private(set) var value: (any Sendable)?

    init<Result: Sendable>(asked: Screen, type: Result.Type) {
        self.asked = asked
        self.type = type
        accepts = { $0 is Result }
    }
    func didShow(_ screen: Screen) { self.screen = screen }
    func didAnswer(_ value: any Sendable) { self.value = value }
}
