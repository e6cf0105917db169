// on Linux, only the checks compile this, against a stub of SwiftUI
#if canImport(SwiftUI) && (os(visionOS) || os(Linux))
public import SwiftUI
public import Waymark

/// A scene that shows a destination in an immersive space, opened by `await router.openImmersiveSpace(_:)`.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { NavigationContainer(router) { screen(for: $0) } }
///     NavigationSpace(links: router.links!) { route in PlanetView(route) }
/// }
/// ```
/// Only destinations that the guards allow are opened, each in place of the one before. Set the space's style with
/// SwiftUI's `immersionStyle(selection:in:)`.
public struct NavigationSpace<Destination: Navigation, Content: View>: Scene {
    private let links: LinkTable<Destination>
    private let content: (Destination) -> Content

    /// Creates a scene for the router's immersive spaces.
    ///
    /// - Parameters:
    ///   - links: The app's links, by which the system identifies the destinations.
    ///   - content: The space's content for its destination.
    public init(links: LinkTable<Destination>, @ViewBuilder content: @escaping (Destination) -> Content) {
        self.links = links
        self.content = content
    }

    public var body: some Scene {
        ImmersiveSpace(for: WindowLink<Destination>.self) { link in
            if let path = link.wrappedValue?.path, let destination = try? links.destination(path: path) {
                content(destination)
            }
        }
    }
}

/// Lets a router open and close immersive spaces.
struct OpensSpaces<Destination: Navigation>: ViewModifier {
    let router: Router<Destination>
    @Environment(\.openImmersiveSpace) private var open
    @Environment(\.dismissImmersiveSpace) private var dismiss

    func body(content: Content) -> some View {
        let (open, dismiss) = (open, dismiss)
        router.host.opensSpace = { path in
            // the system allows one space at a time
            await dismiss()
            let answer = await open(value: WindowLink<Destination>(path: path))
            return answer == .opened ? .handled : answer == .userCancelled ? .cancelled : .failed(.unsupported)
        }
        router.host.closesSpace = { await dismiss() }
        return content
    }
}
#endif
