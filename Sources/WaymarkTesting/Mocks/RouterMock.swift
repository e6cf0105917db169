public import Waymark

/// A router that records calls and shows nothing.
@MainActor public final class RouterMock<Destination: Navigation>: Routing {
    /// The destinations passed to `navigate(to:)` and `result(of:as:)`, in order.
    public private(set) var navigatedDestinations: [Destination] = []
    /// The actions passed to `perform(_:)`, in order.
    public private(set) var actions: [NavigationAction<Destination>] = []
    /// The number of calls to `goBack()`.
    public private(set) var goBackCallCount = 0
    /// The number of calls to `dismissSheet()`.
    public private(set) var dismissSheetCallCount = 0
    /// The number of calls to `dismissFullScreen()`.
    public private(set) var dismissFullScreenCallCount = 0
    /// The values passed to `finish(with:)`, in order.
    public private(set) var finishedValues: [any Sendable] = []
    /// The destinations for which `canNavigate(to:)` returns false.
    public var denied: Set<Destination> = []
    /// The results of screens, by destination. `result(of:as:)` returns nil for a destination that isn't listed or
    /// whose result has another type.
    public var results: [Destination: any Sendable] = [:]
    /// The outcome of every call that returns a handle.
    public var outcome = TransitionOutcome.committed

    /// Creates a mock whose navigations are committed.
    public init() {}

    /// The number of `pop(_:)` actions in ``actions``. Other kinds of pops, and those in a sequence, don't count.
    public var popCallCount: Int { actions.count { if case .pop = $0 { true } else { false } } }
    /// The number of `popToRoot` actions in ``actions``. Those in a sequence don't count.
    public var popToRootCallCount: Int { actions.count { if case .popToRoot = $0 { true } else { false } } }
    /// The last of ``navigatedDestinations``; nil if there is none.
    public var lastDestination: Destination? { navigatedDestinations.last }
    /// The navigated destinations whose presentation is a push.
    public var pushDestinations: [Destination] { destinations(.push) }
    /// The navigated destinations whose presentation is a sheet.
    public var sheetDestinations: [Destination] { destinations(.sheet) }
    /// The navigated destinations whose presentation is a full-screen cover.
    public var fullScreenDestinations: [Destination] { destinations(.fullScreen) }
    private func destinations(_ type: PresentationType) -> [Destination] {
        navigatedDestinations.filter { $0.presentationType == type }
    }

    @discardableResult public func navigate(to destination: Destination) -> NavigationHandle {
        navigatedDestinations.append(destination)
        return NavigationHandle(outcome)
    }
    @discardableResult public func perform(_ action: NavigationAction<Destination>) -> NavigationHandle {
        actions.append(action)
        return NavigationHandle(outcome)
    }
    @discardableResult public func dismissSheet() -> NavigationHandle { count(\.dismissSheetCallCount) }
    @discardableResult public func dismissFullScreen() -> NavigationHandle { count(\.dismissFullScreenCallCount) }
    @discardableResult public func goBack() -> NavigationHandle { count(\.goBackCallCount) }
    public func canNavigate(to destination: Destination) async -> Bool { !denied.contains(destination) }
    public func result<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result? {
        navigatedDestinations.append(destination)
        return results[destination] as? Result
    }
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle {
        finishedValues.append(value)
        return NavigationHandle(outcome)
    }

    private func count(_ counter: ReferenceWritableKeyPath<RouterMock, Int>) -> NavigationHandle {
        self[keyPath: counter] += 1
        return NavigationHandle(outcome)
    }
}
