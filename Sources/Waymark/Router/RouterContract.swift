/// What a view model that navigates by itself sees of a router, so that a test can hand in a mock.
@MainActor public protocol RouterContract<Destination>: AnyObject {
    /// What the router shows.
    associatedtype Destination: Navigation
    /// See ``Router/navigate(to:)-(Destination)``.
    @discardableResult func navigate(to destination: Destination) -> NavigationHandle
    /// See `Router.pop()`.
    @discardableResult func pop() -> NavigationHandle
    /// See ``Router/popToRoot()``.
    @discardableResult func popToRoot() -> NavigationHandle
    /// See ``Router/dismissSheet()``.
    @discardableResult func dismissSheet() -> NavigationHandle
    /// See ``Router/dismissFullScreen()``.
    @discardableResult func dismissFullScreen() -> NavigationHandle
    /// See ``Router/dismissModal()``.
    @discardableResult func dismissModal() -> NavigationHandle
    /// See ``Router/goBack()``.
    @discardableResult func goBack() -> NavigationHandle
}

extension Router: RouterContract {}
