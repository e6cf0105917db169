/// The part of a router that a view model uses, so that tests can pass a mock, such as `RouterMock`. A fake has to
/// implement only ``navigate(to:)`` and ``perform(_:)``.
@MainActor public protocol Routing<Destination>: AnyObject {
    /// The router's destinations.
    associatedtype Destination: Navigation
    /// See ``Router/navigate(to:)-(Destination)``.
    @discardableResult func navigate(to destination: Destination) -> NavigationHandle
    /// See ``Router/perform(_:)``.
    @discardableResult func perform(_ action: NavigationAction<Destination>) -> NavigationHandle
    /// See ``Router/goBack()``. By default it pops.
    @discardableResult func goBack() -> NavigationHandle
    /// See ``Router/dismiss()``. By default it dismisses the modal over the level.
    @discardableResult func dismiss() -> NavigationHandle
    /// See ``Router/dismissSheet()``. By default it dismisses the modal over the level.
    @discardableResult func dismissSheet() -> NavigationHandle
    /// See ``Router/dismissFullScreen()``. By default it dismisses the modal over the level.
    @discardableResult func dismissFullScreen() -> NavigationHandle
    /// See ``Router/canNavigate(to:)``. Returns true by default.
    func canNavigate(to destination: Destination) async -> Bool
    /// See ``Router/result(of:as:)``. Returns nil by default.
    func result<Result: Sendable>(of destination: Destination, as type: Result.Type) async -> Result?
    /// See ``Router/finish(with:)``. By default it goes back.
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

/// A method for each action.
extension Routing {
    /// Pushes a destination, ignoring its presentation type, and even if it is already on top.
    @discardableResult public func push(_ destination: Destination) -> NavigationHandle { perform(.push(destination)) }
    /// Presents a destination in the given style, replacing a modal that is open.
    @discardableResult public func present(_ destination: Destination, as style: ModalStyle) -> NavigationHandle {
        perform(.present(destination, as: style))
    }
    /// Removes the last elements of the path, at most all of them. Does nothing if the path is empty.
    @discardableResult public func pop(_ count: Int = 1) -> NavigationHandle { perform(.pop(count)) }
    /// Pops until the destination is on top.
    @discardableResult public func pop(to destination: Destination) -> NavigationHandle { perform(.popTo(destination)) }
    /// Pops until a destination that satisfies the predicate is on top.
    @discardableResult public func pop(toLast isTarget: @escaping @Sendable (Destination) -> Bool) -> NavigationHandle {
        perform(.popToLast(isTarget))
    }
    /// Empties the path.
    @discardableResult public func popToRoot() -> NavigationHandle { perform(.popToRoot) }
    /// Dismisses the modal over this level.
    @discardableResult public func dismissModal() -> NavigationHandle { perform(.dismissModal()) }
    /// Dismisses all modals.
    @discardableResult public func dismissAll() -> NavigationHandle { perform(.dismissAll()) }
    /// Dismisses the modal that this level is, and continues on the level below, in one transition.
    @discardableResult public func finish(then actions: NavigationAction<Destination>...) -> NavigationHandle {
        perform(.finish(then: actions))
    }
    /// Shows another branch of this level.
    @discardableResult public func select(branch: String) -> NavigationHandle { perform(.select(branch: branch)) }
}

extension Router: Routing {}
