/// The part of a coordinator that a feature gets, so that tests can pass a mock.
///
/// ```swift
/// navigator.navigate(to: HomeOutgoingNavigation.character(identifier: identifier))
/// ```
@MainActor public protocol Navigator: AnyObject {
    /// Shows a destination, incoming or outgoing, as its presentation says.
    @discardableResult func navigate(to destination: some Navigation) -> NavigationHandle
    /// Goes back one step: pops, or dismisses the modal.
    @discardableResult func goBack() -> NavigationHandle
    /// Performs any action. By default only `navigate`, `pop(1)` and `dismiss` work; others fail as
    /// ``NavigationFailure/unsupported``.
    @discardableResult func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle
    /// Shows a screen and waits for its answer; nil if it leaves without one. Returns nil by default.
    func result<Result>(of request: ScreenRequest<AnyNavigation, Result>) async -> Result?
    /// Closes the requested screen with its answer. Goes back by default.
    @discardableResult func finish<Result>(
        _ request: ScreenRequest<AnyNavigation, Result>, with value: Result
    ) -> NavigationHandle
    /// See ``Router/shared(_:)``. By default it makes a new one each time.
    func shared<Model: AnyObject>(_ make: () -> Model) -> Model
}

extension Navigator {
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle {
        if case .navigate(let destination) = action { return navigate(to: destination.base) }
        if case .pop(1) = action { return goBack() }
        if case .dismiss = action { return goBack() }
        return NavigationHandle(.failed(.unsupported))
    }
    public func result<Result>(of request: ScreenRequest<AnyNavigation, Result>) async -> Result? { nil }
    public func shared<Model: AnyObject>(_ make: () -> Model) -> Model { make() }
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<AnyNavigation, Result>, with value: Result
    ) -> NavigationHandle { goBack() }
}

extension NavigationAction where Destination == AnyNavigation {
    /// Shows a destination as its presentation says.
    public static func navigate(to destination: some Navigation) -> Self {
        .navigate(AnyNavigation(destination))
    }
    /// Replaces the top of the path, or the root if the path is empty.
    public static func replaceTop(with destination: some Navigation) -> Self {
        .replaceTop(AnyNavigation(destination))
    }
}
