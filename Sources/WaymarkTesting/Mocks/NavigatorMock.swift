public import Waymark

/// A navigator that remembers what it was asked and does nothing (B10).
@MainActor public final class NavigatorMock: Navigator {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [AnyNavigation] = []
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
    /// The other actions that it was asked for, in order.
    public private(set) var actions: [NavigationAction<AnyNavigation>] = []
    /// What it answers.
    public var outcome = TransitionOutcome.committed

    /// A mock that was asked nothing yet.
    public init() {}

    @discardableResult public func navigate(to destination: some Navigation) -> Transition {
        destinations.append(AnyNavigation(destination))
        return Transition(outcome)
    }
    @discardableResult public func goBack() -> Transition {
        goBackCount += 1
        return Transition(outcome)
    }
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> Transition {
        actions.append(action)
        return Transition(outcome)
    }
}
