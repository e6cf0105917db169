public import Waymark

/// A router that remembers what it was asked and does nothing.
@MainActor public final class RouterMock<Destination: Navigation>: RouterContract {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [Destination] = []
    /// Everything else that it was asked for, in order.
    public private(set) var actions: [NavigationAction<Destination>] = []
    /// How often the sheet was dismissed by name.
    public private(set) var dismissSheetCount = 0
    /// How often the full-screen cover was dismissed by name.
    public private(set) var dismissFullScreenCount = 0
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
    /// The destinations that may not be shown.
    public var denied: Set<Destination> = []
    /// What the screens that are asked answer, by destination; nil for those that leave without an answer.
    public var results: [Destination: any Sendable] = [:]
    /// What screens finished with, in order.
    public private(set) var finished: [(destination: Destination, value: any Sendable)] = []
    /// What it answers.
    public var outcome = TransitionOutcome.committed

    /// A mock that was asked nothing yet.
    public init() {}

    /// The destination that was navigated to last.
    public var lastDestination: Destination? { destinations.last }
    /// The destinations that ask for a presentation.
    public func destinations(as presentation: Presentation) -> [Destination] {
        destinations.filter { $0.presentation == presentation }
    }
    /// How often something was popped, other than all.
    public var popCount: Int { actions.count { if case .pop = $0 { true } else { false } } }
    /// How often all was popped.
    public var popToRootCount: Int { actions.count { if case .popToRoot = $0 { true } else { false } } }
    /// How often whatever modal there is was dismissed.
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

    private func count(_ counter: ReferenceWritableKeyPath<RouterMock, Int>) -> NavigationHandle {
        self[keyPath: counter] += 1
        return NavigationHandle(outcome)
    }
}
