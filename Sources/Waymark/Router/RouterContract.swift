/// What a view model that navigates by itself sees of a router, so that a test can hand in a mock.
///
/// A fake written by hand needs ``navigate(to:)`` and ``perform(_:)``: everything else comes down to them, or has a
/// default. `RouterMock` in WaymarkTesting remembers what it was asked.
@MainActor public protocol RouterContract<Destination>: AnyObject {
    /// What the router shows.
    associatedtype Destination: Navigation
    /// See ``Router/navigate(to:)-(Destination)``.
    @discardableResult func navigate(to destination: Destination) -> NavigationHandle
    /// See ``Router/perform(_:)``.
    @discardableResult func perform(_ action: NavigationAction<Destination>) -> NavigationHandle
    /// See ``Router/goBack()``. By default it pops.
    @discardableResult func goBack() -> NavigationHandle
    /// See ``Router/dismiss()``. By default it dismisses what is over the level.
    @discardableResult func dismiss() -> NavigationHandle
    /// See ``Router/dismissSheet()``. By default it dismisses what is over the level.
    @discardableResult func dismissSheet() -> NavigationHandle
    /// See ``Router/dismissFullScreen()``. By default it dismisses what is over the level.
    @discardableResult func dismissFullScreen() -> NavigationHandle
    /// See ``Router/canNavigate(to:)``. By default everything may be shown.
    func canNavigate(to destination: Destination) async -> Bool
    /// See ``Router/result(of:)``. By default the screen leaves without an answer.
    func result<Result>(of request: ScreenRequest<Destination, Result>) async -> Result?
    /// See ``Router/finish(_:with:)``. By default it goes back.
    @discardableResult func finish<Result>(
        _ request: ScreenRequest<Destination, Result>, with value: Result
    ) -> NavigationHandle
}

extension RouterContract {
    @discardableResult public func goBack() -> NavigationHandle { perform(.pop(1)) }
    @discardableResult public func dismiss() -> NavigationHandle { dismissModal() }
    @discardableResult public func dismissSheet() -> NavigationHandle { dismissModal() }
    @discardableResult public func dismissFullScreen() -> NavigationHandle { dismissModal() }
    public func canNavigate(to destination: Destination) async -> Bool { true }
    public func result<Result>(of request: ScreenRequest<Destination, Result>) async -> Result? { nil }
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<Destination, Result>, with value: Result
    ) -> NavigationHandle { goBack() }
}

/// Actions by name.
extension RouterContract {
    /// Pushes, whatever the destination's presentation is, and even what is already on top.
    @discardableResult public func push(_ destination: Destination) -> NavigationHandle { perform(.push(destination)) }
    /// Presents in the given style, in place of a modal that is there.
    @discardableResult public func present(_ destination: Destination, as style: ModalStyle) -> NavigationHandle {
        perform(.present(destination, as: style))
    }
    /// Removes the last elements of the path, at most all of it. Does nothing on an empty one.
    @discardableResult public func pop(_ count: Int = 1) -> NavigationHandle { perform(.pop(count)) }
    /// Pops until the destination is on top.
    @discardableResult public func pop(to destination: Destination) -> NavigationHandle { perform(.popTo(destination)) }
    /// Pops until a destination is on top for which the predicate holds.
    @discardableResult public func pop(toLast isTarget: @escaping @Sendable (Destination) -> Bool) -> NavigationHandle {
        perform(.popToLast(isTarget))
    }
    /// Empties the path.
    @discardableResult public func popToRoot() -> NavigationHandle { perform(.popToRoot) }
    /// Dismisses whatever modal is over this level.
    @discardableResult public func dismissModal() -> NavigationHandle { perform(.dismiss()) }
    /// Dismisses all modals.
    @discardableResult public func dismissAll() -> NavigationHandle { perform(.dismissAll()) }
    /// Dismisses the modal that this level is, and continues on the level below, in one transition.
    @discardableResult public func finish(then actions: NavigationAction<Destination>...) -> NavigationHandle {
        perform(.finish(then: actions))
    }
    /// Shows another branch of this level.
    @discardableResult public func select(branch: String) -> NavigationHandle { perform(.select(branch: branch)) }
}

extension Router: RouterContract {}
