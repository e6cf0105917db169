/// A whole app with a single enum of destinations as one feature, for hosts that ask features for screens.
///
/// ```swift
/// let feature = RouteFeature<Route, WebPage>(main: .home) { route, navigator in screens.page(for: route, navigator) }
/// ```
@MainActor public struct RouteFeature<Incoming: IncomingNavigation, Screen>: Feature {
    private let main: Incoming
    private let make: @MainActor (Incoming, any Navigator) -> Screen

    /// Creates a feature from one enum of destinations.
    ///
    /// - Parameters:
    ///   - main: The first screen.
    ///   - screen: Makes the screen of a destination; write it as a `switch` without `default`.
    public init(main: Incoming, screen: @escaping @MainActor (Incoming, any Navigator) -> Screen) {
        self.main = main
        make = screen
    }
    public func mainScreen(navigator: any Navigator) -> Screen { make(main, navigator) }
    public func screen(for navigation: Incoming, navigator: any Navigator) -> Screen { make(navigation, navigator) }
}
