/// What a view model that navigates by itself sees of a router, so that a test can hand in a mock.
@MainActor public protocol RouterContract<Destination>: AnyObject {
    /// What the router shows.
    associatedtype Destination: Navigation
    /// See ``Router/navigate(to:)-(Destination)``.
    @discardableResult func navigate(to destination: Destination) -> Transition
    /// See `Router.pop()`.
    @discardableResult func pop() -> Transition
    /// See ``Router/popToRoot()``.
    @discardableResult func popToRoot() -> Transition
    /// See ``Router/dismissSheet()``.
    @discardableResult func dismissSheet() -> Transition
    /// See ``Router/dismissFullScreen()``.
    @discardableResult func dismissFullScreen() -> Transition
    /// See ``Router/dismissModal()``.
    @discardableResult func dismissModal() -> Transition
    /// See ``Router/goBack()``.
    @discardableResult func goBack() -> Transition
}

extension Router: RouterContract {}
