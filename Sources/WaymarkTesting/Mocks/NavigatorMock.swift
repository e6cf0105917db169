public import Waymark

/// A navigator that records calls and shows nothing.
@MainActor public final class NavigatorMock: Navigator {
    /// The destinations passed to `navigate(to:)` and `result(of:as:)`, in order.
    public private(set) var navigatedDestinations: [any Navigation] = []
    /// The number of calls to `goBack()`.
    public private(set) var goBackCallCount = 0
    /// The actions passed to `perform(_:)`, in order.
    public private(set) var actions: [NavigationAction<AnyNavigation>] = []
    /// The values passed to `finish(with:)`, in order.
    public private(set) var finishedValues: [any Sendable] = []
    /// The results of screens, by destination. `result(of:as:)` returns nil for a destination that isn't listed or
    /// whose result has another type.
    public var results: [AnyNavigation: any Sendable] = [:]
    /// The leave guards passed to `onLeave(of:when:ask:)`, by destination. Each returns true if its screen may leave.
    public private(set) var leaveGuards: [AnyNavigation: @MainActor () async -> Bool] = [:]
    /// The outcome of every call that returns a handle.
    public var outcome = TransitionOutcome.committed

    /// Creates a mock whose navigations are committed.
    public init() {}

    @discardableResult public func navigate(to destination: some Navigation) -> NavigationHandle {
        navigatedDestinations.append(AnyNavigation(destination).base)
        return NavigationHandle(outcome)
    }
    @discardableResult public func goBack() -> NavigationHandle {
        goBackCallCount += 1
        return NavigationHandle(outcome)
    }
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle {
        actions.append(action)
        return NavigationHandle(outcome)
    }
    public func result<Result: Sendable>(of destination: AnyNavigation, as type: Result.Type) async -> Result? {
        navigatedDestinations.append(destination.base)
        return results[destination] as? Result
    }
    @discardableResult public func onLeave(
        of destination: AnyNavigation, when isAsking: @escaping @MainActor () -> Bool,
        ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> RouterRegistration {
        leaveGuards[destination] = { isAsking() ? await ask() : true }
        return RouterRegistration {}
    }
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle {
        finishedValues.append(value)
        return NavigationHandle(outcome)
    }
}
