public import Waymark

/// A router that remembers what it was asked and does nothing.
@MainActor public final class RouterMock<Destination: Navigation>: RouterContract {
    /// The destinations that were navigated to, in order.
    public private(set) var destinations: [Destination] = []
    /// How often the top was popped.
    public private(set) var popCount = 0
    /// How often all was popped.
    public private(set) var popToRootCount = 0
    /// How often the sheet was dismissed by name.
    public private(set) var dismissSheetCount = 0
    /// How often the full-screen cover was dismissed by name.
    public private(set) var dismissFullScreenCount = 0
    /// How often whatever modal there is was dismissed.
    public private(set) var dismissModalCount = 0
    /// How often it was asked to go back.
    public private(set) var goBackCount = 0
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

    @discardableResult public func navigate(to destination: Destination) -> NavigationHandle {
        destinations.append(destination)
        return NavigationHandle(outcome)
    }
    @discardableResult public func pop() -> NavigationHandle { count(\.popCount) }
    @discardableResult public func popToRoot() -> NavigationHandle { count(\.popToRootCount) }
    @discardableResult public func dismissSheet() -> NavigationHandle { count(\.dismissSheetCount) }
    @discardableResult public func dismissFullScreen() -> NavigationHandle { count(\.dismissFullScreenCount) }
    @discardableResult public func dismissModal() -> NavigationHandle { count(\.dismissModalCount) }
    @discardableResult public func goBack() -> NavigationHandle { count(\.goBackCount) }

    private func count(_ counter: ReferenceWritableKeyPath<RouterMock, Int>) -> NavigationHandle {
        self[keyPath: counter] += 1
        return NavigationHandle(outcome)
    }
}
