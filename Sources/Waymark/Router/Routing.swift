/// The part of a router that a view model uses, so that tests can pass a mock, such as `RouterMock`. A mock of your
/// own has to implement only ``navigate(to:)`` and ``perform(_:)``.
@MainActor public protocol Routing<Destination>: AnyObject {
    /// The router's destinations.
    associatedtype Destination: Navigation
    /// Shows a destination. See ``Router/navigate(to:)-(Destination)``.
    @discardableResult func navigate(to destination: Destination) -> NavigationHandle
    /// Performs an action at this level.
    @discardableResult func perform(_ action: NavigationAction<Destination>) -> NavigationHandle
    /// Goes back by one screen, as ``Router/goBack()`` does. By default it pops.
    @discardableResult func goBack() -> NavigationHandle
    /// Dismisses a modal, as ``Router/dismiss()`` does. By default it dismisses the modal over the level.
    @discardableResult func dismiss() -> NavigationHandle
    /// Dismisses the sheet over the level. By default it dismisses any modal over the level.
    @discardableResult func dismissSheet() -> NavigationHandle
    /// Dismisses the full-screen cover over the level. By default it dismisses any modal over the level.
    @discardableResult func dismissFullScreen() -> NavigationHandle
    /// Returns true if a destination could be shown now, as ``Router/canNavigate(to:)`` does. Returns true by default.
    func canNavigate(to destination: Destination) async -> Bool
    /// Shows a destination, and waits for a value from its screen. See ``Router/result(of:as:)``. By default it returns
    /// nil and shows nothing.
    func result<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result?
    /// Returns a value to the caller that waits for a screen on this level, as ``Router/finish(with:)`` does. By
    /// default it drops the value and goes back.
    @discardableResult func finish<Result: Sendable>(with value: Result) -> NavigationHandle
}

extension Routing {
    @discardableResult public func goBack() -> NavigationHandle { perform(.pop(1)) }
    @discardableResult public func dismiss() -> NavigationHandle { dismissModal() }
    @discardableResult public func dismissSheet() -> NavigationHandle { dismissModal() }
    @discardableResult public func dismissFullScreen() -> NavigationHandle { dismissModal() }
    public func canNavigate(to destination: Destination) async -> Bool { true }
    public func result<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result? { nil }
    @discardableResult public func finish<Result: Sendable>(with value: Result) -> NavigationHandle { goBack() }
}

/// Methods that perform common actions.
extension Routing {
    /// Pushes a destination, ignoring its presentation type, and even if it is already on top. Dismisses modals over
    /// this level.
    @discardableResult public func push(_ destination: Destination) -> NavigationHandle { perform(.push(destination)) }
    /// Presents a destination in the given way, in place of the modals over this level.
    @discardableResult public func present(_ destination: Destination, as type: PresentationType) -> NavigationHandle {
        perform(.present(destination, as: type))
    }
    /// Removes the last `count` screens of the path, at most all of them. Ends as a duplicate if the path is empty, or
    /// `count` is less than 1.
    @discardableResult public func pop(_ count: Int = 1) -> NavigationHandle { perform(.pop(count)) }
    /// Pops until the destination is on top. Fails with ``NavigationFailure/notInPath`` if neither the path nor the
    /// root shows it.
    @discardableResult public func pop(to destination: Destination) -> NavigationHandle { perform(.popTo(destination)) }
    /// Empties the path.
    @discardableResult public func popToRoot() -> NavigationHandle { perform(.popToRoot) }
    /// Dismisses the modal over this level, and those over it. Ends as a duplicate if there is none.
    @discardableResult public func dismissModal() -> NavigationHandle { perform(.dismissModal) }
    /// Dismisses all modals, including this one.
    @discardableResult public func dismissAll() -> NavigationHandle { perform(.dismissAll) }
}

extension Router: Routing {}
