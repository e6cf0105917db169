public import Waymark

/// A router that records what it is asked and does nothing.
@MainActor public final class RouterMock<Destination: Navigation>: RouterContract {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [Destination] = []
    /// All other actions, in order.
    public private(set) var actions: [NavigationAction<Destination>] = []
    /// How often `dismissSheet()` was called.
    public private(set) var dismissSheetCount = 0
    /// How often `dismissFullScreen()` was called.
    public private(set) var dismissFullScreenCount = 0
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
    /// The destinations for which `canNavigate(to:)` is false.
    public var denied: Set<Destination> = []
    /// The answers of screens that are asked for a value, by destination; a screen that is not listed leaves without
    /// one.
    public var results: [Destination: any Sendable] = [:]
    /// The screens that were finished, with their values, in order; nil for the flow that is open.
    public private(set) var finished: [(destination: Destination?, value: any Sendable)] = []
    /// The outcome of every navigation.
    public var outcome = TransitionOutcome.committed

    /// Creates a mock.
    public init() {}

    /// The destination that was navigated to last.
    public var lastDestination: Destination? { destinations.last }
    /// The destinations that ask for this presentation.
    public func destinations(as presentation: Presentation) -> [Destination] {
        destinations.filter { $0.presentation == presentation }
    }
    /// How often `pop(_:)` was called.
    public var popCount: Int { actions.count { if case .pop = $0 { true } else { false } } }
    /// How often `popToRoot()` was called.
    public var popToRootCount: Int { actions.count { if case .popToRoot = $0 { true } else { false } } }
    /// How often `dismiss()` was called.
    public var dismissModalCount: Int { actions.count { if case .dismiss = $0 { true } else { false } } }

    @discardableResult public func navigate(to destination: Destination) -> NavigationHandle {
        destinations.append(destination)
        return NavigationHandle(outcome)
    }
    @discardableResult public func perform(_ action: NavigationAction<Destination>) -> NavigationHandle {
        actions.append(action)
        return NavigationHandle(outcome)
    }
    @discardableResult public func dismissSheet() -> NavigationHandle { count(\.dismissSheetCount) }
    @discardableResult public func dismissFullScreen() -> NavigationHandle { count(\.dismissFullScreenCount) }
    @discardableResult public func goBack() -> NavigationHandle { count(\.goBackCount) }
    public func canNavigate(to destination: Destination) async -> Bool { !denied.contains(destination) }
    public func result<Result>(of request: ScreenRequest<Destination, Result>) async -> Result? {
        destinations.append(request.destination)
        return results[request.destination] as? Result
    }
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<Destination, Result>, with value: Result
    ) -> NavigationHandle {
        finished.append((request.destination, value))
        return NavigationHandle(outcome)
    }
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle {
        finished.append((nil, value))
        return NavigationHandle(outcome)
    }

    private func count(_ counter: ReferenceWritableKeyPath<RouterMock, Int>) -> NavigationHandle {
        self[keyPath: counter] += 1
        return NavigationHandle(outcome)
    }
}
