#if canImport(SwiftUI)
public import SwiftUI
public import Waymark

/// A view that shows a router: its stack, and its modals, each with a stack of its own, to any depth.
///
/// ```swift
/// NavigationContainer(router) { route in
///     switch route {
///     case .detail(let id): DetailView(id: id)
///     case .settings: SettingsView()
///     }
/// } root: {
///     ListView()
/// }
/// ```
/// Each level's router is in the environment of its screens: `@Environment(Router<Route>.self)`. User actions, such as
/// a back swipe or pulling down a sheet, go through the router like any other navigation. If the router has links, the
/// container opens URLs and user activities. On macOS, a full-screen cover is a sheet. Each container needs a router of
/// its own.
public struct NavigationContainer<Destination: Navigation, Screen: View, Root: View>: View {
    private let router: Router<Destination>
    private let root: Root
    private let screens: LevelScreens<Destination, Screen>

    /// Creates a container for a router and its modals.
    ///
    /// - Parameters:
    ///   - router: The router, which must not be that of a modal.
    ///   - destination: The screen of each destination: write it as a `switch` without `default`.
    ///   - root: The first screen, if the router has no root.
    public init(
        _ router: Router<Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen,
        @ViewBuilder root: () -> Root
    ) {
        self.init(router, screen: { screen, _ in destination(screen) }, root: root)
    }

    /// Creates a container whose screens are created with the router of their level.
    ///
    /// - Parameters:
    ///   - router: The router, which must not be that of a modal.
    ///   - screen: The screen of each destination, created with its level's router: write it as a `switch` without
    ///     `default`.
    ///   - root: The first screen, if the router has no root.
    public init(
        _ router: Router<Destination>,
        @ViewBuilder screen: @escaping (Destination, Router<Destination>) -> Screen, @ViewBuilder root: () -> Root
    ) {
        self.router = router
        self.root = root()
        screens = LevelScreens { screen($0, $1) }
    }

    public var body: some View {
        Ground(router: router) {
            LevelView(level: router.host.ground, router: router, screens: screens) {
                LevelStack(level: router.host.ground, router: router, branch: nil, root: root, screens: screens)
                    .equatable()
            }
        }
    }
}

extension NavigationContainer where Root == EmptyView {
    /// Creates a container for a router with a root.
    ///
    /// - Parameters:
    ///   - router: The router, which must not be that of a modal.
    ///   - destination: The screen of each destination: write it as a `switch` without `default`.
    public init(
        _ router: Router<Destination>, @ViewBuilder destination: @escaping (Destination) -> Screen
    ) {
        self.init(router, destination: destination) { EmptyView() }
    }
}

extension NavigationContainer where Destination == AnyNavigation, Screen == AnyView, Root == AnyView {
    /// Creates the container of an app that consists of features, which create the screens.
    ///
    /// ```swift
    /// NavigationContainer(coordinator, registry: registry) { home.mainScreen(navigator: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator.
    ///   - registry: The features.
    ///   - main: Creates the first screen, which is shown if the coordinator has no root.
    public init(
        _ coordinator: NavigationCoordinator, registry: FeatureRegistry<AnyView>, main: (any Navigator) -> AnyView
    ) {
        self.init(coordinator) { destination, router in
            registry.screen(for: destination, navigator: router)
        } root: {
            main(coordinator)
        }
    }
}

/// The function that creates the views of destinations, on every level.
struct LevelScreens<Destination: Navigation, Screen: View>: Equatable, Sendable {
    /// The identity of the container's value: another value may have captured other things.
    private let container = Identity()
    let screen: @MainActor (Destination, Router<Destination>) -> Screen

    init(screen: @escaping @MainActor (Destination, Router<Destination>) -> Screen) { self.screen = screen }

    static func == (one: Self, other: Self) -> Bool { one.container === other.container }

    /// Returns the view of a screen, with the screen's place in the environment.
    @MainActor func view(of screen: Waymark.Screen, _ router: Router<Destination>) -> some View {
        router.makingView { self.screen(router.destination(of: screen), router) }
            .environment(\.screenPlace, router.place(of: screen))
    }
}
#endif
