public import Waymark

/// A navigator that records what it is asked and does nothing.
@MainActor public final class NavigatorMock: Navigator {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [AnyNavigation] = []
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
    /// All other actions, in order.
    public private(set) var actions: [NavigationAction<AnyNavigation>] = []
    /// The screens that were asked for a value, in order.
    public private(set) var requests: [AnyNavigation] = []
    /// The answers of screens that are asked for a value, by destination; a screen that is not listed leaves without
    /// one.
    public var results: [AnyNavigation: any Sendable] = [:]
    /// The screens that were finished, with their values, in order; nil for the flow that is open.
    public private(set) var finished: [(destination: AnyNavigation?, value: any Sendable)] = []
    /// The outcome of every navigation.
    public var outcome = TransitionOutcome.committed

    /// Creates a mock.
    public init() {}

    @discardableResult public func navigate(to destination: some Navigation) -> NavigationHandle {
        destinations.append(AnyNavigation(destination))
        return NavigationHandle(outcome)
    }
    @discardableResult public func goBack() -> NavigationHandle {
        goBackCount += 1
        return NavigationHandle(outcome)
    }
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle {
        actions.append(action)
        return NavigationHandle(outcome)
    }
    public func result<Result>(of request: ScreenRequest<AnyNavigation, Result>) async -> Result? {
        requests.append(request.destination)
        return results[request.destination] as? Result
    }
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<AnyNavigation, Result>, with value: Result
    ) -> NavigationHandle {
        finished.append((request.destination, value))
        return NavigationHandle(outcome)
    }
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle {
        finished.append((nil, value))
        return NavigationHandle(outcome)
    }
}
