#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import Waymark

/// A scene whose windows each show a destination, opened by `await router.openWindow(_:)`.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { PhaseContainer(app) { NavigationContainer(app.router) { screen(for: $0) } } }
///     NavigationWindows(links: app.router.links!) { route in DocumentWindow(route) }
/// }
/// ```
/// A window is identified by its destination's link, so the system can restore it, and a second request for the same
/// destination brings it to the front. A restored window whose link no longer resolves is empty. Give each window its
/// own router, with `route` as its root; if that router belongs to an ``AppCoordinator`` with the app's `AuthGuard`,
/// the window is guarded like others. On iPadOS, the app's `Info.plist` has to allow multiple scenes.
public struct NavigationWindows<Destination: Navigation, Content: View>: Scene {
    private let links: LinkTable<Destination>
    private let content: (Destination) -> Content

    /// Creates a scene for the router's windows.
    ///
    /// - Parameters:
    ///   - links: The app's links, by which the system identifies the destinations.
    ///   - content: A window's content for its destination.
    public init(links: LinkTable<Destination>, @ViewBuilder content: @escaping (Destination) -> Content) {
        self.links = links
        self.content = content
    }

    public var body: some Scene {
        WindowGroup(for: WindowLink<Destination>.self) { link in
            // the system may restore a window with a link from an older version
            if let path = link.wrappedValue?.path, let destination = try? links.destination(path: path) {
                content(destination)
            }
        }
        // the New Window command would open a window without a destination
        .commandsRemoved()
    }
}

/// The value that identifies a window or space. Its type keeps different kinds of destinations apart.
struct WindowLink<Destination>: Codable, Hashable {
    let path: String
}
#endif
