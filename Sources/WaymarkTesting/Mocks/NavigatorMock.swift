public import Waymark

/// A navigator that remembers what it was asked and does nothing.
@MainActor public final class NavigatorMock: Navigator {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [AnyNavigation] = []
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
    /// The other actions that it was asked for, in order.
    public private(set) var actions: [NavigationAction<AnyNavigation>] = []
    /// The screens that were asked for a value, in order.
    public private(set) var requests: [AnyNavigation] = []
    /// What the screens that are asked answer, by destination; nil for those that leave without an answer.
    public var results: [AnyNavigation: any Sendable] = [:]
    /// What was finished with, in order.
    public private(set) var finished: [(destination: AnyNavigation, value: any Sendable)] = []
    /// What it answers.
    public var outcome = TransitionOutcome.committed

    /// A mock that was asked nothing yet.
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
}
