/// What a feature receives instead of the coordinator: it goes to any destination, and back.
///
/// ```swift
/// struct HomeNavigator: HomeNavigatorContract {
///     let navigator: any Navigator
///     func openCharacter(identifier: Int) {
///         navigator.navigate(to: HomeOutgoingNavigation.character(identifier: identifier))
///     }
/// }
/// ```
@MainActor public protocol Navigator: AnyObject {
    /// Shows a destination, incoming or outgoing, as it asks to be shown.
    @discardableResult func navigate(to destination: some Navigation) -> NavigationHandle
    /// Back by one: pops, or dismisses the modal.
    @discardableResult func goBack() -> NavigationHandle
    /// Any other change: several things in one transition, a modal that ends and leads on. By default only what comes
    /// down to one of the two above is done.
    @discardableResult func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle
    /// Shows a screen that is asked for a value, and waits for it; nil if it leaves without one, as it does by default.
    func result<Result>(of request: ScreenRequest<AnyNavigation, Result>) async -> Result?
    /// Ends the screen that was asked, with its answer. By default it goes back.
    @discardableResult func finish<Result>(
        _ request: ScreenRequest<AnyNavigation, Result>, with value: Result
    ) -> NavigationHandle
}

extension Navigator {
    @discardableResult public func perform(_ action: NavigationAction<AnyNavigation>) -> NavigationHandle {
        if case .navigate(let destination) = action { return navigate(to: destination.base) }
        if case .pop(1) = action { return goBack() }
        if case .dismiss = action { return goBack() }
        return NavigationHandle(.failed(.unsupported))
    }
    public func result<Result>(of request: ScreenRequest<AnyNavigation, Result>) async -> Result? { nil }
    @discardableResult public func finish<Result>(
        _ request: ScreenRequest<AnyNavigation, Result>, with value: Result
    ) -> NavigationHandle { goBack() }
}

extension NavigationAction where Destination == AnyNavigation {
    /// Shows a destination as it asks to be shown.
    public static func navigate(to destination: some Navigation) -> Self {
        .navigate(AnyNavigation(destination))
    }
    /// Replaces the top of the path, or the root where the path is empty.
    public static func replaceTop(with destination: some Navigation) -> Self {
        .replaceTop(AnyNavigation(destination))
    }
}
